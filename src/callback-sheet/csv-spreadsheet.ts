import { mkdirSync } from 'node:fs';
import { dirname, parse, join } from 'node:path';
import { appendRows, readHeadings } from './csv-file.ts';
import { FakeSheet, type Change, type Spreadsheet } from './fake-spreadsheet.ts';
import { releaseLock, takeLock } from './file-lock.ts';

/** The owner of the computer may open the folder, nobody else. */
const FOLDER_MODE = 0o700;

/**
 * A spreadsheet whose tabs are CSV files. The tab `Callback requests` is the file at `path`; the tab
 * `Callback requests 2` is a file beside it whose name ends in ` 2`. Of a file that exists only the headings
 * are read: to the script it has no other row, so it writes row 2, which is added at the end of the file.
 */
export class CsvSpreadsheet implements Spreadsheet {
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

  lock(waitMs: number): void {
    attempt(() => mkdirSync(dirname(this.path), { recursive: true, mode: FOLDER_MODE }));
    attempt(() => takeLock(`${this.path}.lock`, waitMs));
  }

  unlock(): void {
    releaseLock(`${this.path}.lock`);
  }

  private fileOf(tab: string): string {
    const { dir, name, ext } = parse(this.path);
    return join(dir, `${name}${/ \d+$/.exec(tab)?.[0] ?? ''}${ext}`);
  }
}

/** Does something with a file. What goes wrong is told without the path, since visitors can read it. */
function attempt<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(code ? `the file cannot be used (${code})` : message, { cause: error });
  }
}
