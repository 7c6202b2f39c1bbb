import { describe, expect, it } from 'vitest';

/** The parameters in the address of a request. */
export interface Parameters {
  id?: string | undefined;
  page?: string;
  robot?: string;
}

/** A receiver without requests. */
export interface Receiver {
  /** Sends a body with these parameters in the address, and returns the status in the response. */
  send: (body: string, parameters?: Parameters) => Promise<string>;
  /** The status in the response to `GET`. */
  open: () => Promise<string>;
  /** The cells of all stored requests, in the order of the headings. */
  rows: () => Promise<string[][]>;
}

const REQUEST = { name: 'Asha', phone: '919876543210', trip: 'Kerala', customTrip: false };
const PHONE = 'error: phone is not at most 12 digits';
const CUSTOM_TRIP = 'error: customTrip is not true or false';
const NOT_JSON = 'error: the request is not JSON';
const NO_OBJECT = 'error: the request is not an object';
const ID = 'error: id is not 8 to 64 letters, digits and hyphens';

/** The body of a request with some other fields. */
export const bodyOf = (fields: object = {}) => JSON.stringify({ ...REQUEST, ...fields });

/** Requests that are stored: a title, the texts that are sent as name and trip, and their cells. */
const STORED: [title: string, texts: [string, string], cells?: [string, string]][] = [
  ['in Hindi', ['आशा देवी', 'केरल की यात्रा']],
  ['with emoji', ['🙏 Asha', '👩‍👩‍👧‍👦 Kerala']],
  ['with HTML', ['<script>alert(1)</script>', '<b>Kerala</b> &amp;']],
  ['with blanks around the texts', [' Asha ', '\u00A0Kerala\u00A0']],
  ['with signs in the middle of the texts', ['Asha-Devi+1', 'a; b = c; "d" @ e']],
  ['with harmless quotation marks', [`"Asha" O'Hara`, `"Kerala"; 'Goa'`]],
  ['with the formula signs = and +', ['=1+1', '+1'], ['’=1+1', '’+1']],
  ['with the formula signs - and @', ['-1', '@SUM(A1)'], ['’-1', '’@SUM(A1)']],
  ['with full-width formula signs', ['＝1', '＠A1'], ['’＝1', '’＠A1']],
  ['with other forms of formula signs', ['\u22121', '\uFE631'], ['’\u22121', '’\uFE631']],
  ['with formulas after blanks', [' =1', '\u00A0\u3000=1'], ['’ =1', '’\u00A0\u3000=1']],
  ['with formulas after control characters', ['\t=1', '\r\n=1'], ['’ =1', '’  =1']],
  ['with formulas after invisible characters', ['\u200B=1', '\u2800=1'], ['’\u200B=1', '’\u2800=1']],
  ['with formulas after quotation marks', [`'=1`, '"=1"'], [`’'=1`, '’"=1"']],
  ['with formulas after semicolons', ['a;=1;b', `a;" ' ""+1;@`], ['a;’=1;b', `a;’" ' ""+1;’@`]],
  ['with line breaks and tabs', ['one\r\ntwo\tthree', 'one\u2028two'], ['one  two three', 'one two']],
  ['with control characters', ['a\0b\u007Fc', 'a\u0085b\u001Bc'], ['a b c', 'a b c']],
  ['with lone surrogates', ['Asha \uD83D', '\uDE4F Kerala'], ['Asha \uFFFD', '\uFFFD Kerala']],
  ['with digits as texts', ['9876543210', '110024'], ['98765 43210', '1 10024']],
  ['with long texts', ['x'.repeat(501), '🙏'.repeat(10_000)], ['x'.repeat(500), '🙏'.repeat(500)]],
];

/** Requests that are not stored: a title, the body, and the status in the response. */
const REFUSED: [title: string, body: string, status: string, id?: string][] = [
  ['that is empty', '', NOT_JSON],
  ['of the probe', 'This is no request.', NOT_JSON, 'probe-probe'],
  ['that is HTML', '<html></html>', NOT_JSON],
  ['that is incomplete', '{"name":"Asha"', NOT_JSON],
  ['that is null', 'null', NO_OBJECT],
  ['that is a list', '[{}]', NO_OBJECT],
  ['that is a text', '"Asha"', NO_OBJECT],
  ['without fields', '{}', 'error: name is not a text'],
  ['with a number as name', bodyOf({ name: 5, phone: 5 }), 'error: name is not a text'],
  ['with a number as phone', bodyOf({ phone: 919876543210 }), 'error: phone is not a text'],
  ['without trip', bodyOf({ trip: undefined }), 'error: trip is not a text'],
  ['with a phone of 13 digits', bodyOf({ phone: '1234567890123', customTrip: 1 }), PHONE],
  ['with a phone of Devanagari digits', bodyOf({ phone: '९८७६५४३२१०' }), PHONE],
  ['with a phone with a line break', bodyOf({ phone: '9876543210\n' }), PHONE],
  ['with a text as flag', bodyOf({ customTrip: 'false' }), CUSTOM_TRIP],
  ['with an empty id', bodyOf(), ID, ''],
  ['with an id that is too short', bodyOf(), ID, '1234567'],
  ['with an id that is too long', bodyOf(), ID, 'x'.repeat(65)],
  ['with an id with a line break', bodyOf(), ID, '12345678\n'],
  ['with an id with other characters', bodyOf(), ID, '१२३४५६७८_='],
];

