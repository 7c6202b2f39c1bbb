import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { securityExpiryNotes, tripNotes } from '../../src/content-tools/check/fact-notes.ts';
import { isContentFile } from '../../src/content-tools/check/integration.ts';
import type { JsonFile } from '../../src/content-tools/check/json-file.ts';
import {
  factAt,
  placeholderIssues,
  placeholdersOf,
  placeholderNotes,
} from '../../src/content-tools/check/placeholders.ts';
import { unusedFiles } from '../../src/content-tools/check/unused-files.ts';
import { endOfDay, startOfDay } from '../../src/lib/indian-time.ts';

const THREE_YEARS_MS = 3 * 366 * 24 * 60 * 60 * 1000;

const jsonFile = (file: string, value: unknown): JsonFile => ({
  file,
  path: 'site',
  media: [],
  value,
  lineOf: (path) => path.length,
  issues: [],
});

describe('A trip', () => {
  const GOA = { title: 'Goa', firstDay: '2030-01-01', lastDay: '2030-01-05' };
  const KERALA = { title: 'Kerala', firstDay: '2027-03-01', lastDay: '2027-03-05' };
  const trips = { trips: [GOA, KERALA] };

  it.each([
    ['while it lasts', endOfDay('2027-03-05'), undefined],
    [
      'when it is over',
      endOfDay('2027-03-05') + 1,
      'lastDay: "Kerala" was over on 2027-03-05 and is still listed',
    ],
    ['less than three years of 366 days before it', startOfDay('2030-01-01') - THREE_YEARS_MS + 1, undefined],
    [
      'three years of 366 days before it',
      startOfDay('2030-01-01') - THREE_YEARS_MS,
      'firstDay: "Goa" begins on 2030-01-01, and today is 2026-12-30',
    ],
  ])('is noted %s', (_, now, note) => {
    const notes = tripNotes(jsonFile('content/trips/upcoming.json', trips), now);
    expect(notes.map(({ field, problem }) => `${field.split(', ')[2]}: ${problem}`)).toEqual(
      note ? [note] : [],
    );
    expect(tripNotes(jsonFile('content/trips/custom.json', trips), now)).toEqual([]);
  });
});

it('A file that the site does not use is noted, unless it is the guide or a file of the system', () => {
  const top = mkdtempSync(join(tmpdir(), 'unused-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const unused = [
    ...['README.mdx', 'guided.md', 'images/README.md', 'images/Thumbs.dbx', 'images/guide/a.png'],
    ...['images/myThumbs.db', 'images/old.png', 'old.json'],
  ].map((file) => `content/${file}`);
  const used = ['content/site.json', 'content/images/used.png'];
  const others = ['README.md', 'guide/a.md', '.DS_Store', 'images/~a.png', 'images/Thumbs.db', 'desktop.ini'];
  for (const file of [...unused, ...used, ...others.map((file) => `content/${file}`)]) {
    mkdirSync(dirname(join(top, file)), { recursive: true });
    writeFileSync(join(top, file), '');
  }
  const notes = unusedFiles(top, used);
  expect(notes.map(({ file }) => file)).toEqual(unused);
  expect(notes.at(-2)?.fix).toMatch(/^Write its name/);
  expect(notes.at(-1)?.fix).toMatch(/^Its name may/);
});

describe('A placeholder', () => {
  const SITE = { contact: { email: 'a@b.example', phones: ['+910'] } };

  it.each([
    ['contact', undefined],
    ['contact.email', undefined],
    ['contact.phones.0', undefined],
    ['contact.mail', 'is "contact.mail", and this file has no such field\nDid you mean "contact.email"?'],
    ['other', 'is "other", and this file has no such field\nDelete this entry from the list.'],
  ])('named %s has the problem %j', (named, problem) => {
    const issues = placeholderIssues(
      jsonFile('content/site.json', { ...SITE, placeholders: ['contact', named] }),
    );
    expect(issues.map(({ field, problem, fix }) => `${field} ${problem}\n${fix}`)).toEqual(
      problem ? [`placeholders, entry 2 ${problem}`] : [],
    );
  });

  it('is a text in a list', () => {
    expect(placeholdersOf({ placeholders: ['a', 5, null, 'b'] })).toEqual(['a', 'b']);
    expect(placeholdersOf({ placeholders: 'a' })).toEqual([]);
    expect(placeholdersOf(undefined)).toEqual([]);
  });

  it.each([
    ['+919876543210', true],
    ['U12345MH2020PTC123456', true],
    [{ street: 'Marine Drive 10', city: 'Mumbai 400001' }, true],
    ['a0000b', true],
    ['0', false],
    ['09:00', false],
    ['hello@club.EXAMPLE', false],
    ['+91 98765 00000', false],
    ['A 00', false],
    ['a00000b', false],
    [28500, false],
    [{ city: 'Exampleton' }, false],
  ])('for the fact %j looks real: %s', (fact, real) => {
    const notesIn = (file: string) =>
      placeholderNotes(jsonFile(file, { fact, placeholders: ['fact'] }), ['fact']);
    expect(notesIn('content/site.json').map(({ field }) => field)).toEqual(
      real ? ['placeholders, entry 1'] : [],
    );
    expect(notesIn('content/pages.json')).toEqual([]);
  });
});

it.each([
  ['a', { b: [7] }],
  ['a.b', [7]],
  ['a.b.0', 7],
  ['a.c.d', undefined],
])('The fact at %s is %j', (path, fact) => {
  expect(factAt({ a: { b: [7] } }, path)).toEqual(fact);
  expect(factAt(null, path)).toBeUndefined();
});

describe('The day on which the security contact expires', () => {
  const end = endOfDay('2027-03-05');
  const site = (expires: unknown) => jsonFile('content/site.json', { security: { expires } });

  it.each([
    [end, []],
    [end + 1, ['is over']],
    [end - THREE_YEARS_MS / 3, []],
    [end - THREE_YEARS_MS / 3 - 1, ['is more than a year from now']],
  ])('is noted at %d as %j', (now, problems) => {
    expect(securityExpiryNotes(site('2027-03-05'), now).map(({ problem }) => problem)).toEqual(problems);
  });

  it('is noted at its field with a day within a year', () => {
    expect(securityExpiryNotes(site('2027-03-05'), end + 1)).toMatchObject([
      { field: 'security, expires', fix: expect.stringMatching(/for example 2028-02-28\.$/) as string },
    ]);
  });

  it('is not noted when it is no text, missing, or in another file', () => {
    const other = jsonFile('content/pages.json', { security: { expires: '2020-01-01' } });
    for (const file of [site(5), jsonFile('content/site.json', {}), other])
      expect(securityExpiryNotes(file, end)).toEqual([]);
  });
});

it.each([
  ['/home/asha/club', '/home/asha/club/content/site.json', true],
  ['/home/asha/club/', '/home/asha/club/content/site.json', true],
  ['/home/asha/club', '/home/asha/club/src/content/site.json', false],
  ['C:\\club', 'C:\\club\\content\\site.json', true],
  ['C:\\club', 'C:/club/content/site.json', true],
  ['C:\\club', 'C:/club/contents/site.json', false],
])('In the project %s the path %s is content: %s', (top, path, expected) => {
  expect(isContentFile(top, path)).toBe(expected);
});
