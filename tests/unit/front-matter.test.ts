import { describe, expect, it } from 'vitest';
import { legal } from '../../src/content-model/schemas/pages.ts';
import { readFrontMatter } from '../../src/content-tools/check/legal-file.ts';

const FILE = 'content/legal/a.md';
const TITLE = 'title: Refunds';
const FRONT = [TITLE, 'description: How the club pays back.', 'updated: 2026-11-20'];
/** The messages about these lines between the two lines of hyphens. */
const issuesOf = (...lines: string[]) =>
  readFrontMatter(['---', ...lines, '---', '', '## Cash', ''].join('\n'), FILE).issues.map(
    ({ line, field, problem }) => `${line} ${field}: ${problem}`,
  );
const withTitle = (title: string) => issuesOf(title, ...FRONT.slice(1));
const withDay = (day: string) => issuesOf(...FRONT.slice(0, 2), day);

describe('The front matter of a legal text', () => {
  it.each(['\n', '\r\n'])('is read with the line ends %j', (end) => {
    expect(readFrontMatter(['---', ...FRONT, '---', 'Words'].join(end), FILE)).toMatchObject({
      file: FILE,
      value: { title: 'Refunds', description: 'How the club pays back.', updated: '2026-11-20' },
      issues: [],
    });
  });

  it('may end the file, and have blanks behind its lines of hyphens', () => {
    expect(readFrontMatter(['--- ', ...FRONT, '--- \t'].join('\n'), FILE).issues).toEqual([]);
  });

  it.each([
    ...['Words', '\n---\ntitle: A\n---\n', '---\n---\n', '---\ntitle: A\n', '--- a\ntitle: A\n---\n'],
    '---\ntitle: A\n---a\n',
  ])('is missing in %j', (text) => {
    const { value, issues } = readFrontMatter(text, FILE);
    expect(value).toBeUndefined();
    expect(issues).toMatchObject([
      { line: 1, problem: expect.stringMatching(/^does not begin with its title/) as string },
    ]);
  });

  it('lacks its fields when it is empty', () => {
    const { issues } = readFrontMatter('---\n\n---\n', FILE);
    expect(issues.map(({ line, field }) => `${line} ${field}`)).toEqual([
      '1 title',
      '1 description',
      '1 updated',
    ]);
  });

  it('has the lines of its fields and of the entries of a list', () => {
    const text = ['---', ...FRONT, 'placeholders:', '  - a', '  - b', '---', ''].join('\n');
    const paths = [['title'], ['updated'], ['placeholders', 0], ['placeholders', 1], ['other'], []];
    expect(paths.map(readFrontMatter(text, FILE).lineOf)).toEqual([2, 4, 6, 7, 1, 1]);
  });

  it('may have no placeholders, also with the word "placeholders:" left over', () => {
    const [title, description, updated] = ['Terms', 'The terms.', '2026-11-20'];
    expect(issuesOf(...FRONT, 'placeholders:')).toEqual([]);
    for (const left of [{ placeholders: null }, {}])
      expect(legal.parse({ title, description, updated, ...left }).placeholders).toEqual([]);
  });

  it.each([
    ['title:  Cash and more # 1', ['2 title: is cut off before the #']],
    ['title: "Refunds #1"', []],
    ["title: 'Refunds #1'", []],
    ['title: Refunds#1', []],
    [`# title: cut #1\n${TITLE}`, []],
    [`title: A\n${TITLE}`, [expect.stringMatching(/^3 : .*cannot be read/)]],
  ])('with the title %j has the messages %j', (title, messages) => {
    expect(withTitle(title)).toEqual(messages);
  });

  it.each([
    ['updated:   2026-02-31 \t', [expect.stringMatching(/^4 updated: .*date that exists/)]],
    ['updated: "2026-11-20"', []],
    [`${FRONT[2]}\nplaceholders:\n  - number #1`, ['6 A line: is cut off before the #']],
    [`${FRONT[2]}\n\tplaceholders: []`, [expect.stringMatching(/^5 : .*cannot be read/)]],
  ])('with the day %j has the messages %j', (day, messages) => {
    expect(withDay(day)).toEqual(messages);
  });
});
