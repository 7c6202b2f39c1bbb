import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCallbackScript, type ScriptSettings } from '../fakes/callback-script.ts';
import { appsScriptServices } from '../fakes/apps-script.ts';
import { FakeSpreadsheet, type CellValue, type FakeSheet } from '../fakes/spreadsheet.ts';
import { FakeUi, type Reply } from '../fakes/user-interface.ts';
import { FUZZ } from './fuzz.ts';
import { contents } from './owner.ts';

const TAB = 'Callback requests';
const HEADINGS = ['Received at', 'Name', 'Phone', 'Trip', 'Custom trip', 'Page', 'Request'];
const BY_AGE = /^Delete requests older than/;
const BY_NUMBER = /^Delete requests of a telephone number$/;

/** Noon in India. With 180 days, the oldest request that is kept came at noon of 2 January. */
const NOW = Date.UTC(2027, 6, 1, 6, 30);
const KEEP_DAYS = 180;
const OLD = '2027-01-02 11:59:59';
const NEW = '2027-01-02 12:00:00';

const YES: Reply = { button: 'yes' };
const typed = (text: string): Reply => ({ button: 'ok', text });

const SENT = JSON.stringify({ name: 'Asha', phone: '919876543210', trip: 'Kerala', customTrip: false });

const fail = (message: string) => () => {
  throw new Error(message);
};

/** Cells under the headings. A name stands for a request. */
const request = (name: string, receivedAt: CellValue, phone: CellValue = '919876543210'): CellValue[] => [
  receivedAt,
  name,
  phone,
  'Kerala',
  'no',
  '/trips',
  '',
];

/** Adds a tab with these rows, the headings first, and no more rows than that. */
function addTab(book: FakeSpreadsheet, rows: CellValue[][], name = TAB): FakeSheet {
  const sheet = book.insert(name);
  sheet.rows = rows.map(() => []);
  sheet.frozenRows = 1;
  for (const [row, values] of rows.entries())
    for (const [column, value] of values.entries()) sheet.set(row + 1, column + 1, { value });
  return sheet;
}

interface OwnerOptions {
  rows?: CellValue[][];
  replies?: Reply[];
  settings?: ScriptSettings;
}

/** An owner who has opened a sheet with these rows under the headings, and a blank row. */
function createOwner({ rows = [], replies = [], settings = {} }: OwnerOptions) {
  const book = new FakeSpreadsheet();
  const sheet = addTab(book, [HEADINGS, ...rows, []]);
  const ui = new FakeUi(replies);
  const google = appsScriptServices(book, ui);
  const script = loadCallbackScript({ ...google, Date }, { KEEP_DAYS, ...settings });
  script.onOpen();
  const choose = (item: RegExp) => {
    const items = [...(ui.menus.get(TAB) ?? [])];
    const [, name] = items.find(([caption]) => item.test(caption)) ?? [];
    if (name !== 'deleteOldRequests' && name !== 'deleteRequestsOfNumber') throw new Error(`no item ${item}`);
    script[name]();
  };
  return { book, sheet, ui, google, script, choose };
}

const namesIn = (sheet: FakeSheet, column = 2) =>
  Array.from({ length: sheet.rows.length - 1 }, (_, index) => sheet.cell(index + 2, column).value).filter(
    (name) => name !== '',
  );

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('The menu of the sheet', () => {
  it('has an item for old requests, which names the period, and one for a number', () => {
    const { ui } = createOwner({});
    expect([...ui.menus.keys()]).toEqual([TAB]);
    expect([...(ui.menus.get(TAB)?.keys() ?? [])]).toEqual([
      expect.stringMatching(/^Delete requests older than \d+ days$/),
      'Delete requests of a telephone number',
    ]);
  });

  it('is not needed by the web app, which has no user interface', () => {
    const script = loadCallbackScript(appsScriptServices(new FakeSpreadsheet()));
    expect(script.doGet()).toBe('{"status":"ready"}');
    expect(() => script.onOpen()).toThrow('Cannot call SpreadsheetApp.getUi() from this context.');
  });
});

