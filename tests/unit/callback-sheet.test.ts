import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appsScriptServices } from '../fakes/apps-script.ts';
import { loadCallbackScript, type ScriptSettings } from '../fakes/callback-script.ts';
import { FakeSpreadsheet, type FakeSheet } from '../fakes/spreadsheet.ts';
import { contents, edit, timesIn } from './owner.ts';

const TAB = 'Callback requests';
const HEADINGS = ['Received at', 'Name', 'Phone', 'Trip', 'Custom trip', 'Page', 'Request'];
const ID = '7d3f0c52-9d0e-4f7e-9b0a-2f6f1c9a4e11';
const HOUR_MS = 3_600_000;

const fail = (message: string) => () => {
  throw new Error(message);
};

/** A spreadsheet with the script. Services that fail can replace those of Google. */
function createForm({
  services = {},
  settings = {},
  book = new FakeSpreadsheet(),
}: { services?: object; settings?: ScriptSettings; book?: FakeSpreadsheet } = {}) {
  const google = appsScriptServices(book);
  const warn = vi.fn();
  const script = loadCallbackScript({ ...google, console: { warn }, ...services }, settings);
  /** Sends a request, and returns the status in the answer. */
  const post = (name = 'Asha', id?: string): string => {
    const request = JSON.stringify({ name, phone: '919876543210', trip: 'Kerala', customTrip: false });
    const answer = script.doPost({ parameter: id ? { id } : {}, postData: { contents: request } });
    return (JSON.parse(answer) as { status: string }).status;
  };
  const tab = (name = TAB) => {
    const sheet = book.find(name);
    if (!sheet) throw new Error(`there is no tab ${name}`);
    return sheet;
  };
  return { book, google, post, tab, warn };
}

/** A spreadsheet with the script, which has stored a request. */
function createUsedForm(options: Parameters<typeof createForm>[0] = {}) {
  const form = createForm(options);
  expect(form.post('first')).toBe('success');
  return form;
}

const valuesOf = (sheet: FakeSheet, row: number) =>
  Array.from({ length: sheet.lastColumn() }, (_, index) => sheet.cell(row, index + 1).value);

/** Fills a column with ticks down to the last row. */
const ticks = (sheet: FakeSheet, column: number) => {
  for (let row = 2; row <= sheet.rows.length; row += 1) sheet.set(row, column, { value: false });
};

/** Asserts that every value and formula is still where it was. */
function expectKept(book: FakeSpreadsheet, before: ReadonlyMap<string, string>): void {
  const after = contents(book);
  for (const [place, content] of before) expect(after.get(place)).toBe(content);
}

afterEach(() => void vi.useRealTimers());

describe('A request in the spreadsheet', () => {
  it('is the row below the headings', () => {
    const { post, tab } = createForm();
    post('Asha', ID);
    expect(valuesOf(tab(), 1)).toEqual(HEADINGS);
    expect(valuesOf(tab(), 2)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      ...['Asha', '919876543210', 'Kerala', 'no', '/trips', ID],
    ]);
  });

  it.each<[string, (sheet: FakeSheet, book: FakeSpreadsheet) => void, row: number, column: number]>([
    ['set blanks around a heading', (sheet) => sheet.set(1, 2, { value: ' Name ' }), 3, 2],
    ['moved the names', (_, book) => edit(book, { what: 'moves a column', tab: 0, row: 4, column: 2 }), 3, 5],
    ['cleared a time', (sheet) => sheet.set(2, 1, { value: '' }), 3, 2],
    ['written a note far away', (sheet) => sheet.set(9, 12, { value: 'call these' }), 10, 2],
    ['set a column of ticks', (sheet) => ticks(sheet, 8), 1001, 2],
    ['merged cells', (sheet) => sheet.set(3, 4, { isMerged: true }), 4, 2],
    ['set a rule that it breaks', (sheet) => sheet.set(3, 4, { hasValidation: true }), 3, 2],
    ['sorted the tab', (_, book) => edit(book, { what: 'sorts the tab', tab: 0, row: 1, column: 1 }), 3, 2],
  ])(
    'stands below everything and under its headings, and changes no other cell, after the owner has %s',
    (_, change, row, column) => {
      const { book, post, tab } = createUsedForm();
      change(tab(), book);
      const before = contents(book);
      expect(post('second')).toBe('success');
      expect(tab().cell(row, column).value).toBe('second');
      expect(book.sheets).toHaveLength(1);
      expectKept(book, before);
    },
  );

  it.each([
    ['is missing', 3, ''],
    ['is renamed', 3, 'Telephone'],
    ['stands there twice', 8, 'Phone'],
    ['of the ids stands there twice', 8, 'Request'],
  ])('begins a new tab when a heading %s, and the next request goes on there', (_, column, heading) => {
    const { book, post, tab } = createUsedForm();
    tab().set(1, column, { value: heading });
    const before = contents(book);
    for (const name of ['second', 'third']) post(name);
    expect(book.sheets.map(({ name }) => name)).toEqual([TAB, `${TAB} 2`]);
    expect(valuesOf(tab(`${TAB} 2`), 1)).toEqual(HEADINGS);
    expect([2, 3].map((row) => tab(`${TAB} 2`).cell(row, 2).value)).toEqual(['second', 'third']);
    expectKept(book, before);
  });

  it('begins a new tab when there is no blank row near the end', () => {
    const { book, post } = createUsedForm();
    for (let row = 3; row <= 60; row += 1) edit(book, { what: 'merges cells', tab: 0, row, column: 2 });
    expect(post('second')).toBe('success');
    expect(book.sheets).toHaveLength(2);
  });

  it.each<[string, (sheet: FakeSheet) => void, string[]]>([
    ['has too few columns', (sheet) => void (sheet.width = 5), HEADINGS],
    [
      'has merged cells',
      (sheet) => sheet.set(1, 2, { isMerged: true }),
      ['Received at', '', ...HEADINGS.slice(1)],
    ],
  ])('stands under headings that are written into an empty tab which %s', (_, change, headings) => {
    const { book, post, tab } = createForm();
    change(book.insert(TAB));
    post();
    expect(valuesOf(tab(), 1)).toEqual(headings);
  });

  it('costs the same in a tab of 10 rows and of 10,000: 14 cells are read', () => {
    const readsAt = (rows: number) => {
      const { post, tab } = createUsedForm();
      tab().rows.push(...Array.from({ length: 10_000 }, () => []));
      for (let row = 3; row <= rows; row += 1) tab().set(row, 2, { value: 'Member' });
      const reads = vi.spyOn(tab(), 'cell');
      post('second');
      // The headings, and whether cells are merged. Writing looks twice at the rule of each cell.
      return reads.mock.calls.length - 2 * HEADINGS.length;
    };
    expect([readsAt(10), readsAt(10_000)]).toEqual([14, 14]);
  });
});

