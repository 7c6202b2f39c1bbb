import type { CellValue, FakeSheet, FakeSpreadsheet } from './spreadsheet.ts';
import type { FakeUi } from './user-interface.ts';

const DATE_FORMAT = 'yyyy-MM-dd HH:mm:ss';

/**
 * Returns fakes of the Google Apps Script services that the spreadsheet script uses, with the same
 * signatures. They are stricter than Google: a write requires the lock and the plain text format, a deletion
 * and a search require the lock, and what is not flushed before the lock is released is lost.
 * @param ui the user interface of the opened spreadsheet; a web app has none
 */
export function appsScriptServices(spreadsheet: FakeSpreadsheet, ui?: FakeUi) {
  let isLocked = false;
  let unflushed: (() => void)[] = [];

  function rangeOf(sheet: FakeSheet, row: number, column: number, height = 1, width = 1) {
    const isInside = row >= 1 && column >= 1 && height >= 1 && width >= 1;
    if (!isInside || row + height - 1 > sheet.rows.length || column + width - 1 > sheet.width)
      throw new Error('the range is outside the sheet');
    const positions = Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => ({ row: row + y, column: column + x })),
    );
    const cells = () =>
      positions.map((line) => line.map((position) => sheet.cell(position.row, position.column)));
    let format = '';

    const range = {
      getValues: (): CellValue[][] => cells().map((line) => line.map(({ value }) => value)),
      isPartOfMerge: () => cells().some((line) => line.some(({ isMerged }) => isMerged)),
      clearDataValidations() {
        for (const position of positions.flat())
          if (sheet.cell(position.row, position.column).hasValidation)
            sheet.set(position.row, position.column, { hasValidation: false });
        return range;
      },
      setNumberFormat(code: string) {
        format = code;
        return range;
      },
      /** Removes a leading apostrophe, as Google does: it only marks the value as text. */
      setValue(value: string) {
        if (!isLocked) throw new Error('a cell was written without the lock');
        if (format !== '@') throw new Error('a cell was written without the plain text format');
        if (/^[=+\-@]/.test(value)) throw new Error('a value would become a formula');
        if (cells().some((line) => line.some(({ hasValidation }) => hasValidation)))
          throw new Error('the value violates the data validation of the cell');
        for (const position of positions.flat())
          unflushed.push(() => sheet.set(position.row, position.column, { value: value.replace(/^'/, '') }));
        return range;
      },
    };
    return range;
  }

  const sheetOf = (sheet: FakeSheet) => ({
    getSheetId: () => sheet.id,
    getLastRow: () => sheet.lastRow(),
    getLastColumn: () => sheet.lastColumn(),
    getMaxRows: () => sheet.rows.length,
    getMaxColumns: () => sheet.width,
    getRange: (row: number, column: number, height?: number, width?: number) =>
      rangeOf(sheet, row, column, height, width),
    insertRowAfter: (row: number) => spreadsheet.insertRow(sheet, row),
    insertColumnAfter(column: number) {
      if (column < 1 || column > sheet.width) throw new Error('Those columns are out of bounds.');
      spreadsheet.insertColumn(sheet, column);
    },
    deleteRows(row: number, count: number) {
      if (!isLocked) throw new Error('rows were deleted without the lock');
      unflushed.push(() => sheet.deleteRows(row, count));
    },
    setFrozenRows: (rows: number) => void (sheet.frozenRows = rows),
    getFrozenRows: () => sheet.frozenRows,
  });

  /** https://developers.google.com/apps-script/reference/spreadsheet/text-finder */
  function createTextFinder(text: string) {
    if (!isLocked) throw new Error('the spreadsheet was searched without the lock');
    if (text === '') throw new Error('an empty text was searched');
    let isCaseMatched = false;
    let isEntireCell = false;
    const folded = (value: unknown) => (isCaseMatched ? String(value) : String(value).toLowerCase());
    const isFound = (value: CellValue) =>
      isEntireCell ? folded(value) === folded(text) : folded(value).includes(folded(text));
    const finder = {
      matchCase(matchCase: boolean) {
        isCaseMatched = matchCase;
        return finder;
      },
      matchEntireCell(matchEntireCell: boolean) {
        isEntireCell = matchEntireCell;
        return finder;
      },
      /** Sees flushed values only. */
      findNext() {
        for (const sheet of spreadsheet.sheets)
          for (const [row, cells] of sheet.rows.entries())
            for (const [column, { value }] of cells.entries())
              if (isFound(value)) return rangeOf(sheet, row + 1, column + 1);
        return null;
      },
    };
    return finder;
  }

  const activeSpreadsheet = {
    getSpreadsheetTimeZone: () => spreadsheet.timeZone,
    getUrl: () => 'https://docs.google.com/spreadsheets/d/fake/edit',
    getSheetByName(name: string) {
      const sheet = spreadsheet.find(name);
      return sheet ? sheetOf(sheet) : null;
    },
    insertSheet: (name: string) => sheetOf(spreadsheet.insert(name)),
    createTextFinder,
  };

  const lock = {
    waitLock: () => void (isLocked = true),
    releaseLock() {
      unflushed = [];
      isLocked = false;
    },
  };

  const cached = new Map<string, string>();
  const cache = {
    get: (key: string): string | null => cached.get(key) ?? null,
    put: (key: string, value: string) => void cached.set(key, value),
  };

  return {
    LockService: { getScriptLock: () => lock },
    SpreadsheetApp: {
      getActiveSpreadsheet: () => activeSpreadsheet,
      getUi() {
        if (!ui) throw new Error('Cannot call SpreadsheetApp.getUi() from this context.');
        return ui;
      },
      flush() {
        const changes = unflushed;
        unflushed = [];
        for (const change of changes) change();
      },
    },
    CacheService: { getScriptCache: () => cache },
    MailApp: {
      sendEmail(recipient: string): void {
        throw new Error(`there is no mail service here to send a mail to ${recipient}`);
      },
    },
    Utilities: {
      formatDate(date: Date, timeZone: string, format: string): string {
        if (format !== DATE_FORMAT) throw new Error(`the format ${format} is not faked`);
        // The locale sv-SE has the order and the separators of `DATE_FORMAT`.
        return date.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
      },
    },
    ContentService: {
      MimeType: { JSON: 'application/json' },
      createTextOutput: (text: string) => ({ setMimeType: () => text }),
    },
    console,
  };
}