/** The tests of every receiver. `start` returns a receiver without requests. */
export function describeReceiver(name: string, start: () => Receiver | Promise<Receiver>): void {
  describe(name, () => {
    it.each(STORED)('stores a request %s', async (_, [name, trip], [nameCell, tripCell] = [name, trip]) => {
      const receiver = await start();
      expect(await receiver.send(bodyOf({ name, trip }), { page: '/hi/trips/lamps' })).toBe('success');
      const cells = (await receiver.rows()).map((row) => row.slice(1, -2));
      expect(cells).toEqual([[nameCell, '91 98765 43210', tripCell, 'no', '/hi/trips/lamps']]);
    });

    it.each(REFUSED)('refuses a request %s', async (_, body, status, id) => {
      const receiver = await start();
      expect(await receiver.send(body, { id })).toBe(status);
      expect(await receiver.rows()).toEqual([]);
    });

    it('stores empty fields, a phone that begins with 0, and the time in India, and ignores other fields', async () => {
      const receiver = await start();
      const before = Date.now();
      const body = '{"name":"","phone":"098765","trip":"","customTrip":true,"page":"/","__proto__":null}';
      expect(await receiver.send(body, { id: 'form-0001' })).toBe('success');
      const [[time = '', ...cells] = []] = await receiver.rows();
      expect(cells).toEqual(['', '0 98765', '', 'yes', '', 'form-0001', 'no']);
      expect(time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      const received = Date.parse(`${time.replace(' ', 'T')}+05:30`);
      expect(received).toBeGreaterThan(before - 1000);
      expect(received).toBeLessThanOrEqual(Date.now());
    });

    it('stores an id once, however often it comes, also at the same moment', async () => {
      const receiver = await start();
      const ids = ['12345678-', '12345678', '-2345678', 'A2345678', 'a2345678', 'x'.repeat(64)];
      for (let time = 0; time < 2; time += 1) {
        const sent = [...ids, ...ids].map((id) => receiver.send(bodyOf(), { id }));
        expect(new Set(await Promise.all(sent))).toEqual(new Set(['success']));
      }
      const stored = (await receiver.rows()).map((row) => row.at(-2)?.replace('’', ''));
      expect(stored.toSorted()).toEqual(ids.toSorted());
    });

    it.each([
      ['9876543210', '98765 43210'],
      ['09876543210', '0 98765 43210'],
      ['442079460958', '44 20794 60958'],
      ['12345', '12345'],
    ])('stores the phone %s in groups, which no program reads as a figure', async (phone, cell) => {
      const receiver = await start();
      expect(await receiver.send(bodyOf({ phone }))).toBe('success');
      expect((await receiver.rows()).map((row) => row[2])).toEqual([cell]);
    });

    it.each([
      ['stores and marks a request with a sign of a robot', bodyOf(), '1', 'yes'],
      [
        'marks no request without one, whatever it says',
        bodyOf({ name: '<a href=//spam>' }),
        undefined,
        'no',
      ],
    ])('%s', async (_, body, robot, cell) => {
      const receiver = await start();
      expect(await receiver.send(body, { id: 'form-0001', ...(robot && { robot }) })).toBe('success');
      expect((await receiver.rows()).map((row) => row.slice(-2))).toEqual([['form-0001', cell]]);
    });

    it.each([
      ['/', '/'],
      ['/club/hi/trips/%E0%A4%A6', '/club/hi/trips/%E0%A4%A6'],
      ['=1+1', '’=1+1'],
      ['/trips\n=1;@b', '/trips =1;’@b'],
      [`/${'x'.repeat(600)}`, `/${'x'.repeat(499)}`],
    ])('stores the page %j of the address as a text that is no formula', async (page, cell) => {
      const receiver = await start();
      expect(await receiver.send(bodyOf(), { page })).toBe('success');
      expect((await receiver.rows()).map((row) => row[5])).toEqual([cell]);
    });

    it('stores every request without an id, as an older page sends it', async () => {
      const receiver = await start();
      for (let time = 0; time < 2; time += 1) await receiver.send(bodyOf());
      expect(await receiver.rows()).toHaveLength(2);
    });

    it('tells an owner who opens its address that it is ready', async () => {
      expect(await (await start()).open()).toBe('ready');
    });
  });
}

/** The query of the address of a request. */
export const queryOf = (parameters: Parameters = {}) =>
  `?${new URLSearchParams(JSON.parse(JSON.stringify(parameters)) as Record<string, string>)}`;

/** The status in a response. */
export const statusIn = async (response: Response) => ((await response.json()) as { status: string }).status;

/** The cells of the requests in a CSV file as the receivers write it. */
export function cellsOf(csv: string): string[][] {
  const rows = csv.split('\r\n').slice(1, -1);
  return rows.map((row) =>
    row
      .split(/^"|","|"$/)
      .slice(1, -1)
      .map((cell) => cell.replaceAll('""', '"')),
  );
}
