import { closeSync, ftruncateSync, fstatSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';

/** Marks the file as UTF-8, so that spreadsheet programs show Hindi names correctly. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The maximum length of the first row. */
const MAX_HEADINGS_BYTES = 64 * 1024;

/** Only the user who runs the server may read and write the file. */
const FILE_MODE = 0o600;

const LINE_ENDS = ['\r\n', '\n', '\r'] as const;
type LineEnd = (typeof LINE_ENDS)[number];

interface Start {
  headings: string[];
  lineEnd: LineEnd;
}

/**
 * Returns the first row of a CSV file that is not blank: [] if there is none, undefined if there is no file.
 * @throws Error if the file cannot be read.
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
 * Appends rows to a CSV file in one write, all or none, and creates the file if there is none. The rows get
 * the line ending of the file; a last row without a line ending is completed first.
 * @throws Error if the rows cannot be written.
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

/**
 * Returns the missing end of the last row: '', a line ending, or a closing quotation mark and a line ending.
 */
function missingEnd(path: string, file: number, size: number, lineEnd: LineEnd): string {
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  if (last.toString() === '\n' || last.toString() === '\r') return '';
  const quotes = readFileSync(path).reduce((count, byte) => count + Number(byte === 0x22), 0);
  return quotes % 2 === 0 ? lineEnd : `"${lineEnd}`;
}

/** Reads the first row that is not blank and the line ending after it. */
function readStart(file: number): Start {
  const bytes = Buffer.alloc(MAX_HEADINGS_BYTES);
  const length = readSync(file, bytes, 0, bytes.length, 0);
  // `trimStart` also removes a byte order mark.
  const text = bytes.toString('utf8', 0, length).trimStart();
  const headings = [''];
  let isQuoted = false;
  let offset = 0;
  for (; offset < text.length; offset += 1) {
    const character = text.charAt(offset);
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === ',') headings.push('');
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else headings[headings.length - 1] += character;
  }
  const lineEnd = LINE_ENDS.find((end) => text.startsWith(end, offset)) ?? '\r\n';
  return { headings: text === '' ? [] : headings, lineEnd };
}

function toCsvCell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
