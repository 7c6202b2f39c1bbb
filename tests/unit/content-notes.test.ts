import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonFile } from '../../src/content-tools/check/json-file.ts';
import { securityExpiryNotes, tripNotes } from '../../src/content-tools/check/fact-notes.ts';
import { unusedFiles } from '../../src/content-tools/check/unused-files.ts';
import {
  factAt,
  placeholderIssues,
  placeholdersOf,
  placeholderNotes,
} from '../../src/content-tools/check/placeholders.ts';
import { endOfDay, startOfDay } from '../../src/lib/indian-time.ts';

const jsonFile = (file: string, value: unknown): JsonFile => ({
  file,
  path: 'site',
  media: [],
  value,
  lineOf: (path) => path.length,
  issues: [],
});
const site = (value: unknown) => jsonFile('content/site.json', value);

describe('A trip', () => {
  const upcoming = (value: unknown) => jsonFile('content/trips/upcoming.json', value);
  const trips = [
    { title: 'Goa', firstDay: '2030-01-01', lastDay: '2030-01-05' },
    { title: 'Kerala', firstDay: '2027-03-01', lastDay: '2027-03-05' },
  ];
  const noted = (now: number) =>
    tripNotes(upcoming({ trips }), now).map(({ field, problem }) => [field, problem]);

  it('is not noted while it lasts', () => {
    expect(noted(endOfDay('2027-03-05'))).toEqual([]);
  });

  it('is noted at its last day when it is over', () => {
    expect(noted(endOfDay('2027-03-05') + 1)).toEqual([
      ['trips, entry 2, lastDay', '"Kerala" was over on 2027-03-05 and is still listed'],
    ]);
  });

  it('is noted at its first day when it begins more than three years from now', () => {
    expect(noted(startOfDay('2027-01-01'))).toEqual([]);
    expect(noted(startOfDay('2026-12-29'))).toEqual([
      ['trips, entry 1, firstDay', '"Goa" begins on 2030-01-01, and today is 2026-12-29'],
    ]);
  });

  it('is noted exactly three years of 366 days before', () => {
    const three = 3 * 366 * 24 * 60 * 60 * 1000;
    expect(noted(startOfDay('2030-01-01') - three + 1)).toEqual([]);
    expect(noted(startOfDay('2030-01-01') - three)).toHaveLength(1);
  });

  it('is looked for in no other file', () => {
    expect(tripNotes(jsonFile('content/trips/custom.json', { trips }), endOfDay('2040-01-01'))).toEqual([]);
  });
});

describe('A file that the site does not use', () => {
  const top = mkdtempSync(join(tmpdir(), 'unused-'));
  afterAll(() => rmSync(top, { recursive: true }));
  const files = [
    'content/site.json',
    'content/old.json',
    'content/images/old.png',
    'content/images/used.png',
    'content/images/README.md',
    'content/images/guide/a.png',
    'content/images/Thumbs.dbx',
    'content/images/myThumbs.db',
    'content/README.md',
    'content/README.mdx',
    'content/guide/a.md',
    'content/guided.md',
    'content/.DS_Store',
    'content/images/~a.png',
    'content/images/Thumbs.db',
    'content/desktop.ini',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(top, file)), { recursive: true });
    writeFileSync(join(top, file), '');
  }
  const notes = unusedFiles(top, ['content/site.json', 'content/images/used.png']);

  it('is noted, unless it is the guide or a file of the system', () => {
    expect(notes.map(({ file }) => file)).toEqual([
      'content/README.mdx',
      'content/guided.md',
      'content/images/README.md',
      'content/images/Thumbs.dbx',
      'content/images/guide/a.png',
      'content/images/myThumbs.db',
      'content/images/old.png',
      'content/old.json',
    ]);
  });

  it('is noted with what may be wrong, which differs for a picture', () => {
    const fixOf = (file: string) => notes.find((note) => note.file === file)?.fix;
    expect(fixOf('content/images/old.png')).toMatch(/^Write its name/);
    expect(fixOf('content/old.json')).toMatch(/^Its name may/);
  });
});

