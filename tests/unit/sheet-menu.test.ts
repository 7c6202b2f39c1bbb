import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appsScriptServices } from '../fakes/apps-script.ts';
import { loadCallbackScript, type ScriptSettings } from '../fakes/callback-script.ts';
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
const NONE = 'No request was found. Nothing was deleted.';

const fail = (message: string) => () => {
  throw new Error(message);
};

/** Cells under the headings. A name stands for a request. */
const request = (name: string, receivedAt: CellValue, phone: CellValue = '919876543210'): CellValue[] => [
  ...[receivedAt, name, phone, 'Kerala', 'no', '/trips', ''],
];
const beside = (note: CellValue): CellValue[] => ['', '', '', '', '', '', '', note];

/** Adds a tab with these rows, the headings first, and no more rows than that. */
function addTab(book: FakeSpreadsheet, rows: CellValue[][], name = TAB): FakeSheet {
  const sheet = book.insert(name);
  sheet.rows = rows.map(() => []);
  sheet.frozenRows = 1;
  for (const [row, values] of rows.entries())
    for (const [column, value] of values.entries()) sheet.set(row + 1, column + 1, { value });
  return sheet;
}

/** An owner who has opened a sheet with these rows under the headings, and a blank row. */
function createOwner(rows: CellValue[][], replies: Reply[] = [YES], settings: ScriptSettings = {}) {
  const book = new FakeSpreadsheet();
  const sheet = addTab(book, [HEADINGS, ...rows, []]);
  const ui = new FakeUi(replies);
  const google = appsScriptServices(book, ui);
  const script = loadCallbackScript({ ...google, Date }, { KEEP_DAYS, ...settings });
  script.onOpen();
  const choose = (item: RegExp) => {
    const [, name] = [...(ui.menus.get(TAB) ?? [])].find(([caption]) => item.test(caption)) ?? [];
    if (name !== 'deleteOldRequests' && name !== 'deleteRequestsOfNumber') throw new Error(`no item ${item}`);
    script[name]();
  };
  const post = () => {
    const sent = '{"name":"Asha","phone":"919876543210","trip":"Kerala","customTrip":false}';
    script.doPost({ parameter: { id: '12345678' }, postData: { contents: sent } });
  };
  const messages = () => ui.dialogs.map(({ message }) => message);
  return { book, sheet, ui, google, script, choose, post, messages };
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
    const { ui } = createOwner([]);
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
  it.each<[meaning: string, ...times: CellValue[]]>([
    [
      'old',
      OLD,
      ` ${OLD} `,
      '2020-01-19 10:00:00',
      '2020-01-20 10:00:00',
      '2020-01-30 10:00:00',
      '2020-10-31 10:00:00',
    ],
    ['new', NEW, '2027-07-01 11:59:00'],
    [
      'unclear',
      'on 2020-01-01 10:00:00',
      '2020-01-01 10:00:00 or so',
      '2020-13-01 10:00:00',
      '2020-01-01 25:00:00',
    ],
    ['unclear', '01/02/2020', 'in winter', ' ', '', 43_831, true],
  ])(
    'takes a request for %s because of its time, and names those that it keeps as unclear',
    (meaning, ...times) => {
      const note = `Not deleted, please check: 1 row in the tab "${TAB}" with an unclear cell under "Received at": 2.`;
      for (const time of times) {
        const { sheet, choose, messages } = createOwner([request('this', time), request('other', OLD)]);
        choose(BY_AGE);
        expect(namesIn(sheet), String(time)).toEqual(meaning === 'old' ? [] : ['this']);
        for (const message of messages()) expect(message.includes(note)).toBe(meaning === 'unclear');
      }
    },
  );

  it.each([
    ['Asia/Kolkata', '+05:30'],
    ['America/Los_Angeles', '-08:00'],
  ])(
    'reads a time that the owner has made a date, as it is shown in the time zone %s',
    (timeZone, offset) => {
      const shown = (time: string) => new Date(`${time.replace(' ', 'T')}${offset}`);
      const { book, sheet, choose } = createOwner([request('old', shown(OLD)), request('new', shown(NEW))]);
      book.timeZone = timeZone;
      choose(BY_AGE);
      expect(namesIn(sheet)).toEqual(['new']);
    },
  );

  it.each([0, -1, NaN])('deletes nothing when KEEP_DAYS is %s, and says what it must be', (days) => {
    const { sheet, choose, messages } = createOwner([request('old', OLD)], [], { KEEP_DAYS: days });
    choose(BY_AGE);
    expect(namesIn(sheet)).toEqual(['old']);
    expect(messages()).toEqual(['KEEP_DAYS in the script must be a number, 1 or more. Nothing was deleted.']);
  });

  it('says the number of rows before it deletes any, and afterwards', () => {
    const rows = [request('first', OLD), request('second', OLD), request('new', NEW)];
    let atQuestion: CellValue[] = [];
    const meanwhile = () => void (atQuestion = namesIn(sheet));
    const { sheet, ui, choose, messages } = createOwner(rows, [{ ...YES, meanwhile }]);
    choose(BY_AGE);
    expect(atQuestion).toEqual(['first', 'second', 'new']);
    expect(messages()).toEqual([
      '2 rows will be deleted, with everything that you wrote beside them.\n\nDelete?',
      '2 rows deleted.',
    ]);
    expect(new Set(ui.dialogs.map(({ title }) => title)).size).toBe(1);
  });

  it.each(['no', 'close'] as const)('changes and says nothing more when the answer is %s', (button) => {
    const { book, choose, messages } = createOwner([request('old', OLD)], [{ button }]);
    const before = contents(book);
    choose(BY_AGE);
    expect(contents(book)).toEqual(before);
    expect(messages()).toHaveLength(1);
  });

  it.each([
    ['there are only new requests', [request('new', NEW)]],
    ['there are no requests', []],
    ['there is no tab', undefined],
  ])('says that it found none when %s', (_, rows) => {
    const { book, choose, messages } = createOwner(rows ?? [], []);
    if (!rows) book.sheets = [];
    const before = contents(book);
    choose(BY_AGE);
    expect(contents(book)).toEqual(before);
    expect(messages()).toEqual([NONE]);
  });

  it('names the first 20 rows of each tab that it keeps, and counts the others', () => {
    const unclear = (count: number) => Array.from({ length: count }, () => request('unclear', ''));
    const { book, choose, messages } = createOwner([request('old', OLD), ...unclear(25)]);
    addTab(book, [HEADINGS, ...unclear(20)], `${TAB} 2`);
    choose(BY_AGE);
    // The rows have other numbers after the one before them was deleted.
    const named = '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21';
    expect(messages().at(-1)?.split('\n\n').slice(1)).toEqual([
      `Not deleted, please check: 25 rows in the tab "${TAB}" with an unclear cell under "Received at": ${named} and 5 more.`,
      `Not deleted, please check: 20 rows in the tab "${TAB} 2" with an unclear cell under "Received at": ${named}.`,
    ]);
  });

  it('finds the columns by their headings, among columns of the owner', () => {
    const { book, choose } = createOwner([]);
    book.sheets = [];
    const sheet = addTab(book, [
      ['Called?', 'Page', 'Name', 'Note', 'Custom trip', 'Trip', 'Phone', 'Received at'],
      [true, '/trips', 'old', '2027-07-01 10:00:00', 'no', 'Kerala', '919876543210', OLD],
      [OLD, '/trips', 'new', OLD, 'no', 'Kerala', '919876543210', NEW],
      [],
    ]);
    choose(BY_AGE);
    expect(namesIn(sheet, 3)).toEqual(['new']);
  });

  it.each([
    ['all requests are old', 1, []],
    ['all requests are old and frozen', 4, []],
    ['all requests are old that are not frozen', 2, [request('new', NEW)]],
  ])('leaves a blank row below the frozen ones when %s', (_, frozen, kept) => {
    const old = Array.from({ length: 3 }, () => request('old', OLD));
    const { sheet, choose, messages } = createOwner([...kept, ...old]);
    sheet.rows.pop();
    sheet.frozenRows = frozen;
    choose(BY_AGE);
    expect(messages().at(-1)).toBe('3 rows deleted.');
    expect(sheet.rows).toHaveLength(kept.length + 2);
    expect(namesIn(sheet)).toEqual(kept.map(() => 'new'));
  });

  it('searches every tab of the script, also one without ids, and no other tab', () => {
    const { book, sheet, choose } = createOwner([request('old', OLD)]);
    // The owner has deleted the tab 2.
    const former = [HEADINGS, request('old', OLD), []].map((cells) => cells.slice(0, 6));
    const third = addTab(book, former, `${TAB} 3`);
    addTab(book, [[]], `${TAB} 4`);
    const copy = addTab(book, [HEADINGS, request('old', OLD), []], `Copy of ${TAB}`);
    choose(BY_AGE);
    expect([sheet, third, copy].map((tab) => namesIn(tab))).toEqual([[], [], ['old']]);
  });

  it('names a tab that it cannot search, because a heading was changed', () => {
    const { sheet, choose, messages } = createOwner([request('old', OLD)], []);
    sheet.set(1, 3, { value: 'Telephone' });
    choose(BY_AGE);
    expect(namesIn(sheet)).toEqual(['old']);
    expect(messages()).toEqual([
      `${NONE}\n\nNot searched: the tab "${TAB}", because its headings were changed.`,
    ]);
  });

  it('deletes exactly the old requests and moves nothing else, whatever rows there are', () => {
    const row = fc.constantFrom('old', 'new', 'unclear', 'blank', 'note', 'tick');
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (kinds) => {
        const cells: Record<string, (name: string) => CellValue[]> = {
          old: (name) => request(name, OLD),
          new: (name) => request(name, NEW),
          unclear: (name) => request(name, ''),
          blank: () => [],
          note: (name) => beside(name),
          tick: () => beside(false),
        };
        const rows = kinds.map((kind, index) => cells[kind]?.(`${kind} ${index}`) ?? []);
        const { sheet, choose } = createOwner(rows);
        const deleteRows = vi.spyOn(sheet, 'deleteRows');
        const kept = sheet.rows.filter((_, index) => kinds[index - 1] !== 'old');
        choose(BY_AGE);
        expect(sheet.rows).toEqual(kept);
        // Neighbouring rows are deleted together.
        const groups = kinds.filter((kind, index) => kind === 'old' && kinds[index - 1] !== 'old');
        expect(deleteRows).toHaveBeenCalledTimes(groups.length);
      }),
      { numRuns: FUZZ.numRuns / 10 },
    );
  });
});

