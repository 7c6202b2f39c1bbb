import { lineAt } from '../issue.ts';
import type { Diagnosis, Detector } from './detector.ts';
import { unclosedByIndentation } from './indentation.ts';
import { lastBefore, lineAround, openBrackets, splice, type OpenBracket } from './positions.ts';

const CLOSING: Record<string, string> = { '{': '}', '[': ']' };

/** A comma before a closing bracket. */
export const trailingComma: Detector = (text, { offset }) => {
  const before = lastBefore(text, offset);
  if (text[before] !== ',' || !/[\]}]/.test(text[offset] ?? '')) return undefined;
  return {
    offset: before,
    problem: 'This line has a comma after the last entry of a list or block',
    fix: 'Delete the comma at the end of this line.',
    meant: splice(text, before, ' '),
  };
};

/** No comma between two entries. */
export const missingComma: Detector = (text, { offset, name }) => {
  if (name !== 'CommaExpected') return undefined;
  const before = lastBefore(text, offset);
  const room = text.slice(before, offset).search(/[ \t]/);
  return {
    offset: before,
    problem: 'A comma is missing at the end of this line',
    fix: `Put a comma behind ${lineAround(text, before)
      .line.trim()
      .replace(/^.+(?=.{40})/, '…')}`,
    meant: room > 0 ? splice(text, before + room, ',') : undefined,
  };
};

/** A bracket without its partner. */
export const unclosedBracket: Detector = (text, { offset }) => {
  const unclosed = unclosedByIndentation(text, offset);
  if (unclosed) {
    const behind = /^\s*[\]}]/.test(text.slice(unclosed.before)) ? '' : ', and a comma behind it';
    return notClosed(unclosed, `before line ${lineAt(text, unclosed.before)}${behind}`);
  }
  const open = openBrackets(text, offset);
  const innermost = open.at(-1);
  const opensAgain =
    text[offset] === '{' && innermost?.character === '{' && text[lastBefore(text, offset)] === ',';
  const namesInList = innermost?.character === '[' && /^"[^"\n]*"\s*:/.test(text.slice(offset));
  const closesOther =
    /[\]}]/.test(text[offset] ?? '') && innermost && CLOSING[innermost.character] !== text[offset];
  const ends = text.slice(offset).trim() === '';
  if (!innermost || !(opensAgain || namesInList || closesOther || ends)) return undefined;
  return notClosed(innermost, ends ? 'at the end of the file' : `before line ${lineAt(text, offset)}`);
};

function notClosed({ character, offset }: OpenBracket, where: string): Diagnosis {
  const problem = `The bracket ${character} of this line is closed nowhere`;
  return { offset, problem, fix: `Put the missing ${CLOSING[character]} ${where}.` };
}

/** A block without its first bracket. */
export const missingOpening: Detector = (text, { offset, name }) => {
  if (name !== 'CommaExpected' || text[offset] !== ':') return undefined;
  const list = openBrackets(text, offset).at(-1);
  const unclosed =
    list?.character === '[' ? ` Or close the list of line ${lineAt(text, list.offset)} with ].` : '';
  return {
    offset,
    problem: 'A bracket { is missing before the name in this line',
    fix: `Put { where the block begins.${unclosed}`,
  };
};

/** Something behind the end. */
export const bracketTooMany: Detector = (text, { offset, name }) =>
  name === 'EndOfFileExpected'
    ? {
        offset,
        problem: 'The file goes on behind its last bracket',
        fix: `Delete the ${text[offset]} that is too many.`,
      }
    : undefined;

/** No colon behind a name. */
export const missingColon: Detector = (_, { offset, name }) =>
  name === 'ColonExpected'
    ? {
        offset,
        problem: 'A colon is missing behind the name in this line',
        fix: 'Write the name, a colon and the text.',
      }
    : undefined;

/** Nothing where a value belongs. */
export const missingValue: Detector = (text, { offset }) =>
  /[,}\]]/.test(text[offset] ?? '') && /[:,[]/.test(text[lastBefore(text, offset)] ?? '')
    ? {
        offset,
        problem: `There is nothing before the ${text[offset]} in this line`,
        fix: 'Write what belongs there, or delete what is too many.',
      }
    : undefined;

/** A number such as 1,02,500 or ₹28500. */
export const numberWithCommas: Detector = (text, { offset }) => {
  const { start, line } = lineAround(text, offset);
  const found =
    /(?<=[:[,]\s*)(?:₹|Rs\.?)?\s*(\d{1,3}(?:,\d{2,3})+)(?=\s*[,\]}]|\s*$)|(?<=[:[,]\s*)(?:₹|Rs\.?)\s*(\d+)/.exec(
      line,
    );
  if (!found) return undefined;
  const digits = (found[1] ?? found[2] ?? '').replaceAll(',', '');
  return {
    offset: start + found.index,
    problem: `This line has a number that is written with more than digits: ${found[0].trim()}`,
    fix: `Write only the digits: ${digits}`,
    meant: splice(text, start + found.index, digits.padStart(found[0].length)),
  };
};