describe('The menu item for old requests', () => {
  it('deletes what came more than KEEP_DAYS days ago in Indian time, and nothing newer', () => {
    const rows = [request('new', NEW), request('old', OLD), request('newest', '2027-07-01 11:59:00')];
    const { sheet, choose } = createOwner({ rows, replies: [YES] });
    choose(BY_AGE);
    expect(namesIn(sheet)).toEqual(['new', 'newest']);
  });

  it('says the number of rows before it deletes any, and afterwards', () => {
    const rows = [request('first', OLD), request('second', OLD), request('new', NEW)];
    let atQuestion: CellValue[] = [];
    const meanwhile = () => void (atQuestion = namesIn(sheet));
    const { sheet, ui, choose } = createOwner({ rows, replies: [{ ...YES, meanwhile }] });
    choose(BY_AGE);
    expect(atQuestion).toEqual(['first', 'second', 'new']);
    expect(ui.dialogs.map(({ message }) => message)).toEqual([
      '2 rows will be deleted, with everything that you wrote beside them.\n\nDelete?',
      '2 rows deleted.',
    ]);
    expect(new Set(ui.dialogs.map(({ title }) => title)).size).toBe(1);
  });

  it.each(['no', 'close'] as const)('changes and says nothing more when the answer is %s', (button) => {
    const { book, ui, choose } = createOwner({ rows: [request('old', OLD)], replies: [{ button }] });
    const before = contents(book);
    choose(BY_AGE);
    expect(contents(book)).toEqual(before);
    expect(ui.dialogs).toHaveLength(1);
  });

  it.each([
    ['there are only new requests', [request('new', NEW)]],
    ['there are no requests', []],
  ])('says that it found none when %s', (_, rows) => {
    const { book, ui, choose } = createOwner({ rows });
    const before = contents(book);
    choose(BY_AGE);
    expect(contents(book)).toEqual(before);
    expect(ui.dialogs.map(({ message }) => message)).toEqual(['No request was found. Nothing was deleted.']);
  });

  it('says that it found none in a spreadsheet that has no tab of the script yet', () => {
    const { book, ui, choose } = createOwner({});
    book.sheets = [];
    choose(BY_AGE);
    expect(ui.dialogs.at(-1)?.message).toMatch(/^No request was found/);
    expect(book.sheets).toEqual([]);
  });

  it('may keep requests for one day', () => {
    const rows = [request('old', '2027-06-30 11:59:59'), request('new', '2027-06-30 12:00:00')];
    const { sheet, choose } = createOwner({ rows, replies: [YES], settings: { KEEP_DAYS: 1 } });
    choose(BY_AGE);
    expect(namesIn(sheet)).toEqual(['new']);
  });

  it.each(['2020-01-19 10:00:00', '2020-01-20 10:00:00', '2020-01-30 10:00:00', '2020-10-31 10:00:00'])(
    'reads the time %s',
    (time) => {
      const { sheet, choose } = createOwner({ rows: [request('old', time)], replies: [YES] });
      choose(BY_AGE);
      expect(namesIn(sheet)).toEqual([]);
    },
  );

  it.each(['on 2020-01-01 10:00:00', '2020-01-01 10:00:00 or so'])('does not read a time in %s', (text) => {
    const { sheet, ui, choose } = createOwner({ rows: [request('old', text)], replies: [YES] });
    choose(BY_AGE);
    expect(namesIn(sheet)).toEqual(['old']);
    expect(ui.dialogs.at(-1)?.message).toContain('with an unclear cell under "Received at": 2.');
  });

  it.each(['', ' ', 'in winter', '2020-13-01 10:00:00', '2020-01-01 25:00:00', '01/02/2020', 43_831, true])(
    'keeps a request whose time is %j, and counts it in its messages',
    (receivedAt) => {
      const rows = [request('unclear', receivedAt), request('old', OLD)];
      const { sheet, ui, choose } = createOwner({ rows, replies: [YES] });
      choose(BY_AGE);
      expect(namesIn(sheet)).toEqual(['unclear']);
      for (const { message } of ui.dialogs)
        expect(message).toContain(
          `Not deleted, please check: 1 row in the tab "${TAB}" with an unclear cell under "Received at": `,
        );
    },
  );

  it('names the rows that it keeps by their numbers, before and after it has deleted others', () => {
    const rows = [request('old', OLD), request('unclear', ''), request('old', OLD), request('unclear', '')];
    const { ui, choose } = createOwner({ rows, replies: [YES] });
    choose(BY_AGE);
    expect(ui.dialogs.map(({ message }) => message)).toEqual([
      expect.stringContaining(`2 rows in the tab "${TAB}" with an unclear cell under "Received at": 3, 5.`),
      expect.stringContaining(`2 rows in the tab "${TAB}" with an unclear cell under "Received at": 2, 3.`),
    ]);
  });

  it('names the first 20 rows of each tab that it keeps, and counts the others', () => {
    const unclear = (count: number) => Array.from({ length: count }, () => request('unclear', ''));
    const { book, ui, choose } = createOwner({ rows: unclear(25) });
    addTab(book, [HEADINGS, ...unclear(20)], `${TAB} 2`);
    choose(BY_AGE);
    const named = '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21';
    expect(ui.dialogs.at(-1)?.message.split('\n\n').slice(1)).toEqual([
      `Not deleted, please check: 25 rows in the tab "${TAB}" with an unclear cell under "Received at": ${named} and 5 more.`,
      `Not deleted, please check: 20 rows in the tab "${TAB} 2" with an unclear cell under "Received at": ${named}.`,
    ]);
  });

  it('reads a time with blanks around it', () => {
    const { sheet, choose } = createOwner({ rows: [request('old', ` ${OLD} `)], replies: [YES] });
    choose(BY_AGE);
    expect(namesIn(sheet)).toEqual([]);
  });

  it.each(['Asia/Kolkata', 'America/Los_Angeles'])(
    'reads a time that the owner has made a date, as it is shown in the time zone %s',
    (timeZone) => {
      const shown = (text: string) => {
        const offset = timeZone === 'Asia/Kolkata' ? '+05:30' : '-08:00';
        return new Date(`${text.replace(' ', 'T')}${offset}`);
      };
      const rows = [request('old', shown(OLD)), request('new', shown(NEW))];
      const { book, sheet, choose } = createOwner({ rows, replies: [YES] });
      book.timeZone = timeZone;
      choose(BY_AGE);
      expect(namesIn(sheet)).toEqual(['new']);
    },
  );

  it.each([0, -1, NaN])('deletes nothing when KEEP_DAYS is %s, and says what it must be', (days) => {
    const rows = [request('old', OLD)];
    const { sheet, ui, choose } = createOwner({ rows, settings: { KEEP_DAYS: days } });
    choose(BY_AGE);
    expect(namesIn(sheet)).toEqual(['old']);
    expect(ui.dialogs.map(({ message }) => message)).toEqual([
      'KEEP_DAYS in the script must be a number, 1 or more. Nothing was deleted.',
    ]);
  });

  it('finds the columns by their headings, among columns of the owner', () => {
    const { book, choose } = createOwner({ replies: [YES] });
    book.sheets = [];
    const sheet = addTab(book, [
      ['Called?', 'Page', 'Name', 'Note', 'Custom trip', 'Trip', 'Phone', 'Received at'],
      [true, '/trips', 'old', '2027-07-01 10:00:00', 'no', 'Kerala', '919876543210', OLD],
      [OLD, '/trips', 'new', OLD, 'no', 'Kerala', '919876543210', NEW],
      [],
    ]);
    choose(BY_AGE);
    expect(namesIn(sheet, 3)).toEqual(['new']);
    expect(sheet.cell(1, 1).value).toBe('Called?');
  });

  it('keeps blank rows, notes and ticks in rows of their own, and the headings', () => {
    const beside = (value: CellValue) => ['', '', '', '', '', '', '', value];
    const rows = [request('old', OLD), [], request('old', OLD), beside('call again'), beside(false)];
    const { sheet, ui, choose } = createOwner({ rows, replies: [YES] });
    choose(BY_AGE);
    expect(sheet.rows.map((_, index) => sheet.cell(index + 1, 8).value)).toEqual([
      ...['', '', 'call again', false, ''],
    ]);
    expect(HEADINGS.map((_, index) => sheet.cell(1, index + 1).value)).toEqual(HEADINGS);
    expect(ui.dialogs.at(-1)?.message).toBe('2 rows deleted.');
  });

  it.each([
    ['all requests are old', 1, []],
    ['all requests are old and frozen', 4, []],
    ['all requests are old that are not frozen', 2, [request('new', NEW)]],
  ])('leaves a blank row below the frozen ones when %s', (_, frozen, kept) => {
    const old = Array.from({ length: 3 }, () => request('old', OLD));
    const { sheet, ui, choose } = createOwner({ rows: [...kept, ...old], replies: [YES] });
    sheet.rows.pop();
    sheet.frozenRows = frozen;
    choose(BY_AGE);
    expect(ui.dialogs.at(-1)?.message).toBe('3 rows deleted.');
    expect(sheet.rows).toHaveLength(kept.length + 2);
    expect(namesIn(sheet)).toEqual(kept.map(() => 'new'));
  });

  it('searches every tab of the script, and no other tab', () => {
    const { book, sheet, choose } = createOwner({ rows: [request('old', OLD)], replies: [YES] });
    // The owner has deleted the tab 2.
    const third = addTab(book, [HEADINGS, request('old', OLD), []], `${TAB} 3`);
    addTab(book, [[]], `${TAB} 4`);
    const copy = addTab(book, [HEADINGS, request('old', OLD), []], `Copy of ${TAB}`);
    choose(BY_AGE);
    expect([sheet, third, copy].map((tab) => namesIn(tab))).toEqual([[], [], ['old']]);
  });

  it('searches a tab of an earlier version of the script, which has no ids', () => {
    const { book, choose } = createOwner({ replies: [YES] });
    book.sheets = [];
    const former = [HEADINGS, request('old', OLD), request('new', NEW)].map((cells) => cells.slice(0, 6));
    const sheet = addTab(book, former);
    choose(BY_AGE);
    expect(namesIn(sheet)).toEqual(['new']);
    expect(sheet.lastColumn()).toBe(6);
  });

  it('names a tab that it cannot search, because a heading was changed', () => {
    const { sheet, ui, choose } = createOwner({ rows: [request('old', OLD)] });
    sheet.set(1, 3, { value: 'Telephone' });
    choose(BY_AGE);
    expect(namesIn(sheet)).toEqual(['old']);
    expect(ui.dialogs.at(-1)?.message).toBe(
      `No request was found. Nothing was deleted.\n\nNot searched: the tab "${TAB}", because its headings were changed.`,
    );
  });

  it('deletes neighbouring rows together', () => {
    const rows = [...Array.from({ length: 500 }, () => request('old', OLD)), request('new', NEW)];
    const { sheet, choose } = createOwner({ rows: [...rows, request('old', OLD)], replies: [YES] });
    const deleteRows = vi.spyOn(sheet, 'deleteRows');
    choose(BY_AGE);
    expect(deleteRows.mock.calls).toEqual([
      [503, 1],
      [2, 500],
    ]);
    expect(namesIn(sheet)).toEqual(['new']);
  });

  it('deletes exactly the old requests and moves nothing else, whatever rows there are', () => {
    const row = fc.constantFrom('old', 'new', 'unclear', 'blank', 'note');
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (kinds) => {
        const cells: Record<string, (name: string) => CellValue[]> = {
          old: (name) => request(name, OLD),
          new: (name) => request(name, NEW),
          unclear: (name) => request(name, ''),
          blank: () => [],
          note: (name) => ['', '', '', '', '', '', '', name],
        };
        const rows = kinds.map((kind, index) => cells[kind]?.(`${kind} ${index}`) ?? []);
        const { sheet, choose } = createOwner({ rows, replies: [YES] });
        const kept = sheet.rows.filter((_, index) => kinds[index - 1] !== 'old');
        choose(BY_AGE);
        expect(sheet.rows).toEqual(kept);
      }),
      { numRuns: FUZZ.numRuns / 10 },
    );
  });
});