describe('A request that cannot be stored', () => {
  const lockOfNobody = { LockService: { getScriptLock: () => ({ waitLock: fail('Lock timeout') }) } };

  it.each([
    ['the spreadsheet is full', { book: new FakeSpreadsheet(1000) }, /more than 1000 cells/],
    ['the lock is not free in time', { services: lockOfNobody }, /Lock timeout/],
  ])('is answered with the reason when %s', (_, form, reason) => {
    const { book, post } = createForm(form);
    expect(post()).toMatch(reason);
    expect(contents(book).size).toBe(0);
  });

  it('is answered with the reason when a full tab can have no other row', () => {
    const { book, post, tab } = createUsedForm({ book: new FakeSpreadsheet(26_000) });
    tab().set(1000, 1, { value: 'the end' });
    expect(post('second')).toMatch(/more than 26000 cells/);
    expect(timesIn(book, 'second')).toBe(0);
  });

  it('does not appear later when the write failed, and is stored once it comes again', () => {
    const { book, google, post } = createForm();
    const flush = vi.spyOn(google.SpreadsheetApp, 'flush').mockImplementation(fail('Service unavailable'));
    expect(post('lost')).toMatch(/Service unavailable/);
    expect(post('Asha', ID)).toMatch(/Service unavailable/);
    flush.mockRestore();
    expect(post('Asha', ID)).toBe('success');
    expect([timesIn(book, 'lost'), timesIn(book, 'Asha')]).toEqual([0, 1]);
  });
});

describe('A request with an id', () => {
  it('is stored once, however often it is sent', () => {
    const { book, post } = createForm();
    for (const name of ['first', 'changed', 'again']) expect(post(name, ID)).toBe('success');
    expect(['first', 'changed', 'again'].map((name) => timesIn(book, name))).toEqual([1, 0, 0]);
    expect(timesIn(book, ID)).toBe(1);
  });

  it('is another request than those with ids that are only similar', () => {
    const { book, post } = createForm();
    const ids = ['12345678', '-2345678', 'A2345678', 'a2345678', '12345678-', 'x12345678'];
    for (const id of [...ids, ...ids.toReversed()]) post('Asha', id);
    expect(timesIn(book, 'Asha')).toBe(ids.length);
  });

  it('is found where the owner has moved it, renamed its tab and its heading', () => {
    const { book, post, tab } = createForm();
    post('Asha', ID);
    edit(book, { what: 'moves a column', tab: 0, row: 0, column: 7 });
    tab().set(1, 1, { value: 'Their number' });
    edit(book, { what: 'renames the tab', tab: 0, row: 1, column: 1 });
    expect(post('Asha', ID)).toBe('success');
    expect(timesIn(book, 'Asha')).toBe(1);
  });

  it('is answered with success when it comes again although the rows of the hour are used up', () => {
    const { post } = createForm({ settings: { MAX_ROWS_PER_HOUR: 1 } });
    for (let time = 0; time < 2; time += 1) expect(post('Asha', ID)).toBe('success');
    expect(post()).toMatch(/too many requests/);
  });

  it('is stored every time when it has none', () => {
    const { book, post, tab } = createForm();
    for (let time = 0; time < 2; time += 1) post();
    expect(timesIn(book, 'Asha')).toBe(2);
    expect([2, 3].map((row) => tab().cell(row, 7).value)).toEqual(['', '']);
  });
});

