import type { Detector } from './detector.ts';
import { trailingComma } from './list-faults.ts';
import { lastBefore, lineAround, splice } from './positions.ts';

/** No comma between two entries of one line. */
export const missingInLine: Detector = (text, { offset, name }) => {
  if (name !== 'CommaExpected') return undefined;
  const before = lastBefore(text, offset);
  const { start, line } = lineAround(text, offset);
  if (before < start) return undefined;
  return {
    offset: before,
    problem: 'A comma is missing between two entries of this line',
    fix: `Put a comma behind ${line
      .slice(0, before + 1 - start)
      .trim()
      .replace(/^.+(?=.{40})/, '…')}`,
  };
};

/** A comma that stands before the last quote of a text instead of behind it. */
export const commaInsideQuotes: Detector = (text, { offset, name }) => {
  const quote = lastBefore(text, offset);
  const { start } = lineAround(text, quote);
  const [written] = /"[^"]+,"$/.exec(text.slice(start, quote + 1)) ?? [];
  if (name !== 'CommaExpected' || !written) return undefined;
  return {
    offset: quote,
    problem: 'The comma stands inside the quotes',
    fix: `Put it behind them: ${written.slice(0, -2).replace(/^.+(?=.{40})/, '…')}",`,
    meant: splice(text, quote - 1, '",'),
  };
};

/** A comma before a closing bracket of the same line. */
export const commaBeforeBracket: Detector = (text, fault) => {
  const trailing = trailingComma(text, fault);
  if (!trailing || text.slice(trailing.offset, fault.offset).includes('\n')) return undefined;
  return { ...trailing, fix: `Delete the comma before the ${text[fault.offset]}.` };
};
