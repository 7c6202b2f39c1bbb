import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Tells a spreadsheet program that the file is UTF-8, so that Hindi names open rightly. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a cell may be read as a formula by. */
const FORMULA = /^[=+\-@]/;

/** How many rows a new sheet has. */
const NEW_SHEET_ROWS = 1000;

/**
 * Stands in for the services of Google Apps Script that the spreadsheet script uses, with the same signatures and the same
 * pitfalls: a row beyond the last one of the sheet cannot be written, and what is written does not stand there before it is flushed. One process runs
 * one request after the other, so its lock has nobody to wait for; but a row that is written without it is refused. The rows are kept in a CSV file that any spreadsheet program opens.
 */
export function appsScriptServices(csvPath: string) {
  let rows = existsSync(csvPath) ? readFileSync(csvPath, 'utf8').split('\r\n').length - 1 : 0;
  let room = Math.max(NEW_SHEET_ROWS, rows);
  let unwritten: string[][] = [];

  const expiry = new Map<string, number>();
  const cache = {
    get: (key: string) => ((expiry.get(key) ?? 0) > Date.now() ? 'kept' : null),
    put: (key: string, _value: string, seconds: number) => expiry.set(key, Date.now() + seconds * 1000),
  };

  let locked = false;
  const lock = { waitLock: () => (locked = true), releaseLock: () => (locked = false) };

  const sheet = {
    getMaxRows: () => room,
    insertRowAfter: () => (room += 1),
    getRange: (row: number, _column: number, count: number) => {
      if (row + count - 1 > room) throw new Error('the range lies outside the sheet');
      let format = '';
      const range = {
        /** Of the first column only: a row that is stored has a time there. */
        getValues: () => Array.from({ length: count }, (_, index) => [row + index <= rows ? 'a time' : '']),
        setNumberFormat(code: string) {
          format = code;
          return range;
        },
        setValues(values: string[][]) {
          if (!locked) throw new Error('a row is written without the lock');
          if (format !== '@') throw new Error('a row is written that is not plain text');
          if (values.flat().some((value) => FORMULA.test(value))) throw new Error('a cell becomes a formula');
          unwritten.push(...values);
        },
      };
      return range;
    },
  };

  function flush() {
    if (!locked) throw new Error('a row is written after the lock was released');
    mkdirSync(dirname(csvPath), { recursive: true });
    const start = rows === 0 ? BYTE_ORDER_MARK : '';
    appendFileSync(csvPath, start + unwritten.map(toCsvLine).join(''));
    rows += unwritten.length;
    unwritten = [];
  }

  return {
    LockService: { getScriptLock: () => lock },
    SpreadsheetApp: {
      flush,
      getActiveSpreadsheet: () => ({
        getSheetByName: () => (rows > 0 ? sheet : null),
        insertSheet: () => sheet,
      }),
    },
    CacheService: { getScriptCache: () => cache },
    Utilities: {
      DigestAlgorithm: { SHA_256: 'sha256' },
      Charset: { UTF_8: 'utf8' },
      computeDigest: (algorithm: string, text: string) => createHash(algorithm).update(text).digest(),
      base64Encode: (bytes: Buffer) => bytes.toString('base64'),
      formatDate: (date: Date, timeZone: string) =>
        date.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
    },
    ContentService: {
      MimeType: { JSON: 'application/json' },
      createTextOutput: (text: string) => ({ setMimeType: () => text }),
    },
  };
}

function toCsvLine(cells: string[]): string {
  return `${cells.map(toCsvCell).join(',')}\r\n`;
}

function toCsvCell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
