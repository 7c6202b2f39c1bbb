import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';

/** The text of the spreadsheet script. */
export const SCRIPT_TEXT = readFileSync('src/receiver/sheet/callback-sheet.gs', 'utf8');

const script = new Script(SCRIPT_TEXT);

/** The functions that Google calls, which return the text of a response, and what tests replace. */
interface CallbackScript {
  doGet: () => string;
  doPost: (event: {
    parameter: { id?: string | undefined; page?: string; robot?: string };
    postData: { contents: string };
  }) => string;
  OWNER_MAIL: string;
  SpreadsheetApp: { flush: () => void };
}

/** A tab in memory. Rows and columns are counted from 1. */
export class FakeSheet {
  rows: (string | number)[][] = [];
  maxRows = 1000;
  maxColumns = 26;

  getLastRow = () => this.rows.length;
  getLastColumn = () => Math.max(0, ...this.rows.map((row) => row.length));
  getMaxRows = () => this.maxRows;
  getMaxColumns = () => this.maxColumns;
  insertRowAfter = () => void (this.maxRows += 1);
  insertColumnAfter = () => void (this.maxColumns += 1);
  setFrozenRows = () => undefined;

  getRange(row: number, column: number) {
    if (row > this.maxRows || column > this.maxColumns) throw new Error('the range is outside of the tab');
    let isText = false;
    const range = {
      getValues: () => [[...(this.rows[row - 1] ?? [])]],
      clearDataValidations: () => range,
      setNumberFormat: (format: string) => ((isText = format === '@'), range),
      /** Makes a formula or a number of a text, as Google does, and removes a leading apostrophe. */
      setValue: (value: string) => {
        const cells = (this.rows[row - 1] ??= []);
        while (cells.length < column) cells.push('');
        const read = value.startsWith('=') ? '#ERROR!' : /^\d+$/.test(value) ? Number(value) : value;
        cells[column - 1] = isText ? value.replace(/^'/, '') : read;
      },
    };
    return range;
  }
}

/** Runs the spreadsheet script in a spreadsheet with these tabs. Services can replace those of Google. */
export function startScript(tabs: Map<string, FakeSheet>, services: object): CallbackScript {
  const spreadsheet = {
    getUrl: () => 'https://docs.google.com/spreadsheets/d/fake/edit',
    getSheetByName: (name: string) => tabs.get(name) ?? null,
    insertSheet: (name: string) => tabs.set(name, new FakeSheet()).get(name),
    createTextFinder(text: string) {
      let fold = (cell: string) => cell.toLowerCase();
      let isFound = (cell: string) => cell.includes(fold(text));
      const cells = [...tabs.values()].flatMap(({ rows }) => rows.flat().map(String));
      const finder = {
        matchCase: () => ((fold = String), finder),
        matchEntireCell: () => ((isFound = (cell) => cell === fold(text)), finder),
        findNext: () => cells.find((cell) => isFound(fold(cell))),
      };
      return finder;
    },
  };
  const context = createContext({
    LockService: { getScriptLock: () => ({ waitLock: () => undefined, releaseLock: () => undefined }) },
    SpreadsheetApp: { getActiveSpreadsheet: () => spreadsheet, flush: () => undefined },
    Utilities: {
      formatDate: (date: Date, timeZone: string, pattern: string) => {
        if (pattern !== 'yyyy-MM-dd HH:mm:ss') throw new Error(`the fake does not know ${pattern}`);
        return date.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
      },
    },
    ContentService: {
      MimeType: { JSON: 'application/json' },
      createTextOutput: (text: string) => ({ setMimeType: () => text }),
    },
    ...services,
  });
  script.runInContext(context);
  return context as unknown as CallbackScript;
}
