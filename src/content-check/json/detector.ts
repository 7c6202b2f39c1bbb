/** What is probably wrong where JSON cannot be read. */
export interface Diagnosis {
  offset: number;
  problem: string;
  fix: string;
  /**
   * The text as it was probably meant, every character in its old place; undefined where that cannot be told.
   */
  meant?: string | undefined;
}

/** Where JSON cannot be read, and what the parser calls it. */
export interface Fault {
  /** The file, from the top folder of the project. */
  file: string;
  offset: number;
  name: string;
}

/** A way to recognise one kind of fault; undefined where it is another. */
export type Detector = (text: string, fault: Fault) => Diagnosis | undefined;