describe('The menu item for a number', () => {
  it.each([
    '9876543210',
    '919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '098765 43210',
    '0091 98765 43210',
    '+91 (0) 98765 43210',
    "'9876543210",
    '९८७६५ ४३२१०',
    '+९१ ९८७६५४३२१०',
    '９８７６５４３２１０',
    '＋９１（０）９８７６５－４３２１０',
    '+91\u00A098765\u00A043210',
    '98765\u201143210',
    '98765\u201343210',
    '98765\u221243210',
    '98765.43210',
    '98765/43210',
    '\u202A+91 98765 43210\u202C',
    '’9876543210',
  ])('takes the form %s of a number, from the owner and in the sheet', (form) => {
    for (const [asked, stored] of [
      [form, '919876543210'],
      ['9876543210', form],
    ] as const) {
      const rows = [request('wanted', NEW, stored), request('other', NEW, '919876543211')];
      const { sheet, choose } = createOwner({ rows, replies: [typed(asked), YES] });
      choose(BY_NUMBER);
      expect(namesIn(sheet)).toEqual(['other']);
    }
  });

  it('takes the digits of every script', () => {
    const numbers = Intl.supportedValuesOf('numberingSystem')
      .map((system) =>
        new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210),
      )
      .filter((number) => /^\p{Nd}+$/u.test(number));
    expect(new Set(numbers).size).toBeGreaterThan(20);
    const rows = numbers.map((number) => request(number, NEW, number));
    const { sheet, choose } = createOwner({ rows, replies: [typed('9876543210'), YES] });
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual([]);
  });

  it('takes a number in a cell that the owner has typed as a number', () => {
    const rows = [request('wanted', NEW, 9_876_543_210)];
    const { sheet, choose } = createOwner({ rows, replies: [typed('98765 43210'), YES] });
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual([]);
  });

  it('takes a number of 15 digits', () => {
    const rows = [request('long', NEW, '123456789012345')];
    const { sheet, choose } = createOwner({ rows, replies: [typed('123456789012345'), YES] });
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual([]);
  });

  it('compares all digits of a number of another country', () => {
    const other = ['4155552671', '914155552671', '24155552671', '9114155552671'];
    const phones = ['14155552671', '+1 415 555 2671', ...other];
    const rows = phones.map((phone) => request(phone, NEW, phone));
    const { sheet, choose } = createOwner({ rows, replies: [typed('001 415-555-2671'), YES] });
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual(other);
  });

  it('keeps other numbers, and requests without a number, and does not name them', () => {
    const phones = [
      '876543210',
      '9876543211',
      '123456789012345',
      '98765-0-43210',
      'call 987 at 6:54',
      'none',
      '',
    ];
    const rows = phones.map((phone) => request(`has "${phone}"`, NEW, phone));
    const { sheet, ui, choose } = createOwner({ rows, replies: [typed('9876543210')] });
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toHaveLength(phones.length);
    expect(ui.dialogs.at(-1)?.message).toBe('No request was found. Nothing was deleted.');
  });

  it.each([
    '9876543210 after 6 pm',
    '9876543210 (2 calls)',
    '2 calls: ९८७६५ ४३२१०',
    'Ravi 98765 43210',
    '98765,43210',
    '98765432101',
    '19876543210',
    '98765 43210 / 91234 56789',
    '91234 56789 or 92345 67890',
  ])('keeps a row with %j, and names it in its messages', (phone) => {
    const rows = [request('wanted', NEW), request('unclear', NEW, phone)];
    const { sheet, ui, choose } = createOwner({ rows, replies: [typed('9876543210'), YES] });
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual(['unclear']);
    const note = (row: number) =>
      `Not deleted, please check: 1 row in the tab "${TAB}" with an unclear cell under "Phone": ${row}.`;
    expect(ui.dialogs.slice(1).map(({ message }) => message)).toEqual([
      `1 row will be deleted, with everything that you wrote beside them.\n\n${note(3)}\n\nDelete?`,
      `1 row deleted.\n\n${note(2)}`,
    ]);
  });

  it('deletes a request whose time cannot be read', () => {
    const { sheet, choose } = createOwner({
      rows: [request('wanted', '')],
      replies: [typed('9876543210'), YES],
    });
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual([]);
  });

  it.each([
    ...['', '  ', 'Asha', '000', '98765432109876543210'],
    ...['9876543210 after 6 pm', '98765 43210, 91234 56789'],
  ])('refuses %j, which is no number', (text) => {
    const rows = [request('blank', NEW, ''), request('two', NEW, '98765432109876543210')];
    const { sheet, ui, choose } = createOwner({ rows, replies: [typed(text)] });
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual(['blank', 'two']);
    expect(ui.dialogs.at(-1)?.message).toBe('This is not a telephone number. Nothing was deleted.');
  });

  it.each(['cancel', 'close'] as const)('does nothing when its question is answered by %s', (button) => {
    const replies: Reply[] = [{ button, text: '9876543210' }];
    const { sheet, ui, choose } = createOwner({ rows: [request('wanted', NEW)], replies });
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual(['wanted']);
    expect(ui.dialogs).toHaveLength(1);
  });

  it('deletes the id of a request with it, so that the request would be stored again', () => {
    const { sheet, script, choose } = createOwner({ replies: [typed('9876543210'), YES] });
    const post = () => script.doPost({ parameter: { id: '12345678' }, postData: { contents: SENT } });
    post();
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual([]);
    post();
    expect(namesIn(sheet)).toEqual(['Asha']);
  });
});

