import { describe, expect, it } from 'vitest';
import {
  markdownIssues,
  plainTextOf,
  readMarkdown,
  startLine,
} from '../../src/content-tools/check/markdown.ts';

const FILE = 'content/legal/a.md';
const check = (text: string) => markdownIssues(FILE, text, readMarkdown(text));
const told = (line: string) => check(`## Refunds\n\n${line}\n`).map(({ line, problem }) => [line, problem]);

describe('A line of a legal text', () => {
  it.each([
    ['#### Cash', /skips a level/],
    ['#Cash', /without a space after the #/],
    ['(words)[/trips]', /brackets that make no link/],
    ['** Write to us **', /\*\* without effect/],
    ['## 1. Cash', /heading with a number/],
    ['## (2) Cash', /heading with a number/],
    ['## iv) Cash', /heading with a number/],
    ['##  12.  Cash', /heading with a number/],
    ['## १. Cash', /heading with a number/],
    ['• cash', /sign that makes no list/],
    ['  – cash', /sign that makes no list/],
    ['-cash', /hyphen or an asterisk/],
    ['*cash', /hyphen or an asterisk/],
    ['words](/trips)', /brackets that make no link/],
    ['[words] (/trips)', /brackets that make no link/],
    ['[words]   (#cash)', /brackets that make no link/],
    ['[words] (https://club.example)', /brackets that make no link/],
    ['[words](/trips and', /brackets that make no link/],
    ['[words](/trips [more](/)', /brackets that make no link/],
    ['[words](/trips today)', /blank in its address/],
    ['[words(/trips)', /brackets that make no link/],
    ['[words(https://club.example)', /brackets that make no link/],
    ['[words(#cash)', /brackets that make no link/],
    ['{email}', /braces without a fact/],
    ['{{email}', /braces without a fact/],
    ['{email}}', /braces without a fact/],
    ['{{}}', /braces without a fact/],
    ['[words(http://club.example)', /brackets that make no link/],
    ['<!-- later', /has HTML: <!-- later/],
    ['# Cash', /heading with a single #/],
    ['## !', /heading without letters or digits/],
    ['![a boat](boat.png)', /has a picture/],
    ['![a boat][boat]\n\n[boat]: boat.png', /has a picture/],
    ['    cash', /paragraph that is indented/],
    ['We <b>pay</b> back.', /has HTML: <b>/],
    ['<script src="x">', /has HTML: <script src="x">/],
    ['<!--> <img src=x> -->', /has HTML: <img src=x>/],
    ['<!-- a --> <b>', /has HTML: <b>/],
    ['<!-- <b> --!> <i>', /has HTML: <b>/],
    ['<!-- <b> --><i>', /has HTML: <b>/],
    ['<!-- markdownlint-disable -->\n\n#Cash', /without a space after the #/, 5],
  ])('%s is told', (line, problem, at = 3) => {
    expect(told(line)[0]).toEqual([at, expect.stringMatching(problem)]);
  });

  it('that makes a heading of the one before is told at that one', () => {
    expect(told('Cash\n----')[0]).toEqual([3, expect.stringMatching(/line of = or -/)]);
  });

  it.each([
    '## Cash',
    '### Cash',
    '## 24 hours',
    '## Vivid words',
    '## Cash 1. and more',
    '- cash',
    '* cash',
    '*cash* and more',
    '---',
    'cash – or not',
    '[words](/trips)',
    '[words](/trips) (and more)',
    '[words] (and more)',
    '[words](/trips "Our trips")',
    '[words](#cash), [words](https://club.example)',
    '1. words',
    '{{email}}',
    '{{ email }} and {{name}}',
    '<!-- later -->',
    '<!-- <b> -->',
    '<!-- <b> -->\n<!-- <i>\nlater -->',
    'See # 1. of the list',
    '<!-- later -->\n<!-- much\nlater -->',
    '<!-- a -- b -->',
    'words (or not)',
    '**words** and *more*',
    '1 < 2',
  ])('%s is no mistake', (line) => {
    expect(told(line)).toEqual([]);
  });

  it('that makes a heading of the one before is told also where no other heading is', () => {
    expect(check('Cash\n----\n')).toHaveLength(1);
  });

  it('is told with its fix', () => {
    expect(check('## Refunds\n\n#Cash\n')).toEqual([
      {
        file: FILE,
        line: 3,
        field: '',
        problem: 'has a heading without a space after the #',
        fix: 'Put a space between # and the words.',
      },
    ]);
  });

  it('that begins with a single # is told as it should be', () => {
    expect(check('# Cash and *cards*')[0]?.fix).toMatch(/^Write ## Cash and cards\./);
  });

  it('is told 20 times at most when it is there more often', () => {
    expect(told('• cash\n\n'.repeat(30))).toHaveLength(20);
  });
});

describe('A node of Markdown', () => {
  const [, heading, paragraph] = readMarkdown('\n## Cash & **cards**\n\nWords').filter(({ type }) =>
    ['root', 'heading', 'paragraph'].includes(type),
  );

  it('has the line at which it starts', () => {
    expect([heading, paragraph].map((node) => node && startLine(node))).toEqual([2, 4]);
  });

  it('has its words without marks', () => {
    expect(heading && plainTextOf(heading)).toBe('Cash & cards');
  });

  it('has its quotes as on the page', () => {
    const [root] = readMarkdown("The club's");
    expect(root && plainTextOf(root)).toBe('The club’s');
  });

  it('has its words without HTML', () => {
    const [root] = readMarkdown('Cash <b>only</b>');
    expect(root && plainTextOf(root)).toBe('Cash only');
  });

  it('comes before the nodes in it', () => {
    expect(readMarkdown('## A\n\nB').map(({ type }) => type)).toEqual([
      'root',
      'heading',
      'text',
      'paragraph',
      'text',
    ]);
  });
});
