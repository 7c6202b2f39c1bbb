import { lineAt } from '../issue.ts';
import type { Diagnosis, Detector } from './detector.ts';
import { unclosedByIndentation } from './indentation.ts';
import { previousNonSpace, lineAround, openBrackets, overwrite, type OpenBracket } from './positions.ts';

const CLOSING: Record<string, string> = { '{': '}', '[': ']' };

/** Detects a comma before a closing bracket. */
export const trailingComma: Detector = (text, { offset }) => {
  const before = previousNonSpace(text, offset);
  if (text[before] !== ',' || !/[\]}]/.test(text[offset] ?? '')) return undefined;
  return {
    offset: before,
    problem: 'This line has a comma after the last entry of a list or block',
    fix: 'Delete the comma at the end of this line.',
    correctedText: overwrite(text, before, ' '),
  };
};

/** Detects a missing comma at the end of a line. */
export const missingComma: Detector = (text, { offset, code }) => {
  if (code !== 'CommaExpected') return undefined;
  const before = previousNonSpace(text, offset);
  const space = text.slice(before, offset).search(/[ \t]/);
  return {
    offset: before,
    problem: 'A comma is missing at the end of this line',
    fix: `Put a comma after ${lineAround(text, before)
      .line.trim()
      .replace(/^.+(?=.{40})/, '…')}`,
    correctedText: space > 0 ? overwrite(text, before + space, ',') : undefined,
  };
};

/** Detects an opening bracket without a closing bracket. */
export const unclosedBracket: Detector = (text, { offset }) => {
  const unclosed = unclosedByIndentation(text, offset);
  if (unclosed) {
    const comma = /^\s*[\]}]/.test(text.slice(unclosed.before)) ? '' : ', and a comma after it';
    return notClosed(unclosed, `before line ${lineAt(text, unclosed.before)}${comma}`);
  }
  const open = openBrackets(text, offset);
  const innermost = open.at(-1);
  const opensAgain =
    text[offset] === '{' && innermost?.character === '{' && text[previousNonSpace(text, offset)] === ',';
  const namesInList = innermost?.character === '[' && /^"[^"\n]*"\s*:/.test(text.slice(offset));
  const closesOther =
    /[\]}]/.test(text[offset] ?? '') && innermost && CLOSING[innermost.character] !== text[offset];
  const ends = text.slice(offset).trim() === '';
  if (!innermost || !(opensAgain || namesInList || closesOther || ends)) return undefined;
  return notClosed(innermost, ends ? 'at the end of the file' : `before line ${lineAt(text, offset)}`);
};

function notClosed({ character, offset }: OpenBracket, where: string): Diagnosis {
  const problem = `The bracket ${character} on this line is never closed`;
  return { offset, problem, fix: `Put the missing ${CLOSING[character]} ${where}.` };
}

/** Detects a block without its opening bracket. */
export const missingOpeningBracket: Detector = (text, { offset, code }) => {
  if (code !== 'CommaExpected' || text[offset] !== ':') return undefined;
  const list = openBrackets(text, offset).at(-1);
  const unclosed =
    list?.character === '['
      ? ` Or close the list that begins on line ${lineAt(text, list.offset)} with ].`
      : '';
  return {
    offset,
    problem: 'A bracket { is missing before the name on this line',
    fix: `Put { where the block begins.${unclosed}`,
  };
};

/** Detects text after the end of the JSON value. */
export const extraBracket: Detector = (text, { offset, code }) =>
  code === 'EndOfFileExpected'
    ? {
        offset,
        problem: 'The file goes on after its last bracket',
        fix: `Delete the extra ${text[offset]}.`,
      }
    : undefined;

/** Detects a missing colon after a name. */
export const missingColon: Detector = (_, { offset, code }) =>
  code === 'ColonExpected'
    ? {
        offset,
        problem: 'A colon is missing after the name on this line',
        fix: 'Write the name, a colon and the text.',
      }
    : undefined;

/** Detects a missing value. */
export const missingValue: Detector = (text, { offset }) =>
  /[,}\]]/.test(text[offset] ?? '') && /[:,[]/.test(text[previousNonSpace(text, offset)] ?? '')
    ? {
        offset,
        problem: `There is nothing before the ${text[offset]} on this line`,
        fix: 'Write the missing text or number, or delete the extra character.',
      }
    : undefined;

/** Detects a number with separators or a currency, such as 1,02,500 or ₹28500. */
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
    problem: `This line has a number that contains more than digits: ${found[0].trim()}`,
    fix: `Write only the digits: ${digits}`,
    correctedText: overwrite(text, start + found.index, digits.padStart(found[0].length)),
  };
};
