import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Tells a spreadsheet program that the file is UTF-8, so that Hindi names open rightly. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Stands in for the services of Google Apps Script that the spreadsheet script uses, with the same signatures.
 * The rows are kept in a CSV file that any spreadsheet program opens.
 */
export function appsScriptServices(csvPath: string) {
  let rows = existsSync(csvPath) ? readFileSync(csvPath, 'utf8').split('\r\n').length - 1 : 0;

  const expiry = new Map<string, number>();
  const cache = {
    get: (key: string) => ((expiry.get(key) ?? 0) > Date.now() ? 'kept' : null),
    put: (key: string, _value: string, seconds: number) => expiry.set(key, Date.now() + seconds * 1000),
  };

  const sheet = {
    getLastRow: () => rows,
    getRange: () => {
      const range = {
        setNumberFormat: () => range,
        setValues(values: string[][]) {
          mkdirSync(dirname(csvPath), { recursive: true });
          const start = rows === 0 ? BYTE_ORDER_MARK : '';
          appendFileSync(csvPath, start + values.map(toCsvLine).join(''));
          rows += values.length;
        },
      };
      return range;
    },
  };

  return {
    // One process runs one request after the other, so there is nothing to lock.
    LockService: { getScriptLock: () => ({ waitLock: () => undefined, releaseLock: () => undefined }) },
    SpreadsheetApp: {
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

/** A CSV file has no plain-text format for a cell: the apostrophe keeps a spreadsheet program from reading a formula. */
function toCsvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
