import fs from 'node:fs';
import { homedir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Papa from 'papaparse';
import type { CallbackStorage } from './handle.ts';
import { HEADINGS, toCells, type StoredRequest } from './stored-request.ts';

/** Marks the file as UTF-8, so that spreadsheet programs show Hindi names correctly. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Only the user who runs the server may read the file and open the folder. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** The maximum length of the first row. */
const MAX_HEADINGS_BYTES = 4 * 1024;

/** The maximum time to wait for another server that writes to the file. */
const MAX_LOCK_MS = 2000;

/** The number of files that are tried. */
const MAX_FILES = 50;

/** The errors of a file that another program has locked, or that another user owns. */
const LOCKED = ['EACCES', 'EBUSY', 'EPERM'];

/** Returns the path of the file that CALLBACK_CSV names, by default one in the user's home folder. */
export function csvPath(): string {
  return resolve(process.env['CALLBACK_CSV'] || join(homedir(), 'khush-parivaar', 'callback-requests.csv'));
}

/**
 * A storage in a CSV file, which owners open in a spreadsheet program. Several servers can share it. Requests
 * go to a second file, whose name ends in ` 2`, while the first one is locked or has other headings.
 */
export function csvStorage(path: string): CallbackStorage {
  let countedHour = '';
  let counts = new Map<string, number>();
  const { dir, name, ext } = parse(path);
  const fileOf = (number: number) => (number === 1 ? path : join(dir, `${name} ${number}${ext}`));

  return {
    has(id) {
      for (let number = 1; fs.existsSync(fileOf(number)); number += 1)
        if (hasId(attempt(() => fs.readFileSync(fileOf(number))) ?? Buffer.of(), id)) return true;
      return false;
    },
    add(request) {
      fs.mkdirSync(dir, { recursive: true, mode: FOLDER_MODE });
      whileLocked(`${path}.lock`, () => {
        for (let number = 1; number <= MAX_FILES; number += 1) if (append(fileOf(number), request)) return;
        throw new Error(`none of ${MAX_FILES} files in ${dir} can be used`);
      });
    },
    count(address, hour) {
      if (hour !== countedHour) counts = new Map();
      countedHour = hour;
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count;
    },
  };
}

/** Calls a file operation. Returns undefined if the file is locked. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch (error) {
    if (LOCKED.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Reports whether the file has a cell with an id. */
function hasId(bytes: Buffer, id: string): boolean {
  return bytes.includes(id) && new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(bytes.toString('latin1'));
}

/**
 * Appends a request to a file, unless the file has its id, and creates the file if there is none. The row
 * gets the separator and the line ending of the file. Returns false if the file is locked or has other
 * headings.
 */
function append(path: string, request: StoredRequest): boolean {
  const file = attempt(() => fs.openSync(path, 'a+', FILE_MODE));
  if (file === undefined) return false;
  try {
    const bytes = fs.readFileSync(file);
    if (hasId(bytes, request.id)) return true;
    const start = bytes.toString('utf8', 0, MAX_HEADINGS_BYTES).replace(BYTE_ORDER_MARK, '').trimStart();
    const { data, meta } = Papa.parse<string[]>(start, { preview: 1 });
    const [headings] = data;
    const cells = inColumns(headings ?? HEADINGS, toCells(request));
    if (!cells) return false;
    const newline = headings ? meta.linebreak : '\r\n';
    const before = headings ? missingEnd(bytes, newline) : BYTE_ORDER_MARK;
    const rows = Papa.unparse(headings ? [cells] : [HEADINGS, cells], {
      quotes: true,
      delimiter: headings ? meta.delimiter : ',',
      newline,
    });
    write(file, bytes.length, before + rows + newline);
    return true;
  } finally {
    fs.closeSync(file);
  }
}

/**
 * Returns the cells in the order of the headings, which the owner may have moved or added to. The id is the
 * last cell if its heading is missing. Returns undefined if another heading is missing or duplicated.
 */
function inColumns(headings: string[], cells: string[]): string[] | undefined {
  const titles = headings.map((title) => title.trim());
  const isComplete = HEADINGS.slice(0, -1).every(
    (heading) => titles.filter((title) => title === heading).length === 1,
  );
  if (!isComplete) return undefined;
  const row = titles.map((title) => cells[HEADINGS.indexOf(title)] ?? '');
  return titles.includes('Request') ? row : [...row, ...cells.slice(-1)];
}

/** Returns the missing end of the last row: '', a line ending, or a quotation mark and a line ending. */
function missingEnd(bytes: Buffer, newline: string): string {
  if (/[\r\n]$/.test(bytes.toString('latin1', bytes.length - 1))) return '';
  const quotes = bytes.reduce((count, byte) => count + Number(byte === 0x22), 0);
  return quotes % 2 === 0 ? newline : `"${newline}`;
}

/**
 * Appends a text to a file of `size` bytes, all or nothing.
 * @throws Error if the disk is full.
 */
function write(file: number, size: number, text: string): void {
  const bytes = Buffer.from(text);
  if (fs.writeSync(file, bytes) === bytes.length) return;
  fs.ftruncateSync(file, size);
  throw new Error('the disk is full');
}

/**
 * Calls a function while no other process does. The lock is that of an empty SQLite database: the operating
 * system releases it when the process ends.
 * @throws Error if another process keeps the lock for too long.
 */
function whileLocked(path: string, action: () => void): void {
  const lock = new DatabaseSync(path, { timeout: MAX_LOCK_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    action();
  } finally {
    lock.close();
  }
}
