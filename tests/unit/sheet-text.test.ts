import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appsScriptServices } from '../fakes/apps-script.ts';
import { loadCallbackScript } from '../fakes/callback-script.ts';
import { FakeSpreadsheet } from '../fakes/spreadsheet.ts';
import { CALLBACK_REQUESTS } from '../fixtures/callback-requests.ts';
import { FUZZ } from './fuzz.ts';

/** A run takes a few milliseconds, more on a busy machine. */
const TIMEOUT_MS = 20_000 + 20 * FUZZ.numRuns;

/** Sends a request to the script with an empty spreadsheet: the answer, and the cells from Name to Page. */
function send(body: string, id?: string) {
  const book = new FakeSpreadsheet();
  const script = loadCallbackScript(appsScriptServices(book));
  const answer = script.doPost({ parameter: id === undefined ? {} : { id }, postData: { contents: body } });
  const row = book.sheets[0]?.rows[1]?.slice(1, 6).map(({ value }) => value);
  return { answer, row, tabs: book.sheets.length };
}

it.each(CALLBACK_REQUESTS)('The spreadsheet script answers a request $title', ({ body, id, status, row }) => {
  expect(send(body, id)).toEqual({ answer: JSON.stringify({ status }), row, tabs: row ? 1 : 0 });
});

const stored = (name: string) =>
  String(send(JSON.stringify({ name, phone: '', trip: '', customTrip: false })).row?.[0]);

const FORMULA_SIGN = /^[=+\-@\u2212]/;

/** Every character that begins like a formula once its width, height and size are ignored. */
const SIGNS = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => FORMULA_SIGN.test(character.normalize('NFKC')));

const BLANKS = [
  ...'\t\r\n\0\u0085 \u00A0\u1680\u2000\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF\u200B\u200C\u200D\u200E\u200F',
  ...'\u2060\u2064\u00AD\u180E\u202A\u202E\u2066\u2069\u061C\u034F\u115F\u3164\uFFA0\u2800\uFE0F\u0301',
  ...'\u{E0001}\u{E0020}\'"',
];

const formula = fc
  .tuple(fc.array(fc.constantFrom(...BLANKS), { maxLength: 4 }), fc.constantFrom(...SIGNS), fc.string())
  .map(([blanks, sign, rest]) => `${blanks.join('')}${sign}${rest}`);

/** What a program may make of a cell: parts at semicolons, without what is invisible at their start. */
const readAsCells = (text: string) =>
  text
    .split(';')
    .map((part) =>
      part.replace(/^([^\p{L}\p{N}\p{P}\p{S}]|[\u115F\u1160\u3164\uFFA0\u2800'"])+/u, '').normalize('NFKC'),
    );

describe('A text in the sheet', { timeout: TIMEOUT_MS }, () => {
  it('has a quotation mark before every sign that begins a formula, at its start and after a semicolon', () => {
    expect(SIGNS).toEqual(expect.arrayContaining(['=', '+', '-', '@', '\u2212', '\uFF1D']));
    for (const sign of SIGNS) expect(stored(`${sign}1;${sign}2`)).toBe(`’${sign}1;’${sign}2`);
  });

  it.each(BLANKS)('has the quotation mark before blank and invisible characters too: %j', (blank) => {
    expect(stored(`${blank}=1`)).toMatch(/^’/);
    expect(stored(`a;${blank}=1`)).toMatch(/^a;’/);
  });

  it('never begins with a formula, whatever blank, invisible and look-alike characters stand there', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(formula, fc.string({ unit: 'binary' })), { minLength: 1 }), (parts) => {
        for (const cell of readAsCells(stored(parts.join(';')))) expect(cell).not.toMatch(FORMULA_SIGN);
      }),
      FUZZ,
    );
  });

  it.each([
    ['an emoji', '🙏'],
    ['an emoji with a skin colour', '👋🏽'],
    ['a joined emoji', '👩‍👩‍👧‍👦'],
    ['a flag of letters', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a letter with its mark', 'कि'],
    ['an accent of its own', 'e\u0301'],
  ])('is never cut within %s', (_, part) => {
    for (let before = 490; before <= 500; before += 1) {
      const cut = stored('x'.repeat(before) + part.repeat(20)).slice(before);
      expect(cut).toBe(part.repeat(cut.length / part.length));
    }
  });

  it('holds no half of a surrogate pair, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 490, maxLength: 600 }), (text) => {
        expect(stored(text + '\uD83D').isWellFormed()).toBe(true);
      }),
      { numRuns: FUZZ.numRuns / 10 },
    );
  });

  it('is cut although one letter has 600 marks', () => {
    expect(stored('e' + '\u0301'.repeat(600)).length).toBeGreaterThan(400);
  });
});