describe('A placeholder', () => {
  const value = {
    contact: { email: 'a@b.example', phones: ['+910'] },
    placeholders: [] as unknown[],
  };
  const told = (named: unknown[]) =>
    placeholderIssues(site({ ...value, placeholders: named })).map(({ field, problem, fix }) => [
      field,
      problem,
      fix,
    ]);

  it.each(['contact', 'contact.email', 'contact.phones.0'])('may be %s', (named) => {
    expect(told([named])).toEqual([]);
  });

  it('that nearly names a field is told with that one', () => {
    expect(told(['contact', 'contact.mail'])).toEqual([
      [
        'placeholders, entry 2',
        'is "contact.mail", and this file has no such field',
        'Did you mean "contact.email"?',
      ],
    ]);
  });

  it('that names nothing is to be deleted', () => {
    expect(told(['something else altogether'])).toMatchObject([
      ['placeholders, entry 1', expect.any(String), 'Delete this entry from the list.'],
    ]);
  });

  it('is a text in a list', () => {
    expect(placeholdersOf({ placeholders: ['a', 5, null, 'b'] })).toEqual(['a', 'b']);
    expect(placeholdersOf({ placeholders: 'a' })).toEqual([]);
    expect(placeholdersOf(undefined)).toEqual([]);
  });

  const settled = (fact: unknown, file = 'content/site.json') =>
    placeholderNotes(jsonFile(file, { fact, placeholders: ['fact'] }), ['fact']).map(({ field }) => field);

  it.each([
    '+919876543210',
    'U12345MH2020PTC123456',
    { street: 'Marine Drive 10', city: 'Mumbai 400001' },
    'a0000b',
  ])('is noted when it does not look invented: %j', (fact) => {
    expect(settled(fact)).toEqual(['placeholders, entry 1']);
  });

  it.each([
    '0',
    '09:00',
    'hello@club.EXAMPLE',
    '+91 98765 00000',
    'A 00',
    'a00000b',
    28500,
    { city: 'Exampleton' },
  ])('is not noted when it looks invented or is a number: %j', (fact) => {
    expect(settled(fact)).toEqual([]);
  });

  it('is not noted in another file', () => {
    expect(settled('real', 'content/pages.json')).toEqual([]);
  });
});

describe('A fact', () => {
  it.each([
    ['a', { b: [7] }],
    ['a.b', [7]],
    ['a.b.0', 7],
    ['a.c.d', undefined],
  ])('at %s is %j', (path, fact) => {
    expect(factAt({ a: { b: [7] } }, path)).toEqual(fact);
    expect(factAt(null, path)).toBeUndefined();
  });
});

describe('The day on which the security contact expires', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const end = endOfDay('2027-03-05');
  const noted = (now: number) => securityExpiryNotes(site({ security: { expires: '2027-03-05' } }), now);

  it.each([
    [end, []],
    [end + 1, ['is over']],
    [end - 366 * DAY_MS, []],
    [end - 366 * DAY_MS - 1, ['is more than a year from now']],
  ])('is noted at %d as %j', (now, problems) => {
    expect(noted(now).map(({ problem }) => problem)).toEqual(problems);
  });

  it('is noted at its field with a day within a year', () => {
    expect(noted(end + 1)).toMatchObject([
      { field: 'security, expires', fix: expect.stringMatching(/for example 2028-02-28\.$/) as string },
    ]);
  });

  it.each([
    ['no text', site({ security: { expires: 5 } })],
    ['missing', site({})],
    ['in another file', jsonFile('content/pages.json', { security: { expires: '2020-01-01' } })],
  ])('is not noted when it is %s', (_, file) => {
    expect(securityExpiryNotes(file, end)).toEqual([]);
  });
});
