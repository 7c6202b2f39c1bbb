import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { lineAt, formatIssue } from '../../src/content-tools/check/issue.ts';
import { content } from '../e2e/content.ts';
import { copyOfContent, edit } from './copy.ts';

const UPCOMING = 'content/trips/upcoming.json';

/** The one message about a file after a change, without the line that says where. */
async function told(file: string, was: string | RegExp, becomes: string, line: string): Promise<string> {
  const top = copyOfContent();
  const text = edit(top, file, was, becomes);
  const mistakes = await checkContent(top);
  expect(mistakes.map(formatIssue)).toHaveLength(1);
  expect(mistakes[0]).toMatchObject({ file, line: lineAt(text, text.indexOf(line)) });
  return mistakes
    .map(formatIssue)
    .join('')
    .replace(/^.*\n {2}/, '');
}

const cost = (written: string) => told(UPCOMING, /"cost": \d+/, `"cost": ${written}`, '"cost"');

describe('The check of content/ reads a price', () => {
  it.each([
    'Rs. 28,500/-',
    'Rs 28,500 per person',
    '₹ 28,500 only',
    '28,500/-',
    '28500/-',
    '28500 INR',
    '28,500.00',
    '28,500.00/-',
  ])('written as %s, and tells its digits', async (written) => {
    expect(await cost(written)).toBe(
      `It is the text "${written}", but must be a number.\n  Write only the digits, without quotes: 28500`,
    );
  });

  it('in Devanagari digits', async () => {
    expect(await cost('२८५००')).toMatch(
      /the text "२८५००", but must be a number\.\n.*only the digits, without quotes: 28500$/,
    );
  });

  it('of the last entry, with no comma behind it', async () => {
    const was = /"cost": \d+,([^]*?"lastDay": "[^"]*")/;
    const written = await told(UPCOMING, was, '$1,\n      "cost": Rs. 1,02,500/-', '"cost"');
    expect(written).toMatch(/only the digits, without quotes: 102500$/);
  });

  it.each(['28,500 - 30,000', '28,500 for 2 persons', '1.5 lakh', '28k', '28 हज़ार', '2850O', 'to be told'])(
    'written as %s, and names no digits that nobody meant',
    async (written) => {
      expect(await cost(written)).toMatch(/Write one whole number, with digits only\.$/);
    },
  );

  it('behind a name that is not known', async () => {
    const top = copyOfContent();
    edit(top, UPCOMING, /"cost": \d+/, '"cosst": Rs. 28,500/-');
    const fixes = (await checkContent(top)).map(({ fix }) => fix);
    expect(fixes).toEqual(['Did you mean "cost"?']);
  });

  it('and goes on to the other mistakes', async () => {
    const top = copyOfContent();
    edit(top, UPCOMING, /"cost": \d+/, '"cost": Rs. 28,500/-');
    edit(top, UPCOMING, /"title"/, '"titel"');
    expect((await checkContent(top)).map(({ field }) => field)).toEqual([
      'trips, entry 1, titel',
      'trips, entry 1, cost',
    ]);
  });
});

describe('The check of content/ tells of a value without quotes', () => {
  it('whose digits stand apart', async () => {
    expect(await cost('28 500')).toMatch(
      /the text "28 500", but must .*\n.*only the digits, without quotes: 28500$/,
    );
  });

  it('that begins with 0', async () => {
    expect(await cost('028500')).toMatch(
      /the text "028500", but must .*\n.*only the digits, without quotes: 28500$/,
    );
  });

  it.each(['firstDay', 'lastDay'])('that is the day of %s', async (name) => {
    const day = await told(UPCOMING, new RegExp(`"${name}": "(.*?)"`), `"${name}": $1`, `"${name}"`);
    expect(day).toMatch(/without quotes\.\n {2}Write the line like this: "\w+": "[\d-]+"/);
  });

  it.each([
    'Evening Lamps on the Ganga',
    'Three cities, one river',
    '3 nights in Goa',
    'Grandma’s lamps',
    'Evening Lamps"',
  ])('that is the text %s, and quotes the whole of it', async (text) => {
    const whole = text.replace('"', '');
    const title = await told(UPCOMING, /"title": ".*"/, `"title": ${text}`, '"title"');
    expect(title).toMatch(/without (quotes|a quote)/);
    expect(title).toContain(`Write the line like this: "title": "${whole}"`);
  });

  it('that is an entry of a list', async () => {
    const was = /"facilities": \[\s*".*?"/;
    const entry = await told(
      'content/trips/packages.json',
      was,
      '"facilities": [\n    Two nights, with meals',
      'Two nights',
    );
    expect(entry).toContain('Write the line like this: "Two nights, with meals"');
  });

  it('that is a web address', async () => {
    const link = await told(
      'content/site.json',
      /"googlePlay": ".*"/,
      '"googlePlay": https://play.example/x?id=1',
      '"googlePlay"',
    );
    expect(link).toContain('is not an address of play.google.com');
  });
});

describe('The check of content/ says that a comma is missing', () => {
  it('between two entries of one line', async () => {
    const line = await told(UPCOMING, /"covers": \[\s*(".*")\s*\]/, '"covers": [$1 $1]', '"covers"');
    expect(line).toMatch(
      /^A comma is missing between two entries of this line\.\n {2}Write the line like this: "covers": \[".*", ".*"\],$/,
    );
  });
});

describe('The check of content/ tells of a file', () => {
  it.each([
    ['with its line', /^\{\n/],
    ['in its line', /^\{/],
  ])('that has lost its first bracket %s', async (_, was) => {
    expect(await told(UPCOMING, was, '', '"$schema"')).toBe(
      'The file must begin with {.\n  Put { on a line before this one.',
    );
  });
});

describe('The check of content/ tells of a comma', () => {
  it('that stands inside the quotes instead of behind them', async () => {
    const city = await told(UPCOMING, /"location": "(.*)",/, '"location": "$1,"', '"location"');
    const [first] = content('trips/upcoming').trips;
    expect(city).toBe(
      `The comma is inside the quotes.\n  Write the line like this: "location": "${first?.location}",`,
    );
  });

  it('inside the quotes of each of two lines', async () => {
    const top = copyOfContent();
    edit(top, UPCOMING, /"location": "(.*)",/, '"location": "$1,"');
    edit(top, UPCOMING, /"cities": "(.*)",/, '"cities": "$1,"');
    const mistakes = (await checkContent(top)).map(({ field, problem }) => [field, problem]);
    expect(mistakes).toEqual([
      ['trips, entry 1, location', 'The comma is inside the quotes'],
      ['trips, entry 1, cities', 'The comma is inside the quotes'],
    ]);
  });

  it('before a bracket in the same line', async () => {
    const list = await told(UPCOMING, /"covers": \[\s*(".*")\s*\]/, '"covers": [$1,]', '"covers"');
    expect(list).toMatch(/after the last entry.*\n {2}Write the line like this: "covers": \[".*"\],$/);
  });

  it('at the end of the line before a bracket', async () => {
    const block = await told(UPCOMING, /("lastDay": ".*")/, '$1,', '"lastDay"');
    expect(block).toMatch(/after the last entry.*\n {2}Write the line like this: "lastDay": ".*"$/);
  });
});
