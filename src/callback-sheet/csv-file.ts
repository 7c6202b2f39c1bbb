import { closeSync, ftruncateSync, fstatSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';

/** Tells a spreadsheet program that the file is UTF-8, so that it shows Hindi names. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Longer headings than this are not read. */
const MAX_HEADINGS_BYTES = 64 * 1024;

/** The owner of the computer may read and write the file, nobody else. */
const FILE_MODE = 0o600;

const LINE_ENDS = ['\r\n', '\n', '\r'] as const;
type LineEnd = (typeof LINE_ENDS)[number];

interface Start {
  headings: string[];
  lineEnd: LineEnd;
}

/**
 * Returns the first row of a CSV file that is not blank: [] if there is none, undefined if there is no file.
 * @throws Error when the file cannot be read.
 */
export function readHeadings(path: string): string[] | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return readStart(file).headings;
  } finally {
    closeSync(file);
  }
}

/**
 * Adds rows to a CSV file by one write, all or none, and creates the file if there is none. It looks at the
 * file first: the rows get the line ends of the file, and a last row without a line end is completed before
 * them.
 * @throws Error when the rows cannot be written.
 */
export function appendRows(path: string, rows: readonly string[][]): void {
  const file = openSync(path, 'a+', FILE_MODE);
  try {
    const { size } = fstatSync(file);
    const { lineEnd } = readStart(file);
    const before = size === 0 ? BYTE_ORDER_MARK : missingEnd(path, file, size, lineEnd);
    const lines = rows.map((cells) => cells.map(toCsvCell).join(',') + lineEnd);
    const bytes = Buffer.from(before + lines.join(''));
    try {
      if (writeSync(file, bytes) < bytes.length) throw new Error('the disk is full');
    } catch (error) {
      ftruncateSync(file, size);
      throw error;
    }
  } finally {
    closeSync(file);
  }
}

/** Returns what the last row lacks: nothing, a line end, or a closing quotation mark and a line end. */
function missingEnd(path: string, file: number, size: number, lineEnd: LineEnd): string {
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  if (last.toString() === '\n' || last.toString() === '\r') return '';
  const quotes = readFileSync(path).reduce((count, byte) => count + Number(byte === 0x22), 0);
  return quotes % 2 === 0 ? lineEnd : `"${lineEnd}`;
}

/** Reads the first row that is not blank and the kind of line end after it. */
function readStart(file: number): Start {
  const bytes = Buffer.alloc(MAX_HEADINGS_BYTES);
  const length = readSync(file, bytes, 0, bytes.length, 0);
  // A byte order mark is a blank character too.
  const text = bytes.toString('utf8', 0, length).trimStart();
  const headings = [''];
  let isQuoted = false;
  let at = 0;
  for (; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === ',') headings.push('');
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else headings[headings.length - 1] += character;
  }
  const lineEnd = LINE_ENDS.find((end) => text.startsWith(end, at)) ?? '\r\n';
  return { headings: text === '' ? [] : headings, lineEnd };
}

function toCsvCell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
