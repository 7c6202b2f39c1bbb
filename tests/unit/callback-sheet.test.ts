import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { loadCallbackScript, type ScriptSettings } from '../fakes/callback-script.ts';
import { appsScriptServices } from '../fakes/apps-script.ts';
import { FakeSpreadsheet, type FakeSheet } from '../fakes/spreadsheet.ts';
import { contents, edit, timesIn } from './owner.ts';

const TAB = 'Callback requests';
const HEADINGS = ['Received at', 'Name', 'Phone', 'Trip', 'Custom trip', 'Page', 'Request'];
const REQUEST = { name: 'Asha', phone: '919876543210', trip: 'Kerala', customTrip: false };
const FORMER_HEADINGS = HEADINGS.slice(0, -1);
const ID = '7d3f0c52-9d0e-4f7e-9b0a-2f6f1c9a4e11';
const SUCCESS = { status: 'success' };
const HOUR_MS = 3_600_000;

const fail = (message: string) => () => {
  throw new Error(message);
};

/** A form with its spreadsheet. Services that fail can replace those of Google. */
function createForm({
  services = {},
  settings = {},
  book = new FakeSpreadsheet(),
}: { services?: object; settings?: ScriptSettings; book?: FakeSpreadsheet } = {}) {
  const google = appsScriptServices(book);
  const warn = vi.fn();
  const script = loadCallbackScript({ ...google, console: { warn }, ...services }, settings);
  const post = (request: unknown = REQUEST, parameter: { id?: string } = {}) =>
    JSON.parse(script.doPost({ parameter, postData: { contents: JSON.stringify(request) } })) as {
      status: string;
    };
  const tab = (name = TAB) => {
    const sheet = book.find(name);
    if (!sheet) throw new Error(`there is no tab ${name}`);
    return sheet;
  };
  return { book, google, post, tab, warn };
}

const valuesOf = (sheet: FakeSheet, row: number) =>
  Array.from({ length: sheet.lastColumn() }, (_, index) => sheet.cell(row, index + 1).value);

