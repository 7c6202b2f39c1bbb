import { lineAround, openBrackets, TOKENS, type OpenBracket } from './positions.ts';

/** An opening bracket without a closing bracket. */
export interface Unclosed extends OpenBracket {
  /** The offset of the line before which the closing bracket is missing. */
  before: number;
}

/**
 * Returns the first bracket before the offset `end` that is still open where the indentation shows that its
 * block is over. Returns undefined if there is none, or if all brackets of the text are closed.
 */
export function unclosedByIndentation(text: string, end: number): Unclosed | undefined {
  if (openBrackets(text, text.length).length === 0) return undefined;
  for (const { 0: token, index } of text.slice(0, end + 1).matchAll(TOKENS)) {
    const before = lineAround(text, index).start;
    const bracket = openBrackets(text, index).at(-1);
    if (!bracket || text.slice(before, index).trim() !== '') continue;
    const surplus = indentation(text, bracket.offset) - indentation(text, index);
    // A closing bracket has the indentation of the line that opens it; everything else is indented further.
    if (/[\]}]/.test(token) ? surplus > 0 : surplus >= 0) return { ...bracket, before };
  }
  return undefined;
}

/** Returns the number of spaces at the start of the line that contains an offset. */
function indentation(text: string, offset: number): number {
  return lineAround(text, offset).line.search(/\S|$/);
}
