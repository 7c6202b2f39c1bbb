import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import * as unquotedValues from './unquoted-values.ts';
import * as commaErrors from './comma-errors.ts';
import type { Diagnosis, Detector } from './detector.ts';
import * as fileErrors from './file-errors.ts';
import * as listErrors from './list-errors.ts';
import * as textErrors from './text-errors.ts';

/** The first detector that returns a diagnosis wins, so the most probable causes come first. */
const DETECTORS: Detector[] = [
  fileErrors.missingFirstBracket,
  unquotedValues.formattedNumber,
  unquotedValues.unquotedText,
  textErrors.curlyQuotes,
  commaErrors.commaBeforeBracket,
  listErrors.trailingComma,
  listErrors.numberWithCommas,
  textErrors.unclosedQuote,
  textErrors.quoteInsideText,
  listErrors.unclosedBracket,
  listErrors.missingOpeningBracket,
  commaErrors.commaInsideQuotes,
  commaErrors.missingCommaInLine,
  listErrors.missingComma,
  listErrors.missingColon,
  listErrors.missingValue,
  textErrors.singleQuote,
  textErrors.comment,
  textErrors.backslash,
  listErrors.extraBracket,
  textErrors.unquotedWord,
];

/** Returns the probable cause of a syntax error, or a general diagnosis if no detector recognises it. */
export function diagnose(text: string, parseError: ParseError, file: string): Diagnosis {
  const { offset } = parseError;
  const error = { file, offset, code: printParseErrorCode(parseError.error) };
  for (const detect of DETECTORS) {
    const diagnosis = detect(text, error);
    if (diagnosis) return diagnosis;
  }
  return {
    offset,
    problem: `This line cannot be read from the ${text[offset] ?? 'end'} on`,
    fix: 'Delete the character if it does not belong there, or compare the line with those around it: a name and a text are between straight quotes ("…"), and a comma is between two entries.',
  };
}