describe('A request in the spreadsheet', () => {
  it('is the row below the headings, as plain text', () => {
    const { post, tab } = createForm();
    expect(post(REQUEST, { id: ID })).toEqual(SUCCESS);
    expect(valuesOf(tab(), 1)).toEqual(HEADINGS);
    expect(valuesOf(tab(), 2)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      ...['Asha', '919876543210', 'Kerala', 'no', '/trips', ID],
    ]);
  });

  it('stands under headings with blanks around them', () => {
    const { book, post, tab } = createForm();
    post({ ...REQUEST, name: 'first' });
    tab().set(1, 2, { value: ' Name ' });
    post({ ...REQUEST, name: 'second' });
    expect([book.sheets.length, tab().cell(3, 2).value]).toEqual([1, 'second']);
  });

  it('stands under its headings after the owner has inserted and moved columns', () => {
    const { book, post, tab } = createForm();
    post({ ...REQUEST, name: 'first' });
    edit(book, { what: 'inserts a column', tab: 0, row: 1, column: 1 });
    edit(book, { what: 'moves a column', tab: 0, row: 8, column: 3 });
    tab().set(1, 1, { value: 'Called?' });
    tab().set(2, 1, { value: true });
    const headings = valuesOf(tab(), 1);
    expect(headings.indexOf('Name')).toBe(8);
    expect(post({ ...REQUEST, name: 'second' })).toEqual(SUCCESS);
    expect(valuesOf(tab(), 1)).toEqual(headings);
    expect(tab().cell(2, 9).value).toBe('first');
    expect(tab().cell(3, 9).value).toBe('second');
    expect(tab().cell(2, 1).value).toBe(true);
    expect(tab().cell(3, 1).value).toBe('');
  });

  it('leaves the row alone whose time the owner has cleared', () => {
    const { book, post } = createForm();
    post({ ...REQUEST, name: 'first' });
    edit(book, { what: 'clears a cell', tab: 0, row: 2, column: 1 });
    post({ ...REQUEST, name: 'second' });
    expect([timesIn(book, 'first'), timesIn(book, 'second')]).toEqual([1, 1]);
  });

  it('stands below a note of the owner, wherever that is', () => {
    const { post, tab } = createForm();
    post({ ...REQUEST, name: 'first' });
    tab().set(9, 12, { value: 'call these on Monday' });
    post({ ...REQUEST, name: 'second' });
    expect(tab().cell(10, 2).value).toBe('second');
    expect(tab().cell(9, 12).value).toBe('call these on Monday');
  });

  it('stands in a new row below a column of ticks that fills the tab', () => {
    const { book, post, tab } = createForm();
    post({ ...REQUEST, name: 'first' });
    edit(book, { what: 'fills a column with ticks', tab: 0, row: 1000, column: 8 });
    const before = contents(book);
    post({ ...REQUEST, name: 'second' });
    expect(tab().rows).toHaveLength(1001);
    expect(tab().cell(1001, 2).value).toBe('second');
    expect(before.size).toBe(13 + 999);
    for (const [place, content] of before) expect(contents(book).get(place)).toBe(content);
  });

  it('stands below cells that are merged', () => {
    const { post, tab } = createForm();
    post({ ...REQUEST, name: 'first' });
    tab().set(3, 4, { isMerged: true });
    post({ ...REQUEST, name: 'second' });
    expect(tab().cell(4, 2).value).toBe('second');
  });

  it('is stored although the owner has set a rule for a column that it breaks', () => {
    const { book, post } = createForm();
    post({ ...REQUEST, name: 'first' });
    edit(book, { what: 'sets a rule for a column', tab: 0, row: 1, column: 4 });
    expect(post({ ...REQUEST, name: 'second' })).toEqual(SUCCESS);
  });

  it.each([
    ['is missing', 3, ''],
    ['is renamed', 3, 'Telephone'],
    ['stands there twice', 8, 'Phone'],
    ['of the ids stands there twice', 8, 'Request'],
  ])('begins a new tab when a heading %s, and the next request goes on there', (_, column, heading) => {
    const { book, post, tab } = createForm();
    post({ ...REQUEST, name: 'first' });
    tab().set(1, column, { value: heading });
    const before = contents(book);
    for (const name of ['second', 'third']) expect(post({ ...REQUEST, name })).toEqual(SUCCESS);
    expect(book.sheets.map(({ name }) => name)).toEqual([TAB, `${TAB} 2`]);
    expect(valuesOf(tab(`${TAB} 2`), 1)).toEqual(HEADINGS);
    expect(tab(`${TAB} 2`).cell(2, 2).value).toBe('second');
    expect(tab(`${TAB} 2`).cell(3, 2).value).toBe('third');
    for (const [place, content] of before) expect(contents(book).get(place)).toBe(content);
  });

  it('stands in columns that are added to an empty tab with too few', () => {
    const book = new FakeSpreadsheet();
    book.insert(TAB).width = 5;
    const { post, tab } = createForm({ book });
    expect(post()).toEqual(SUCCESS);
    expect(valuesOf(tab(), 1)).toEqual(HEADINGS);
    expect(tab().width).toBe(HEADINGS.length);
  });

  it('stands under headings beside cells that are merged in an empty tab', () => {
    const book = new FakeSpreadsheet();
    book.insert(TAB).set(1, 2, { isMerged: true });
    const { post, tab } = createForm({ book });
    expect(post()).toEqual(SUCCESS);
    expect(valuesOf(tab(), 1)).toEqual([HEADINGS[0], '', ...HEADINGS.slice(1)]);
  });

  it('begins a new tab when there is no blank row near the end', () => {
    const { book, post } = createForm();
    post({ ...REQUEST, name: 'first' });
    for (let row = 3; row <= 60; row += 1) edit(book, { what: 'merges cells', tab: 0, row, column: 2 });
    expect(post({ ...REQUEST, name: 'second' })).toEqual(SUCCESS);
    expect(book.sheets).toHaveLength(2);
  });

  it('stays below its headings when the owner sorts the tab', () => {
    const { book, post, tab } = createForm();
    post({ ...REQUEST, name: 'first' });
    edit(book, { what: 'sorts the tab', tab: 0, row: 1, column: 1 });
    expect(valuesOf(tab(), 1)).toEqual(HEADINGS);
  });

  it('costs the same in a tab of 10 rows and of 10,000: 14 cells are read', () => {
    const readsAt = (rows: number) => {
      const { post, tab } = createForm();
      post({ ...REQUEST, name: 'first' });
      tab().rows.push(...Array.from({ length: 10_000 }, () => []));
      for (let row = 3; row <= rows; row += 1) tab().set(row, 2, { value: 'Member' });
      const reads = vi.spyOn(tab(), 'cell');
      expect(post({ ...REQUEST, name: 'second' })).toEqual(SUCCESS);
      // The headings, and whether cells of the new row are merged. Writing looks at the rules of each cell
      // twice.
      return reads.mock.calls.length - 2 * HEADINGS.length;
    };
    expect([readsAt(10), readsAt(10_000)]).toEqual([14, 14]);
  });
});