describe('The menu item for a number', () => {
  const FORMS = `9876543210|919876543210|+91 98765 43210|+91-98765-43210|098765 43210|0091 98765 43210|'9876543210
    |’9876543210|+91 (0) 98765 43210|९८७६५ ४३२१०|+९१ ९८७६५४३२१०|９８７६５４३２१０|＋９１（０）９８７６５－４３２１０|98765.43210
    |98765/43210|98765\u201143210|98765\u201343210|98765\u221243210|+91\u00A098765\u00A043210
    |\u202A+91 98765 43210\u202C`;

  it.each(FORMS.split(/\n? *\|/))(
    'takes the form %s of a number, from the owner and in the sheet',
    (form) => {
      for (const [asked, stored] of [
        [form, '919876543210'],
        ['9876543210', form],
      ] as const) {
        const rows = [request('wanted', NEW, stored), request('other', NEW, '919876543211')];
        const { sheet, choose } = createOwner(rows, [typed(asked), YES]);
        choose(BY_NUMBER);
        expect(namesIn(sheet)).toEqual(['other']);
      }
    },
  );

  it('takes the digits of every script', () => {
    const numbers = Intl.supportedValuesOf('numberingSystem')
      .map((system) =>
        new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210),
      )
      .filter((number) => /^\p{Nd}+$/u.test(number));
    expect(new Set(numbers).size).toBeGreaterThan(20);
    const rows = numbers.map((number) => request(number, NEW, number));
    const { sheet, choose } = createOwner(rows, [typed('9876543210'), YES]);
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual([]);
  });

  it.each<[string, asked: string, CellValue]>([
    ['a number in a cell that the owner has typed as a number', '98765 43210', 9_876_543_210],
    ['a number of 15 digits', '123456789012345', '123456789012345'],
  ])('takes %s', (_, asked, stored) => {
    const { sheet, choose } = createOwner([request('wanted', '', stored)], [typed(asked), YES]);
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual([]);
  });

  it('compares all digits of a number of another country', () => {
    const other = ['4155552671', '914155552671', '24155552671', '9114155552671'];
    const rows = ['14155552671', '+1 415 555 2671', ...other].map((phone) => request(phone, NEW, phone));
    const { sheet, choose } = createOwner(rows, [typed('001 415-555-2671'), YES]);
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual(other);
  });

  it.each(['876543210', '9876543211', '123456789012345', '98765-0-43210', 'call 987 at 6:54', 'none', ''])(
    'keeps other numbers, and requests without a number, and does not name them: "%s"',
    (phone) => {
      const { sheet, choose, messages } = createOwner([request('other', NEW, phone)], [typed('9876543210')]);
      choose(BY_NUMBER);
      expect(namesIn(sheet)).toEqual(['other']);
      expect(messages().at(-1)).toBe(NONE);
    },
  );

  it.each([
    ...['9876543210 after 6 pm', '9876543210 (2 calls)', '2 calls: ९८७६५ ४३२१०', 'Ravi 98765 43210'],
    ...[
      '98765,43210',
      '98765432101',
      '19876543210',
      '98765 43210 / 91234 56789',
      '91234 56789 or 92345 67890',
    ],
  ])('keeps a row with %j, and names it in its messages', (phone) => {
    const rows = [request('wanted', NEW), request('unclear', NEW, phone)];
    const { sheet, choose, messages } = createOwner(rows, [typed('9876543210'), YES]);
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual(['unclear']);
    const note = (row: number) =>
      `Not deleted, please check: 1 row in the tab "${TAB}" with an unclear cell under "Phone": ${row}.`;
    expect(messages().slice(1)).toEqual([
      `1 row will be deleted, with everything that you wrote beside them.\n\n${note(3)}\n\nDelete?`,
      `1 row deleted.\n\n${note(2)}`,
    ]);
  });

  it.each([
    ...['', '  ', 'Asha', '000', '98765432109876543210'],
    ...['9876543210 after 6 pm', '98765 43210, 91234 56789'],
  ])('refuses %j, which is no number', (text) => {
    const rows = [request('blank', NEW, ''), request('two', NEW, '98765432109876543210')];
    const { sheet, choose, messages } = createOwner(rows, [typed(text)]);
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual(['blank', 'two']);
    expect(messages().at(-1)).toBe('This is not a telephone number. Nothing was deleted.');
  });

  it.each(['cancel', 'close'] as const)('does nothing when its question is answered by %s', (button) => {
    const { sheet, choose, messages } = createOwner([request('a', NEW)], [{ button, text: '9876543210' }]);
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual(['a']);
    expect(messages()).toHaveLength(1);
  });

  it('deletes the id of a request with it, so that the request would be stored again', () => {
    const { sheet, choose, post } = createOwner([], [typed('9876543210'), YES]);
    post();
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual([]);
    post();
    expect(namesIn(sheet)).toEqual(['Asha']);
  });
});

