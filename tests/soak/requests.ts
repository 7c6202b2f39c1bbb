import fc from 'fast-check';

/** What must become of a request. */
type Expected =
  | { kind: 'stored'; row: string }
  | { kind: 'refused'; reason: RegExp }
  | { kind: 'status'; status: number }
  | { kind: 'abandoned' };

/** A request of a visitor, or of somebody who tries what the server does. */
export interface SoakRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** Whether the client follows the redirect to the answer. */
  follows: boolean;
  expected: Expected;
}

/** The requests that somebody makes in one hour, and those of the next hour. */
interface Visit {
  now: SoakRequest[];
  later: SoakRequest[];
}

const KB = 1024;

/** Returns the cells of a row as one text, by which rows are compared. */
export function rowOf(name: string, phone: string, trip: string, customTrip: string): string {
  return JSON.stringify([name, phone, trip, customTrip]);
}

/** A text as it is sent and as it is stored; `id` makes it unique. */
type Text = (id: string) => { sent: string; stored: string };

const same =
  (text: (id: string) => string): Text =>
  (id) => ({ sent: text(id), stored: text(id) });

const TEXTS: Text[] = [
  same((id) => `Asha ${id}`),
  same((id) => `आशा देवी ${id} 🙏`),
  same((id) => `"Asha", ${id}; O'Hara`),
  (id) => ({
    sent: `=HYPERLINK("https://x.example";"${id}")`,
    stored: `’=HYPERLINK("https://x.example";"${id}")`,
  }),
  (id) => ({ sent: `+91 ${id};-1`, stored: `’+91 ${id};’-1` }),
  (id) => ({ sent: `one\r\ntwo\t${id}`, stored: `one  two ${id}` }),
  (id) => ({ sent: `${id} ${'x'.repeat(600)}`, stored: `${id} ${'x'.repeat(600)}`.slice(0, 500) }),
];

const post = (body: string | Uint8Array, expected: Expected): SoakRequest => ({
  method: 'POST',
  path: '/callback',
  headers: { 'Content-Type': 'text/plain' },
  body,
  follows: true,
  expected,
});

const text = fc.constantFrom(...TEXTS);
const phone = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 });
const fields = fc.record({ name: text, phone, trip: text, customTrip: fc.boolean() });
type Fields = typeof fields extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns a valid request. `write` is how its fields become JSON. */
function valid(
  { name, phone: number, trip, customTrip }: Fields,
  id: string,
  write: (value: object) => string = JSON.stringify,
): SoakRequest {
  const [who, where] = [name(id), trip(id)];
  const row = rowOf(who.stored, number, where.stored, customTrip ? 'yes' : 'no');
  const body = write({ name: who.sent, phone: number, trip: where.sent, customTrip });
  return post(body, { kind: 'stored', row });
}

