/** The value of a cell; the empty string for a blank cell. */
export type CellValue = string | number | boolean | Date;

/** A cell. A cell without a value can have a formula or data validation, or be part of a merged area. */
export interface Cell {
  readonly value: CellValue;
  readonly formula: string;
  readonly hasValidation: boolean;
  readonly isMerged: boolean;
}

const NEW_SHEET_ROWS = 1000;
const NEW_SHEET_COLUMNS = 26;
/** The limit of Google Sheets. */
const MAX_CELLS = 10_000_000;

const BLANK: Cell = { value: '', formula: '', hasValidation: false, isMerged: false };

const isFilled = (cell: Cell | undefined) => cell !== undefined && (cell.value !== '' || cell.formula !== '');

/**
 * A tab. Rows and columns are counted from 1. A row stores its cells up to the last one that is not blank.
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

  /** Changes some properties of a cell. */
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

  /** @throws Error if no row would be left that is not frozen. */
  deleteRows(row: number, count: number): void {
    if (row < 1 || count < 1 || row + count - 1 > this.rows.length)
      throw new Error('Those rows are out of bounds.');
    const rest = this.rows.toSpliced(row - 1, count);
    const frozen = this.frozenRows - Math.max(0, Math.min(count, this.frozenRows - row + 1));
    if (rest.length <= frozen) throw new Error('Sorry, it is not possible to delete all non-frozen rows.');
    this.rows = rest;
    this.frozenRows = frozen;
  }
}

/** A spreadsheet in memory with a maximum number of cells. */
export class FakeSpreadsheet {
  sheets: FakeSheet[] = [];
  /** The time zone of its dates, which its owner chooses. */
  timeZone = 'Asia/Kolkata';
  private readonly maxCells: number;
  private lastId = 0;

  constructor(maxCells = MAX_CELLS) {
    this.maxCells = maxCells;
  }

  find(name: string): FakeSheet | undefined {
    return this.sheets.find((sheet) => sheet.name === name);
  }

  /** @throws Error if the spreadsheet has no space for another tab. */
  insert(name: string): FakeSheet {
    this.ensureSpace(NEW_SHEET_ROWS * NEW_SHEET_COLUMNS);
    this.lastId += 1;
    const sheet = new FakeSheet(name, this.lastId);
    this.sheets.push(sheet);
    return sheet;
  }

  /** @throws Error if the spreadsheet has no space for another row. */
  insertRow(sheet: FakeSheet, after: number): void {
    this.ensureSpace(sheet.width);
    sheet.rows.splice(after, 0, []);
  }

  /** @throws Error if the spreadsheet has no space for another column. */
  insertColumn(sheet: FakeSheet, after: number): void {
    this.ensureSpace(sheet.rows.length);
    sheet.width += 1;
    for (const cells of sheet.rows) if (cells.length > after) cells.splice(after, 0, BLANK);
  }

  private ensureSpace(cells: number): void {
    const used = this.sheets.reduce((sum, { rows, width }) => sum + rows.length * width, 0);
    if (used + cells > this.maxCells)
      throw new Error(`the spreadsheet would have more than ${this.maxCells} cells`);
  }
}