describe('A tab of an earlier version of the script', () => {
  /** Returns a form whose tab of this width has a row, and the headings without that of the ids. */
  function createFormerForm(width: number) {
    const form = createForm();
    const sheet = form.book.insert(TAB);
    sheet.width = width;
    for (const [index, value] of HEADINGS.slice(0, 6).entries()) {
      sheet.set(1, index + 1, { value });
      sheet.set(2, index + 1, { value: 'former' });
    }
    return { ...form, sheet };
  }

  it.each([
    ['has free columns', 26],
    ['is full', 6],
  ])('gets the heading of the ids when it %s, and is used on', (_, width) => {
    const { book, sheet, post } = createFormerForm(width);
    for (let time = 0; time < 2; time += 1) expect(post('Asha', ID)).toBe('success');
    expect(book.sheets).toHaveLength(1);
    expect(valuesOf(sheet, 1)).toEqual(HEADINGS);
    expect(valuesOf(sheet, 2)).toEqual([...Array<string>(6).fill('former'), '']);
    expect([sheet.cell(3, 2).value, sheet.cell(3, 7).value, sheet.lastRow()]).toEqual(['Asha', ID, 3]);
  });

  it('has that heading to the right of everything, and not in merged cells', () => {
    const { sheet, post } = createFormerForm(26);
    sheet.set(9, 8, { value: 'a note' });
    sheet.set(1, 9, { isMerged: true });
    post('Asha', ID);
    expect([sheet.cell(1, 10).value, sheet.cell(10, 10).value]).toEqual(['Request', ID]);
  });
});

describe('The cache of the spreadsheet script', () => {
  it.each(['get', 'put'] as const)('fails to %s and no request is lost', (call) => {
    const cache = { get: () => null, put: () => undefined, [call]: fail('Service unavailable') };
    const { book, post } = createForm({ services: { CacheService: { getScriptCache: () => cache } } });
    expect(post()).toBe('success');
    expect(timesIn(book, 'Asha')).toBe(1);
  });

  it('bounds the rows of an hour, and the answer gives the reason', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 500_000.5 * HOUR_MS });
    const { book, post } = createForm({ services: { Date }, settings: { MAX_ROWS_PER_HOUR: 2 } });
    for (const name of ['first', 'second']) expect(post(name)).toBe('success');
    vi.setSystemTime(500_000.7 * HOUR_MS);
    expect(post('third')).toBe('error: too many requests in this hour');
    expect(timesIn(book, 'third')).toBe(0);
    vi.setSystemTime(500_001.6 * HOUR_MS);
    expect(post('third')).toBe('success');
  });

  it('fails and the bound for an hour refuses nobody', () => {
    const services = { CacheService: { getScriptCache: fail('Service unavailable') } };
    const { post } = createForm({ services, settings: { MAX_ROWS_PER_HOUR: 1 } });
    for (const name of ['first', 'second']) expect(post(name)).toBe('success');
  });
});

describe('A mail to the owner', () => {
  const settings = { OWNER_MAIL: 'office@club.example' };
  const createMailForm = (others: ScriptSettings = settings) => {
    const sendEmail = vi.fn();
    return { sendEmail, ...createForm({ services: { MailApp: { sendEmail } }, settings: others }) };
  };

  it('is sent for each stored row after the lock is free, with a link to the row', () => {
    const { google, post, sendEmail } = createMailForm();
    const releaseLock = vi.spyOn(google.LockService.getScriptLock(), 'releaseLock');
    post();
    const words = /Name: Asha\nPhone: 919876543210\n[^]*#gid=1&range=2:2$/;
    expect(sendEmail.mock.calls).toEqual([
      ['office@club.example', 'New callback request', expect.stringMatching(words)],
    ]);
    expect(releaseLock.mock.invocationCallOrder[0]).toBeLessThan(sendEmail.mock.invocationCallOrder[0] ?? 0);
  });

  it('is sent once for a request that comes again, and never when no address is set', () => {
    const [mail, none] = [createMailForm(), createMailForm({})];
    for (let time = 0; time < 2; time += 1) mail.post('Asha', ID);
    none.post();
    expect(mail.sendEmail).toHaveBeenCalledTimes(1);
    expect(none.sendEmail).not.toHaveBeenCalled();
  });

  it('fails and the request is stored all the same', () => {
    const { book, post, warn } = createForm({ settings });
    expect(post()).toBe('success');
    expect(timesIn(book, 'Asha')).toBe(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('was not sent'));
  });
});

describe('The spreadsheet script', () => {
  it('asks for access to its own spreadsheet only', () => {
    const text = readFileSync('src/features/callback/receiver/sheet/callback-sheet.gs', 'utf8');
    expect(text.split('*/')[0]).toMatch(/^ \* @OnlyCurrentDoc$/m);
  });
});
