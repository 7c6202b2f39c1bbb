import { mkdirSync } from 'node:fs';
import { dirname, parse, join } from 'node:path';
import { appendRows, readHeadings } from './csv-file.ts';
import { FakeSheet, type Change, type Spreadsheet } from './fake-spreadsheet.ts';
import { releaseLock, acquireLock } from './file-lock.ts';

/** Only the user who runs the server may open the folder. */
const FOLDER_MODE = 0o700;

/**
 * A spreadsheet whose tabs are CSV files. The tab `Callback requests` is the file at `path`; the tab
 * `Callback requests 2` is a file in the same folder whose name ends in ` 2`. Only the headings of an
 * existing file are read. The script sees no other rows and therefore writes row 2, which is appended to the
 * file.
 */
export class CsvSpreadsheet implements Spreadsheet {
  readonly timeZone = 'Asia/Kolkata';
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  find(name: string): FakeSheet | undefined {
    const headings = attempt(() => readHeadings(this.fileOf(name)));
    if (headings === undefined) return undefined;
    const sheet = new FakeSheet(name, 0);
    sheet.width = Math.max(sheet.width, headings.length);
    headings.forEach((value, index) => sheet.set(1, index + 1, { value }));
    return sheet;
  }

  insert(name: string): FakeSheet {
    return new FakeSheet(name, 0);
  }

  insertRow(): void {
    throw new Error('a CSV file has no last row');
  }

  apply(changes: readonly Change[]): void {
    for (const { sheet, row, column, value } of changes) sheet.set(row, column, { value });
    for (const sheet of new Set(changes.map((change) => change.sheet))) {
      const rows = new Set(changes.filter((change) => change.sheet === sheet).map(({ row }) => row));
      const lines = [...rows].map((row) =>
        Array.from({ length: sheet.lastColumn() }, (_, index) => String(sheet.cell(row, index + 1).value)),
      );
      attempt(() => appendRows(this.fileOf(sheet.name), lines));
    }
  }

  deleteRows(): void {
    throw new Error('a CSV file has no menu that deletes rows');
  }

  lock(waitMs: number): void {
    attempt(() => mkdirSync(dirname(this.path), { recursive: true, mode: FOLDER_MODE }));
    attempt(() => acquireLock(`${this.path}.lock`, waitMs));
  }

  unlock(): void {
    releaseLock(`${this.path}.lock`);
  }

  private fileOf(tab: string): string {
    const { dir, name, ext } = parse(this.path);
    return join(dir, `${name}${/ \d+$/.exec(tab)?.[0] ?? ''}${ext}`);
  }
}

/** Calls a file operation. Its error messages do not contain the path, because visitors can read them. */
function attempt<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(code ? `the file cannot be used (${code})` : message, { cause: error });
  }
}
