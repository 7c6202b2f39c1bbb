import { lineAt } from '../issue.ts';
import type { Diagnosis, Recognise } from './detector.ts';
import { unclosedByIndentation } from './indentation.ts';
import { lastBefore, lineAround, openBrackets, splice, type OpenBracket } from './positions.ts';

const CLOSING: Record<string, string> = { '{': '}', '[': ']' };

/** A comma before a closing bracket. */
export const trailingComma: Recognise = (text, { offset }) => {
  const before = lastBefore(text, offset);
  if (text[before] !== ',' || !/[\]}]/.test(text[offset] ?? '')) return undefined;
  return {
    offset: before,
    wrong: 'This line has a comma after the last entry of a list or block',
    mend: 'Delete the comma at the end of this line.',
    meant: splice(text, before, ' '),
  };
};

/** No comma between two entries. */
export const missingComma: Recognise = (text, { offset, name }) => {
  if (name !== 'CommaExpected') return undefined;
  const before = lastBefore(text, offset);
  const room = text.slice(before, offset).search(/[ \t]/);
  return {
    offset: before,
    wrong: 'A comma is missing at the end of this line',
    mend: `Put a comma behind ${lineAround(text, before)
      .line.trim()
      .replace(/^.+(?=.{40})/, '…')}`,
    meant: room > 0 ? splice(text, before + room, ',') : undefined,
  };
};

/** A bracket without its partner. */
export const unclosedBracket: Recognise = (text, { offset }) => {
  const unclosed = unclosedByIndentation(text, offset);
  if (unclosed) {
    const behind = /^\s*[\]}]/.test(text.slice(unclosed.before)) ? '' : ', and a comma behind it';
    return notClosed(unclosed, `before line ${lineAt(text, unclosed.before)}${behind}`);
  }
  const open = openBrackets(text, offset);
  const innermost = open.at(-1);
  const opensAgain =
    text[offset] === '{' && innermost?.sign === '{' && text[lastBefore(text, offset)] === ',';
  const namesInList = innermost?.sign === '[' && /^"[^"\n]*"\s*:/.test(text.slice(offset));
  const closesOther =
    /[\]}]/.test(text[offset] ?? '') && innermost && CLOSING[innermost.sign] !== text[offset];
  const ends = text.slice(offset).trim() === '';
  if (!innermost || !(opensAgain || namesInList || closesOther || ends)) return undefined;
  return notClosed(innermost, ends ? 'at the end of the file' : `before line ${lineAt(text, offset)}`);
};

function notClosed({ sign, offset }: OpenBracket, where: string): Diagnosis {
  const wrong = `The bracket ${sign} of this line is closed nowhere`;
  return { offset, wrong, mend: `Put the missing ${CLOSING[sign]} ${where}.` };
}

/** A block without its first bracket. */
export const missingOpening: Recognise = (text, { offset, name }) => {
  if (name !== 'CommaExpected' || text[offset] !== ':') return undefined;
  const list = openBrackets(text, offset).at(-1);
  const unclosed =
    list?.sign === '[' ? ` Or close the list of line ${lineAt(text, list.offset)} with ].` : '';
  return {
    offset,
    wrong: 'A bracket { is missing before the name in this line',
    mend: `Put { where the block begins.${unclosed}`,
  };
};

/** Something behind the end. */
export const bracketTooMany: Recognise = (text, { offset, name }) =>
  name === 'EndOfFileExpected'
    ? {
        offset,
        wrong: 'The file goes on behind its last bracket',
        mend: `Delete the ${text[offset]} that is too many.`,
      }
    : undefined;

/** No colon behind a name. */
export const missingColon: Recognise = (_, { offset, name }) =>
  name === 'ColonExpected'
    ? {
        offset,
        wrong: 'A colon is missing behind the name in this line',
        mend: 'Write the name, a colon and the text.',
      }
    : undefined;

/** Nothing where a value belongs. */
export const missingValue: Recognise = (text, { offset }) =>
  /[,}\]]/.test(text[offset] ?? '') && /[:,[]/.test(text[lastBefore(text, offset)] ?? '')
    ? {
        offset,
        wrong: `There is nothing before the ${text[offset]} in this line`,
        mend: 'Write what belongs there, or delete what is too many.',
      }
    : undefined;

/** A number such as 1,02,500 or ₹28500. */
export const numberWithCommas: Recognise = (text, { offset }) => {
  const { start, line } = lineAround(text, offset);
  const found =
    /(?<=[:[,]\s*)(?:₹|Rs\.?)?\s*(\d{1,3}(?:,\d{2,3})+)(?=\s*[,\]}]|\s*$)|(?<=[:[,]\s*)(?:₹|Rs\.?)\s*(\d+)/.exec(
      line,
    );
  if (!found) return undefined;
  const digits = (found[1] ?? found[2] ?? '').replaceAll(',', '');
  return {
    offset: start + found.index,
    wrong: `This line has a number that is written with more than digits: ${found[0].trim()}`,
    mend: `Write only the digits: ${digits}`,
    meant: splice(text, start + found.index, digits.padStart(found[0].length)),
  };
};
