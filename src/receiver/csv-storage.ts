import fs from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { CallbackStorage } from './handle.ts';
import { CSV_HEADINGS, csvRow } from './stored-request.ts';

/** Returns the path of the file that CALLBACK_CSV names, by default one in the user's home folder. */
export function csvPath(): string {
  return resolve(process.env['CALLBACK_CSV'] || join(homedir(), 'khush-parivaar', 'callback-requests.csv'));
}

/**
 * A storage in a CSV file, which owners open in a spreadsheet program. One process may write to it. Only its
 * user may read the file.
 */
export function csvStorage(path: string): CallbackStorage {
  const read = () => (fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : '');
  // The id is the last cell of a row, also after a program has saved the file with other separators.
  const ids = new Set(read().match(/[A-Za-z0-9-]{8,64}(?="?$)/gm));
  return {
    add(request) {
      if (ids.has(request.id)) return;
      fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      fs.appendFileSync(path, beforeNextRow(read()) + csvRow(request), { mode: 0o600 });
      ids.add(request.id);
    },
  };
}

/** Returns what a file needs before its next row: the headings, or the missing end of its last row. */
function beforeNextRow(text: string): string {
  if (text === '') return CSV_HEADINGS;
  if (text.split('"').length % 2 === 0) return '"\r\n';
  return text.endsWith('\n') ? '' : '\r\n';
}
