import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/admin/check/check.ts';
import { annotation, formatIssue, reportOn } from '../../src/admin/check/messages.ts';
import { all, changedFiles, remove, set, swap, type Edit } from './edits.ts';
import * as tables from './mistakes.ts';

/** The trips of the tests are in the year after this day. The contact for security holds until its end. */
const TODAY = '2056-12-01';
const NOW = Date.parse(TODAY);
const SITE = 'content/site.json';
const settled = set('security.expires', TODAY);

/** Checks the content of the tests with changes to some files. */
const check = (edits: Record<string, Edit> = {}) => {
  const site = edits[SITE] ? all(settled, edits[SITE]) : settled;
  return checkContent(changedFiles({ ...edits, [SITE]: site }), NOW);
};

it('The content of the tests has neither mistakes nor notes', async () => {
  const { issues, notes: found } = await check();
  expect([...issues, ...found].map(formatIssue)).toEqual([]);
});

const { notes, right, ...errors } = tables;

describe.each(Object.entries(errors))('A mistake of %s', (_, mistakes) => {
  it.each(mistakes.map((mistake, index) => [index + 1, mistake] as const))(
    'number %i in its file has its message',
    async (_, [file, edit, says, count = 1]) => {
      const { issues } = await check({ [file]: edit });
      expect(issues.map(formatIssue).join('\n\n')).toMatch(says);
      expect(issues).toHaveLength(count || issues.length);
    },
  );
});

it.each(notes)('%s: what only a person can judge is a note', async (file, edit, says) => {
  const { issues, notes: found } = await check({ [file]: edit });
  expect(found.map(formatIssue)).toEqual([expect.stringMatching(says)]);
  expect(issues).toEqual([]);
});

it.each(right.map((row, index) => [index + 1, row] as const))(
  'What is right has no message: %i',
  async (_, [file, edit]) => {
    expect((await check({ [file]: edit })).issues.map(formatIssue)).toEqual([]);
  },
);

it('Every legal text that other pages link to must be there', async () => {
  const { issues } = await check({ 'content/legal/accessibility-statement.md': remove });
  expect(issues.map(formatIssue)).toEqual([
    expect.stringMatching(/^content\/legal\/accessibility-statement\.md\n.*is missing/),
  ]);
});

describe('The lists of the report', () => {
  it('have each open point with its line', async () => {
    const { placeholders } = await check({
      'content/upcoming/lamps.json': set('placeholders', ['the price is invented']),
      'content/legal/privacy-policy.md': swap('updated:', 'placeholders:\n  - not yet read\nupdated:'),
    });
    expect(placeholders).toEqual([
      'content/upcoming/lamps.json, line 234: the price is invented',
      'content/legal/privacy-policy.md, line 5: not yet read',
    ]);
  });

  it('have each text without Hindi, and a legal text as a whole', async () => {
    const before = (await check()).untranslated;
    const { untranslated } = await check({
      'content/landing/about.json': set('title.hi', undefined),
      'content/legal/terms-of-service.hi.md': remove,
    });
    expect(untranslated.filter(({ file }) => !before.some((text) => text.file === file))).toEqual([
      { file: 'content/landing/about.json (hi)', field: 'title' },
      { file: 'content/legal/terms-of-service.hi.md', field: 'the whole text' },
    ]);
  });

  it('have nothing of a language that the words of the interface do not have', async () => {
    const { issues, untranslated } = await check({
      'content/words.json': (text) => text.replace(/,\s*"hi": "[^"]*"/g, ''),
      'content/legal/terms-of-service.hi.md': remove,
      'content/legal/privacy-policy.hi.md': remove,
    });
    expect([issues, untranslated]).toEqual([[], []]);
  });
});

describe('The report', () => {
  const place = { file: 'content/site.json', line: 7, field: 'contact, email' };
  const mistake = { ...place, problem: 'is too long', fix: 'Take 3 away.' };
  const nothing = { issues: [], notes: [], placeholders: [], untranslated: [] };
  const listed = {
    ...nothing,
    notes: [mistake],
    placeholders: ['content/site.json, line 9: the name'],
    untranslated: ['title', 'text'].map((field) => ({ file: 'a (hi)', field })),
  };
  const block = 'content/site.json, line 7: contact, email\n  It is too long.\n  Take 3 away.';

  it('has a block for each mistake, and then no notes', () => {
    expect(reportOn({ ...listed, issues: [mistake] })).toBe(
      `${block}\n\nThere is 1 mistake in content/. Correct and save.`,
    );
    expect(reportOn({ ...nothing, issues: [mistake, mistake] })).toMatch(/There are 2 mistakes/);
  });

  it('has one note for each list when there is no mistake', () => {
    expect(reportOn(listed).split('\n\n')).toEqual([
      `Note: ${block}`,
      'Note: Still invented or not confirmed (1):\n  - content/site.json, line 9: the name',
      'Note: Shown in English, still to be translated (2):\n  - a (hi): title; text',
      'There are no mistakes in content/. Please read the 3 notes above.',
    ]);
    expect(reportOn(nothing)).toBe('All is well in content/.');
  });

  it('gives GitHub each mistake at its line, as one command', () => {
    expect(annotation(mistake)).toBe(
      '::error file=content/site.json,line=7::content/site.json, line 7: contact, email%0A  It is too long.%0A  Take 3 away.',
    );
    expect(annotation({ ...mistake, file: 'a\n::b', line: undefined })).toMatch(
      /^::error file=a%0A%3A%3Ab,line=1::.*$/,
    );
  });
});