describe('A request that cannot be stored', () => {
  it.each([
    ['the spreadsheet is full', { book: new FakeSpreadsheet(1000) }, /more than 1000 cells/],
    [
      'the lock is not free in time',
      { services: { LockService: { getScriptLock: () => ({ waitLock: fail('Lock timeout') }) } } },
      /Lock timeout/,
    ],
  ])('is answered with the reason when %s', (_, form, reason) => {
    const { book, post } = createForm(form);
    expect(post().status).toMatch(reason);
    expect(timesIn(book, 'Asha')).toBe(0);
  });

  it('is answered with the reason when a full tab can have no other row', () => {
    const book = new FakeSpreadsheet(26_000);
    const { post, tab } = createForm({ book });
    post({ ...REQUEST, name: 'first' });
    tab().set(1000, 1, { value: 'the end' });
    expect(post({ ...REQUEST, name: 'second' }).status).toMatch(/more than 26000 cells/);
    expect(timesIn(book, 'second')).toBe(0);
  });

  it('does not appear later when the write failed', () => {
    const { book, google, post } = createForm();
    const flush = vi.spyOn(google.SpreadsheetApp, 'flush').mockImplementation(fail('Service unavailable'));
    expect(post({ ...REQUEST, name: 'lost' }).status).toMatch(/Service unavailable/);
    flush.mockRestore();
    expect(post()).toEqual(SUCCESS);
    expect([timesIn(book, 'lost'), timesIn(book, 'Asha')]).toEqual([0, 1]);
  });
});

describe('A request with an id', () => {
  it('is stored once, however often it is sent', () => {
    const { book, post } = createForm();
    for (const name of ['first', 'changed', 'again'])
      expect(post({ ...REQUEST, name }, { id: ID })).toEqual(SUCCESS);
    expect(['first', 'changed', 'again'].map((name) => timesIn(book, name))).toEqual([1, 0, 0]);
    expect(timesIn(book, ID)).toBe(1);
  });

  it.each(['12345678', '-2345678', 'A2345678', 'a2345678', '12345678-', 'x12345678'])(
    'is another request than those with ids that are only similar: %s',
    (id) => {
      const { book, post } = createForm();
      const ids = ['12345678', '-2345678', 'A2345678', 'a2345678', '12345678-', 'x12345678'];
      for (const other of ids) if (other !== id) post(REQUEST, { id: other });
      for (let time = 0; time < 2; time += 1) expect(post(REQUEST, { id })).toEqual(SUCCESS);
      expect(timesIn(book, 'Asha')).toBe(ids.length);
    },
  );

  it('is found where the owner has moved it, renamed its tab and its heading', () => {
    const { book, post, tab } = createForm();
    post(REQUEST, { id: ID });
    edit(book, { what: 'moves a column', tab: 0, row: 0, column: 7 });
    tab().set(1, 1, { value: 'Their number' });
    edit(book, { what: 'renames the tab', tab: 0, row: 1, column: 1 });
    expect(post(REQUEST, { id: ID })).toEqual(SUCCESS);
    expect(timesIn(book, 'Asha')).toBe(1);
  });

  it('is stored after its first write has failed', () => {
    const { book, google, post } = createForm();
    const flush = vi.spyOn(google.SpreadsheetApp, 'flush').mockImplementation(fail('Service unavailable'));
    expect(post(REQUEST, { id: ID }).status).toMatch(/Service unavailable/);
    flush.mockRestore();
    expect(post(REQUEST, { id: ID })).toEqual(SUCCESS);
    expect(timesIn(book, 'Asha')).toBe(1);
  });

  it('is answered with success when it comes again although the rows of the hour are used up', () => {
    const { post } = createForm({ settings: { MAX_ROWS_PER_HOUR: 1 } });
    for (let time = 0; time < 2; time += 1) expect(post(REQUEST, { id: ID })).toEqual(SUCCESS);
    expect(post().status).toMatch(/too many requests/);
  });

  it('is stored every time when it has no id', () => {
    const { book, post, tab } = createForm();
    for (let time = 0; time < 2; time += 1) expect(post()).toEqual(SUCCESS);
    expect(timesIn(book, 'Asha')).toBe(2);
    expect([2, 3].map((row) => tab().cell(row, 7).value)).toEqual(['', '']);
  });
});