/** Other ways to write the same JSON. */
const SPELLINGS: ((value: object) => string)[] = [
  (value) => JSON.stringify(value, null, 8),
  (value) => `\n\t ${JSON.stringify(value)} \r\n`,
  (value) => JSON.stringify({ ...value, more: [{ deep: null }], constructor: 1 }),
  (value) => JSON.stringify(value).replace('{', '{"__proto__":{"name":1},'),
  (value) => JSON.stringify(value).replace('{', '{"name":5,'),
  (value) =>
    JSON.stringify(value).replace(
      /[^ -~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
];

const JSON_ERROR = /^error: .*(JSON|token|position|string|property|expected)/i;
const FIELDS = { name: 'Asha', phone: '919876543210', trip: 'Kerala', customTrip: false };

/** Bodies that are refused, and the reason. */
const REFUSED: [string | Uint8Array, RegExp][] = [
  ['', JSON_ERROR],
  ['<html>', JSON_ERROR],
  ['name=Asha&phone=9876543210', JSON_ERROR],
  ['{"name":"Asha",}', JSON_ERROR],
  [JSON.stringify(FIELDS).slice(0, -1), JSON_ERROR],
  [`${JSON.stringify(FIELDS)}${JSON.stringify(FIELDS)}`, JSON_ERROR],
  [`\uFEFF${JSON.stringify(FIELDS)}`, JSON_ERROR],
  ['['.repeat(20_000), JSON_ERROR],
  [new Uint8Array([0xff, 0xfe, 0x00]), JSON_ERROR],
  ['null', /^error: the request is not an object$/],
  ['5', /^error: the request is not an object$/],
  ['[]', /^error: name is not a text$/],
  [
    '{"__proto__":{"name":"Asha","phone":"1","trip":"Goa","customTrip":false}}',
    /^error: name is not a text$/,
  ],
  [JSON.stringify({ ...FIELDS, name: null }), /^error: name is not a text$/],
  [JSON.stringify({ ...FIELDS, trip: ['Goa'] }), /^error: trip is not a text$/],
  [JSON.stringify({ ...FIELDS, phone: 9_876_543_210 }), /^error: phone is not a text$/],
  [JSON.stringify({ ...FIELDS, phone: '98a' }), /^error: phone is not at most 12 digits$/],
  [JSON.stringify({ ...FIELDS, phone: '1234567890123' }), /^error: phone is not at most 12 digits$/],
  [JSON.stringify({ ...FIELDS, phone: '९८७६' }), /^error: phone is not at most 12 digits$/],
  [JSON.stringify({ ...FIELDS, customTrip: 'no' }), /^error: customTrip is not true or false$/],
];

/** Changes that make a valid request one that is answered with a status alone. */
const MISUSED: [Partial<SoakRequest>, number][] = [
  [{ method: 'PUT' }, 405],
  [{ method: 'DELETE' }, 405],
  [{ method: 'PATCH' }, 405],
  [{ path: '/callback/answer/none' }, 405],
  [{ path: '/' }, 404],
  [{ path: '/callbacks' }, 404],
  [{ path: '/callback/%zz' }, 404],
  [{ path: '/trips' }, 404],
  [{ headers: { Origin: 'https://elsewhere.example' } }, 403],
  [{ headers: { Origin: 'null' } }, 403],
  [{ method: 'GET', path: '/callback/answer/none', body: '' }, 404],
];

/** A visit; its function makes it unique. */
type MakeVisit = (id: string) => Visit;

const visitOf = (...now: SoakRequest[]): Visit => ({ now, later: [] });

/** Random visits: mostly valid requests, once, repeated, corrected, or made again an hour later. */
export const visits: fc.Arbitrary<MakeVisit> = fc.oneof(
  {
    weight: 10,
    arbitrary: fields.map(
      (of): MakeVisit =>
        (id) =>
          visitOf(valid(of, id)),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(fields, fc.integer({ min: 2, max: 4 })).map(
      ([of, times]): MakeVisit =>
        (id) =>
          visitOf(...Array.from({ length: times }, () => valid(of, id))),
    ),
  },
  {
    weight: 2,
    arbitrary: fields.map((of): MakeVisit => {
      const corrected = { ...of, phone: `${of.phone.slice(0, 11)}0` };
      return (id) => visitOf(valid(of, id), valid(corrected, id));
    }),
  },
  {
    weight: 1,
    arbitrary: fields.map((of): MakeVisit => (id) => ({ now: [valid(of, id)], later: [valid(of, id)] })),
  },
  {
    weight: 1,
    arbitrary: fields.map(
      (of): MakeVisit =>
        (id) =>
          visitOf({ ...valid(of, id), follows: false }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fields, fc.constantFrom(...SPELLINGS)).map(
      ([of, write]): MakeVisit =>
        (id) =>
          visitOf(valid(of, id, write)),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...REFUSED).map(
      ([body, reason]): MakeVisit =>
        () =>
          visitOf(post(body, { kind: 'refused', reason })),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fields, fc.integer({ min: 64 * KB + 1, max: 128 * KB })).map(
      ([of, length]): MakeVisit =>
        (id) =>
          visitOf({
            ...valid(of, id, (value) => JSON.stringify(value).padEnd(length)),
            expected: { kind: 'status', status: 413 },
          }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fields, fc.constantFrom(...MISUSED)).map(
      ([of, [change, status]]): MakeVisit =>
        (id) =>
          visitOf({ ...valid(of, id), ...change, expected: { kind: 'status', status } }),
    ),
  },
  {
    weight: 1,
    arbitrary: fields.map(
      (of): MakeVisit =>
        (id) =>
          visitOf({ ...valid(of, id), expected: { kind: 'abandoned' } }),
    ),
  },
);

/** Random valid requests, each made once. */
export const singleRequests: fc.Arbitrary<MakeVisit> = fields.map(
  (of): MakeVisit =>
    (id) =>
      visitOf(valid(of, id)),
);
