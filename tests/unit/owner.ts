import fc from 'fast-check';
import type { Cell, FakeSheet, FakeSpreadsheet } from '../fakes/spreadsheet.ts';

/** What an owner does in a tab, at a row and column. */
type Edit = (sheet: FakeSheet, row: number, column: number, book: FakeSpreadsheet) => void;

const isFilled = (cell: Cell | undefined) => cell !== undefined && (cell.value !== '' || cell.formula !== '');

function moveColumn(sheet: FakeSheet, from: number, to: number): void {
  for (const cells of sheet.rows) {
    while (cells.length < sheet.width) cells.push(sheet.cell(sheet.rows.length + 1, 1));
    cells.splice(to - 1, 0, ...cells.splice(from - 1, 1));
  }
}

const setBlankCell = (sheet: FakeSheet, row: number, column: number, change: Partial<Cell>) => {
  if (!isFilled(sheet.cell(row, column))) sheet.set(row, column, change);
};

/** Edits that keep all requests and headings, although not always where they were. */
export const HARMLESS_EDITS: Record<string, Edit> = {
  'inserts a column': (sheet, _, column, book) => book.insertColumn(sheet, column - 1),
  'moves a column': (sheet, row, column) => moveColumn(sheet, column, (row % sheet.width) + 1),
  'inserts a row': (sheet, row) => void sheet.rows.splice(row, 0, []),
  'sorts the tab': (sheet, _, column) => {
    const text = (cells: Cell[]) => String(cells[column - 1]?.value ?? '') || '\uFFFF';
    const frozen = sheet.rows.slice(0, sheet.frozenRows);
    const rest = sheet.rows.slice(sheet.frozenRows);
    sheet.rows = [...frozen, ...rest.sort((a, b) => (text(a) < text(b) ? -1 : Number(text(a) > text(b))))];
  },
  'writes a note': (sheet, row, column) => setBlankCell(sheet, row, column, { value: 'call again' }),
  'writes a formula without a result': (sheet, row, column) =>
    setBlankCell(sheet, row, column, { formula: '=IF(FALSE,1,"")' }),
  'fills a column with ticks': (sheet, row, column) => {
    for (let at = 2; at <= Math.min(row, sheet.rows.length); at += 1)
      setBlankCell(sheet, at, column, { value: at % 2 === 0 });
  },
  'merges cells': (sheet, row, column) => {
    for (const at of [row, row + 1])
      if (at <= sheet.rows.length && !isFilled(sheet.cell(at, column)))
        sheet.set(at, column, { isMerged: true });
  },
  'sets a rule for a column': (sheet, _, column) => {
    for (let row = 2; row <= Math.min(40, sheet.rows.length); row += 1)
      sheet.set(row, column, { hasValidation: true });
  },
  'deletes the blank rows': (sheet) => void sheet.rows.splice(Math.max(1, sheet.lastRow())),
};

/** Edits that may take away requests or headings. */
export const HARMFUL_EDITS: Record<string, Edit> = {
  'deletes a column': (sheet, _, column) => {
    for (const cells of sheet.rows) cells.splice(column - 1, 1);
    sheet.width -= 1;
  },
  'deletes a row': (sheet, row) => void (sheet.rows.length > 1 && sheet.rows.splice(row - 1, 1)),
  'clears a cell': (sheet, row, column) => sheet.set(row, column, { value: '', formula: '' }),
  'clears the tab': (sheet) => void (sheet.rows = sheet.rows.map(() => [])),
  'renames a heading': (sheet, _, column) => sheet.set(1, column, { value: 'Telephone' }),
  'doubles a heading': (sheet, _, column) => sheet.set(1, column, { value: 'Phone' }),
  'deletes the tab': (sheet, _row, _column, book) =>
    void (book.sheets = book.sheets.filter((other) => other !== sheet)),
  'renames the tab': (sheet) => void (sheet.name = `Old ${sheet.id}`),
};

/** An edit with the place where it is made; the numbers are reduced to what the spreadsheet has. */
export interface PlacedEdit {
  what: string;
  tab: number;
  row: number;
  column: number;
}

/** Random edits of these kinds, most of them near the headings and the requests. */
export const placedEdits = (edits: Record<string, Edit>) =>
  fc.record<PlacedEdit>({
    what: fc.constantFrom(...Object.keys(edits)),
    tab: fc.nat(3),
    row: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1000 })),
    column: fc.integer({ min: 1, max: 10 }),
  });

/** Makes an edit in a spreadsheet. Without a tab there is nothing to edit. */
export function edit(book: FakeSpreadsheet, { what, tab, row, column }: PlacedEdit): void {
  const sheet = book.sheets[tab % Math.max(1, book.sheets.length)];
  if (!sheet) return;
  const place = [Math.min(row, sheet.rows.length), Math.min(column, sheet.width)] as const;
  if (sheet.width > 6 || what !== 'deletes a column')
    ({ ...HARMLESS_EDITS, ...HARMFUL_EDITS })[what]?.(sheet, ...place, book);
}

/** Returns every value and formula of a spreadsheet by its place: `tab row column`. */
export function contents(book: FakeSpreadsheet): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, rows } of book.sheets)
    for (const [row, cells] of rows.entries())
      for (const [column, cell] of cells.entries())
        if (isFilled(cell))
          found.set(`${id} ${row + 1} ${column + 1}`, JSON.stringify([cell.value, cell.formula]));
  return found;
}

/** Returns how often a text stands in a spreadsheet as the value of a whole cell. */
export function timesIn(book: FakeSpreadsheet, text: string): number {
  const cells = book.sheets.flatMap(({ rows }) => rows.flat());
  return cells.filter(({ value }) => value === text).length;
}