describe('A tab of an earlier version of the script', () => {
  /** Returns a book with the headings without that of the ids in a tab of this width. */
  function formerBook(width: number) {
    const book = new FakeSpreadsheet();
    const sheet = book.insert(TAB);
    sheet.width = width;
    for (const [index, value] of FORMER_HEADINGS.entries()) {
      sheet.set(1, index + 1, { value });
      sheet.set(2, index + 1, { value: 'former' });
    }
    return { book, sheet };
  }

  it.each([
    ['has free columns', 26],
    ['is full', 6],
  ])('gets the heading of the ids when it %s, and is used on', (_, width) => {
    const { book, sheet } = formerBook(width);
    const { post } = createForm({ book });
    for (let time = 0; time < 2; time += 1) expect(post(REQUEST, { id: ID })).toEqual(SUCCESS);
    expect(book.sheets).toHaveLength(1);
    expect(valuesOf(sheet, 1)).toEqual(HEADINGS);
    expect(valuesOf(sheet, 2)).toEqual([...FORMER_HEADINGS.map(() => 'former'), '']);
    expect([sheet.cell(3, 2).value, sheet.cell(3, 7).value]).toEqual(['Asha', ID]);
    expect([sheet.lastRow(), sheet.width]).toEqual([3, Math.max(width, 7)]);
  });

  it('has that heading to the right of everything, and not in merged cells', () => {
    const { book, sheet } = formerBook(26);
    sheet.set(9, 8, { value: 'a note' });
    sheet.set(1, 9, { isMerged: true });
    const { post } = createForm({ book });
    expect(post(REQUEST, { id: ID })).toEqual(SUCCESS);
    expect(sheet.cell(1, 10).value).toBe('Request');
    expect(sheet.cell(10, 10).value).toBe(ID);
  });
});

describe('The cache of the spreadsheet script', () => {
  it.each(['get', 'put'] as const)('fails to %s and no request is lost', (call) => {
    const cache = { get: () => null, put: () => undefined, [call]: fail('Service unavailable') };
    const { book, post } = createForm({ services: { CacheService: { getScriptCache: () => cache } } });
    expect(post()).toEqual(SUCCESS);
    expect(timesIn(book, 'Asha')).toBe(1);
  });

  it('bounds the rows of an hour, and the answer gives the reason', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(500_000.5 * HOUR_MS);
    const { book, post } = createForm({ services: { Date }, settings: { MAX_ROWS_PER_HOUR: 2 } });
    for (const name of ['first', 'second']) expect(post({ ...REQUEST, name })).toEqual(SUCCESS);
    vi.setSystemTime(500_000.7 * HOUR_MS);
    expect(post({ ...REQUEST, name: 'third' })).toEqual({ status: 'error: too many requests in this hour' });
    expect(timesIn(book, 'third')).toBe(0);
    vi.setSystemTime(500_001.6 * HOUR_MS);
    expect(post({ ...REQUEST, name: 'third' })).toEqual(SUCCESS);
    vi.useRealTimers();
  });

  it('fails and the bound for an hour refuses nobody', () => {
    const { post } = createForm({
      services: { CacheService: { getScriptCache: fail('Service unavailable') } },
      settings: { MAX_ROWS_PER_HOUR: 1 },
    });
    for (const name of ['first', 'second']) expect(post({ ...REQUEST, name })).toEqual(SUCCESS);
  });
});

describe('A mail to the owner', () => {
  const settings = { OWNER_MAIL: 'office@club.example' };

  it('is sent for each stored row after the lock is free, with a link to the row', () => {
    const sendEmail = vi.fn();
    const { google, post } = createForm({ services: { MailApp: { sendEmail } }, settings });
    const releaseLock = vi.spyOn(google.LockService.getScriptLock(), 'releaseLock');
    post();
    expect(sendEmail.mock.calls).toEqual([
      [
        'office@club.example',
        'New callback request',
        expect.stringMatching(/Name: Asha\nPhone: 919876543210\n[^]*#gid=1&range=2:2$/),
      ],
    ]);
    const [released = Infinity] = releaseLock.mock.invocationCallOrder;
    expect(released).toBeLessThan(sendEmail.mock.invocationCallOrder[0] ?? 0);
  });

  it('is not sent for a repeat, which is answered like the first request', () => {
    const sendEmail = vi.fn();
    const { post } = createForm({ services: { MailApp: { sendEmail } }, settings });
    for (let time = 0; time < 2; time += 1) expect(post(REQUEST, { id: ID })).toEqual(SUCCESS);
    expect(sendEmail).toHaveBeenCalledTimes(1);
  });

  it('is not sent when no address is set', () => {
    const sendEmail = vi.fn();
    createForm({ services: { MailApp: { sendEmail } } }).post();
    expect(sendEmail).not.toHaveBeenCalled();
  });

  it('fails and the request is stored all the same', () => {
    const { book, post, warn } = createForm({ settings });
    expect(post()).toEqual(SUCCESS);
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
