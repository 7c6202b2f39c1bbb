import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import * as bareValues from './unquoted-values.ts';
import * as commaFaults from './comma-faults.ts';
import type { Diagnosis, Detector } from './detector.ts';
import * as fileFaults from './file-faults.ts';
import * as listFaults from './list-faults.ts';
import * as textFaults from './text-faults.ts';

/** In this order: what is told first is the likeliest of several readings. */
const DETECTORS: Detector[] = [
  fileFaults.missingFirstBracket,
  bareValues.looseNumber,
  bareValues.bareText,
  textFaults.curlyQuotes,
  commaFaults.commaBeforeBracket,
  listFaults.trailingComma,
  listFaults.numberWithCommas,
  textFaults.unclosedQuote,
  textFaults.quoteInsideText,
  listFaults.unclosedBracket,
  listFaults.missingOpening,
  commaFaults.commaInsideQuotes,
  commaFaults.missingInLine,
  listFaults.missingComma,
  listFaults.missingColon,
  listFaults.missingValue,
  textFaults.singleQuote,
  textFaults.note,
  textFaults.backslash,
  listFaults.bracketTooMany,
  textFaults.bareWord,
];

/** Tells what is probably wrong at the first fault of a JSON text. */
export function diagnose(text: string, error: ParseError, file: string): Diagnosis {
  const fault = { file, offset: error.offset, name: printParseErrorCode(error.error) };
  for (const detect of DETECTORS) {
    const diagnosis = detect(text, fault);
    if (diagnosis) return diagnosis;
  }
  return {
    offset: error.offset,
    problem: `This line cannot be read from the ${text[error.offset] ?? 'end'} on`,
    fix: 'Delete the character if it does not belong there, or compare the line with those around it: a name and a text stand between straight quotes ("…"), and a comma stands between two entries.',
  };
}
