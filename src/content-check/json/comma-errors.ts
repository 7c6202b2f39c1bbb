import type { Detector } from './detector.ts';
import { trailingComma } from './list-errors.ts';
import { previousNonSpace, lineAround, overwrite } from './positions.ts';

/** Detects two entries on one line without a comma between them. */
export const missingCommaInLine: Detector = (text, { offset, code }) => {
  if (code !== 'CommaExpected') return undefined;
  const before = previousNonSpace(text, offset);
  const { start, line } = lineAround(text, offset);
  if (before < start) return undefined;
  return {
    offset: before,
    problem: 'A comma is missing between two entries of this line',
    fix: `Put a comma after ${line
      .slice(0, before + 1 - start)
      .trim()
      .replace(/^.+(?=.{40})/, '…')}`,
  };
};

/** Detects a comma before the closing quote of a text instead of after it. */
export const commaInsideQuotes: Detector = (text, { offset, code }) => {
  const quote = previousNonSpace(text, offset);
  const { start } = lineAround(text, quote);
  const [written] = /"[^"]+,"$/.exec(text.slice(start, quote + 1)) ?? [];
  if (code !== 'CommaExpected' || !written) return undefined;
  return {
    offset: quote,
    problem: 'The comma is inside the quotes',
    fix: `Put it after them: ${written.slice(0, -2).replace(/^.+(?=.{40})/, '…')}",`,
    correctedText: overwrite(text, quote - 1, '",'),
  };
};

/** Detects a comma before a closing bracket on the same line. */
export const commaBeforeBracket: Detector = (text, error) => {
  const trailing = trailingComma(text, error);
  if (!trailing || text.slice(trailing.offset, error.offset).includes('\n')) return undefined;
  return { ...trailing, fix: `Delete the comma before the ${text[error.offset]}.` };
};
