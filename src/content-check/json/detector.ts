/** The probable cause of a JSON syntax error. */
export interface Diagnosis {
  offset: number;
  problem: string;
  fix: string;
  /**
   * The text with the error corrected and all other characters at the same offsets; undefined if the
   * correction is ambiguous.
   */
  correctedText?: string | undefined;
}

/** A syntax error that the JSON parser has reported. */
export interface JsonError {
  /** The path of the file, relative to the project root. */
  file: string;
  offset: number;
  /** The name of the parser's error code, e.g. `CommaExpected`. */
  code: string;
}

/** Returns a diagnosis if the error is of the kind that this detector recognises, else undefined. */
export type Detector = (text: string, error: JsonError) => Diagnosis | undefined;