describe('A deletion by the menu', () => {
  const rows = [request('old', OLD), request('new', NEW)];

  it('waits for a request that is being stored, but only after its dialog, and gives the lock free', () => {
    const meanwhile = () => expect(waitLock).not.toHaveBeenCalled();
    const { google, choose } = createOwner(rows, [{ ...YES, meanwhile }]);
    const lock = google.LockService.getScriptLock();
    const [waitLock, releaseLock] = [vi.spyOn(lock, 'waitLock'), vi.spyOn(lock, 'releaseLock')];
    choose(BY_AGE);
    expect(waitLock.mock.calls).toEqual([[20_000]]);
    expect(releaseLock).toHaveBeenCalledOnce();
  });

  it('deletes nothing when the lock is not free in time, and says so', () => {
    const { sheet, google, choose, messages } = createOwner(rows);
    vi.spyOn(google.LockService.getScriptLock(), 'waitLock').mockImplementation(fail('Lock timeout'));
    choose(BY_AGE);
    expect(namesIn(sheet)).toEqual(['old', 'new']);
    expect(messages().at(-1)).toBe(
      'Nothing was deleted.\n\nLock timeout\n\nPlease choose the menu item again.',
    );
  });

  it('says that rows may be left when Google fails to delete them, and gives the lock free', () => {
    const { google, choose, messages } = createOwner(rows);
    const releaseLock = vi.spyOn(google.LockService.getScriptLock(), 'releaseLock');
    vi.spyOn(google.SpreadsheetApp, 'flush').mockImplementation(fail('Service unavailable'));
    choose(BY_AGE);
    expect(messages().at(-1)).toMatch(/^Perhaps not all rows were deleted\.\n\nService unavailable\n/);
    expect(releaseLock).toHaveBeenCalledOnce();
  });

  it('says so when the sheet cannot be read', () => {
    const { google, choose, messages } = createOwner(rows, []);
    const spreadsheet = google.SpreadsheetApp.getActiveSpreadsheet();
    vi.spyOn(spreadsheet, 'getSheetByName').mockImplementation(fail('Service unavailable'));
    choose(BY_AGE);
    expect(messages().at(-1)).toMatch(/^Nothing was deleted\.\n\nService unavailable\n/);
  });

  it('finds its rows where the owner has moved them while the dialog was open', () => {
    const meanwhile = () => void sheet.rows.splice(1, 0, [], []);
    const { sheet, choose } = createOwner(rows, [{ ...YES, meanwhile }]);
    choose(BY_AGE);
    expect(namesIn(sheet)).toEqual(['new']);
    expect(sheet.rows).toHaveLength(5);
  });

  it('deletes nothing when there are other rows than those that were confirmed', () => {
    const meanwhile = () => post();
    const { sheet, choose, post, messages } = createOwner(rows, [typed('9876543210'), { ...YES, meanwhile }]);
    choose(BY_NUMBER);
    expect(namesIn(sheet)).toEqual(['old', 'new', 'Asha']);
    expect(messages().at(-1)).toMatch(/^Nothing was deleted\.\n\nThe sheet was changed in the meantime\.\n/);
  });
});
