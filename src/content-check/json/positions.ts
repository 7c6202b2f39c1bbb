/** A bracket that is open, and where it was opened. */
export interface OpenBracket {
  character: string;
  offset: number;
}

/** The names, texts and brackets of a JSON text. */
export const TOKENS = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g;

/** The brackets that are open before a place of a JSON text, the innermost last. */
export function openBrackets(text: string, end: number): OpenBracket[] {
  const open: OpenBracket[] = [];
  for (const { 0: token, index } of text.slice(0, end).matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push({ character: token, offset: index });
    else if (token === '}' || token === ']') open.pop();
  }
  return open;
}

/** The line in which a place of a text lies, and where it begins. */
export function lineAround(text: string, offset: number): { start: number; line: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { start, line: text.slice(start, end < 0 ? undefined : end) };
}

/** The place of the last character before another that is no space. */
export function lastBefore(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length - 1;
}

/** Gives a text in which other characters stand from `start` on. */
export function splice(text: string, start: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(start + replacement.length);
}
