/** What a cell of a spreadsheet can hold. A blank cell holds the empty text. */
export type CellValue = string | number | boolean | Date;

/** One cell. It may have no value but a formula, a rule about its values, or a place in a merged area. */
export interface Cell {
  readonly value: CellValue;
  readonly formula: string;
  readonly hasValidation: boolean;
  readonly isMerged: boolean;
}

/** A write that a script asked for and that has not been flushed yet. */
export interface Change {
  sheet: FakeSheet;
  row: number;
  column: number;
  value: string;
}

/** What the fake services need of a spreadsheet: tabs by name, a lock, and a place for what is flushed. */
export interface Spreadsheet {
  find: (name: string) => FakeSheet | undefined;
  /** @throws Error when there is no room for another tab. */
  insert: (name: string) => FakeSheet;
  /** @throws Error when there is no room for another row. */
  insertRow: (sheet: FakeSheet, after: number) => void;
  /** Makes the changes of one flush, all or none. */
  apply: (changes: readonly Change[]) => void;
  /** @throws Error when the lock is not free within this time. */
  lock: (waitMs: number) => void;
  unlock: () => void;
}

const NEW_SHEET_ROWS = 1000;
const NEW_SHEET_COLUMNS = 26;
/** The limit of Google Sheets. */
const MAX_CELLS = 10_000_000;

const BLANK: Cell = { value: '', formula: '', hasValidation: false, isMerged: false };

const isFilled = (cell: Cell | undefined) => cell !== undefined && (cell.value !== '' || cell.formula !== '');

/**
 * A tab: rows of cells. A row holds its cells up to the last one that is not blank; rows and columns count
 * from 1.
 */
export class FakeSheet {
  name: string;
  readonly id: number;
  rows: Cell[][] = Array.from({ length: NEW_SHEET_ROWS }, () => []);
  width = NEW_SHEET_COLUMNS;
  frozenRows = 0;

  constructor(name: string, id: number) {
    this.name = name;
    this.id = id;
  }

  cell(row: number, column: number): Cell {
    return this.rows[row - 1]?.[column - 1] ?? BLANK;
  }

  /** Changes some of what a cell has. */
  set(row: number, column: number, change: Partial<Cell>): void {
    const cells = this.rows[row - 1];
    if (cells === undefined || column > this.width) throw new Error('the cell is outside the sheet');
    while (cells.length < column - 1) cells.push(BLANK);
    cells[column - 1] = { ...(cells[column - 1] ?? BLANK), ...change };
  }

  /** The last row with a value or formula, 0 in an empty sheet. */
  lastRow(): number {
    return this.rows.findLastIndex((cells) => cells.some(isFilled)) + 1;
  }

  /** The last column with a value or formula, 0 in an empty sheet. */
  lastColumn(): number {
    return Math.max(0, ...this.rows.map((cells) => cells.findLastIndex(isFilled) + 1));
  }
}

/** A spreadsheet in memory, as large as Google allows or smaller. */
export class FakeSpreadsheet implements Spreadsheet {
  sheets: FakeSheet[] = [];
  private readonly maxCells: number;
  private lastId = 0;

  constructor(maxCells = MAX_CELLS) {
    this.maxCells = maxCells;
  }

  find(name: string): FakeSheet | undefined {
    return this.sheets.find((sheet) => sheet.name === name);
  }

  insert(name: string): FakeSheet {
    this.makeRoom(NEW_SHEET_ROWS * NEW_SHEET_COLUMNS);
    this.lastId += 1;
    const sheet = new FakeSheet(name, this.lastId);
    this.sheets.push(sheet);
    return sheet;
  }

  insertRow(sheet: FakeSheet, after: number): void {
    this.makeRoom(sheet.width);
    sheet.rows.splice(after, 0, []);
  }

  apply(changes: readonly Change[]): void {
    for (const { sheet, row, column, value } of changes) sheet.set(row, column, { value });
  }

  lock(): void {
    // One process handles one request after the other: nobody else can hold the lock.
  }

  unlock(): void {
    // See lock().
  }

  private makeRoom(cells: number): void {
    const used = this.sheets.reduce((sum, { rows, width }) => sum + rows.length * width, 0);
    if (used + cells > this.maxCells)
      throw new Error(`the spreadsheet would have more than ${this.maxCells} cells`);
  }
}
