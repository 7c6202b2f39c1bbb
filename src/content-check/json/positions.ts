/** An opening bracket and its offset. */
export interface OpenBracket {
  character: string;
  offset: number;
}

/** Matches the names, strings and brackets of a JSON text. */
export const TOKENS = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g;

/** Returns the brackets that are open at the offset `end` of a JSON text, the innermost last. */
export function openBrackets(text: string, end: number): OpenBracket[] {
  const open: OpenBracket[] = [];
  for (const { 0: token, index } of text.slice(0, end).matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push({ character: token, offset: index });
    else if (token === '}' || token === ']') open.pop();
  }
  return open;
}

/** Returns the line that contains an offset, and the offset at which the line starts. */
export function lineAround(text: string, offset: number): { start: number; line: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { start, line: text.slice(start, end < 0 ? undefined : end) };
}

/** Returns the offset of the last character before `offset` that is not white space. */
export function previousNonSpace(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length - 1;
}

/** Returns a text in which `replacement` overwrites as many characters from `start` on. */
export function overwrite(text: string, start: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(start + replacement.length);
}