describe('A deletion by the menu', () => {
  const rows = [request('old', OLD), request('new', NEW)];

  it('waits for a request that is being stored, and gives the lock free', () => {
    const { google, choose } = createOwner({ rows, replies: [YES] });
    const lock = google.LockService.getScriptLock();
    const waitLock = vi.spyOn(lock, 'waitLock');
    const releaseLock = vi.spyOn(lock, 'releaseLock');
    choose(BY_AGE);
    expect(waitLock.mock.calls).toEqual([[20_000]]);
    expect(releaseLock).toHaveBeenCalledOnce();
  });

  it('does not hold the lock while a dialog is open', () => {
    let isLocked = false;
    const meanwhile = () => void (isLocked = waitLock.mock.calls.length > 0);
    const { google, choose } = createOwner({ rows, replies: [{ ...YES, meanwhile }] });
    const waitLock = vi.spyOn(google.LockService.getScriptLock(), 'waitLock');
    choose(BY_AGE);
    expect(isLocked).toBe(false);
    expect(waitLock).toHaveBeenCalledOnce();
  });

  it('deletes nothing when the lock is not free in time, and says so', () => {
    const { sheet, ui, google, choose } = createOwner({ rows, replies: [YES] });
    vi.spyOn(google.LockService.getScriptLock(), 'waitLock').mockImplementation(fail('Lock timeout'));
    choose(BY_AGE);
    expect(namesIn(sheet)).toEqual(['old', 'new']);
    expect(ui.dialogs.at(-1)?.message).toBe(
      'Nothing was deleted.\n\nLock timeout\n\nPlease choose the menu item again.',
    );
  });

  it('says that rows may be left when Google fails to delete them, and gives the lock free', () => {
    const { ui, google, choose } = createOwner({ rows, replies: [YES] });
    const releaseLock = vi.spyOn(google.LockService.getScriptLock(), 'releaseLock');
    vi.spyOn(google.SpreadsheetApp, 'flush').mockImplementation(fail('Service unavailable'));
    choose(BY_AGE);
    expect(ui.dialogs.at(-1)?.message).toMatch(
      /^Perhaps not all rows were deleted\.\n\nService unavailable\n/,
    );
    expect(releaseLock).toHaveBeenCalledOnce();
  });

  it('says so when the sheet cannot be read', () => {
    const { ui, google, choose } = createOwner({ rows });
    vi.spyOn(google.SpreadsheetApp.getActiveSpreadsheet(), 'getSheetByName').mockImplementation(
      fail('Service unavailable'),
    );
    choose(BY_AGE);
    expect(ui.dialogs.at(-1)?.message).toMatch(/^Nothing was deleted\.\n\nService unavailable\n/);
  });

  it('finds its rows where the owner has moved them while the dialog was open', () => {
    const meanwhile = () => void sheet.rows.splice(1, 0, [], []);
    const { sheet, choose } = createOwner({ rows, replies: [{ ...YES, meanwhile }] });
    choose(BY_AGE);
    expect(namesIn(sheet)).toEqual(['new']);
    expect(sheet.rows).toHaveLength(5);
  });

  it('deletes nothing when there are other rows than those that were confirmed', () => {
    const meanwhile = () => void script.doPost({ parameter: {}, postData: { contents: SENT } });
    const replies = [typed('9876543210'), { ...YES, meanwhile }];
    const { sheet, script, ui, choose } = createOwner({ rows, replies });
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual(['old', 'new', 'Asha']);
    expect(ui.dialogs.at(-1)?.message).toMatch(
      /^Nothing was deleted\.\n\nThe sheet was changed in the meantime\.\n/,
    );
  });
});
