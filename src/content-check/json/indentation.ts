import { lineAround, openBrackets, TOKENS, type OpenBracket } from './positions.ts';

/** A bracket that nothing closes, and where the line begins before which its partner is missing. */
export interface Unclosed extends OpenBracket {
  before: number;
}

/**
 * Finds the first bracket up to a place of a JSON text that the lines behind it, by their indentation, no
 * longer belong to; undefined where there is none, or where the text closes as many brackets as it opens.
 */
export function unclosedByIndentation(text: string, end: number): Unclosed | undefined {
  if (openBrackets(text, text.length).length === 0) return undefined;
  for (const { 0: token, index } of text.slice(0, end + 1).matchAll(TOKENS)) {
    const before = lineAround(text, index).start;
    const bracket = openBrackets(text, index).at(-1);
    if (!bracket || text.slice(before, index).trim() !== '') continue;
    const surplus = indentation(text, bracket.offset) - indentation(text, index);
    // A closing bracket stands as far in as the line that opens it, everything else further in.
    if (/[\]}]/.test(token) ? surplus > 0 : surplus >= 0) return { ...bracket, before };
  }
  return undefined;
}

/** How far the line of a place is indented. */
function indentation(text: string, offset: number): number {
  return lineAround(text, offset).line.search(/\S|$/);
}
