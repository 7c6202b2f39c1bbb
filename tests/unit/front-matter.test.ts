import { describe, expect, it } from 'vitest';
import { readFrontMatter } from '../../src/content-tools/check/legal-file.ts';

const FILE = 'content/legal/a.md';
const FRONT = ['title: Refunds', 'description: How the club pays back.', 'updated: 2026-11-20'];
const told = (...lines: string[]) =>
  readFrontMatter(['---', ...lines, '---', '', '## Cash', ''].join('\n'), FILE).issues.map(
    ({ line, field, problem, fix }) => [line, field, problem, fix],
  );

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
    'Words',
    '\n---\ntitle: A\n---\n',
    '---\n---\n',
    '---\ntitle: A\n',
    '--- a\ntitle: A\n---\n',
    '---\ntitle: A\n---a\n',
  ])('is missing in %j', (text) => {
    expect(readFrontMatter(text, FILE).issues).toMatchObject([
      { line: 1, problem: expect.stringMatching(/^does not begin with its title/) as string },
    ]);
    expect(readFrontMatter(text, FILE).value).toBeUndefined();
  });

  it('is told what it lacks when it is empty', () => {
    expect(readFrontMatter('---\n\n---\n', FILE).issues.map(({ line, field }) => [line, field])).toEqual([
      [1, 'title'],
      [1, 'description'],
      [1, 'updated'],
    ]);
  });

  it('has the lines of its fields and of the entries of a list', () => {
    const { lineOf } = readFrontMatter(
      ['---', ...FRONT, 'placeholders:', '  - a', '  - b', '---', ''].join('\n'),
      FILE,
    );
    expect(
      [['title'], ['updated'], ['placeholders', 0], ['placeholders', 1], ['other'], []].map(lineOf),
    ).toEqual([2, 4, 6, 7, 1, 1]);
  });

  it('may have a date between quotes', () => {
    expect(told(...FRONT.slice(0, 2), 'updated: "2026-11-20"')).toEqual([]);
  });

  it.each(['updated: 2026-02-31', 'updated:   2026-02-31 \t'])(
    'is told of a day that does not exist: %s',
    (line) => {
      expect(told(...FRONT.slice(0, 2), line)).toMatchObject([
        [4, 'updated', expect.stringMatching(/date that exists/), expect.any(String)],
      ]);
    },
  );

  it.each(['title: Refunds #1', 'title:  Cash and more # 1'])(
    'is told that YAML cuts off a part of %s',
    (line) => {
      expect(told(line, ...FRONT.slice(1))).toEqual([
        [2, 'title', 'is cut off before the #', 'Put quotes around the whole text ("…").'],
      ]);
    },
  );

  it('is told that YAML cuts off a part of an entry', () => {
    expect(told(...FRONT, 'placeholders:', '  - number #1')).toEqual([
      [6, 'A line', 'is cut off before the #', 'Put quotes around the whole text ("…").'],
    ]);
  });

  it.each(['title: "Refunds #1"', "title: 'Refunds #1'", 'title: Refunds#1', '# title: cut #1'])(
    'is not cut off in %s',
    (line) => {
      const lines = line.startsWith('#') ? [line, ...FRONT] : [line, ...FRONT.slice(1)];
      expect(told(...lines)).toEqual([]);
    },
  );

  it.each([
    [['title: A', ...FRONT], 3, /cannot be read/],
    [[...FRONT, '\tplaceholders: []'], 5, /cannot be read/],
    [['title: Refunds: cash', ...FRONT.slice(1)], 2, /^has a line .* that cannot be read/],
  ])('is told of what cannot be read in %j', (lines, line, problem) => {
    expect(told(...lines)).toEqual([[line, '', expect.stringMatching(problem), expect.any(String)]]);
  });
});
