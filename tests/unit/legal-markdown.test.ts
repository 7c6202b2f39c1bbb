import { describe, expect, it } from 'vitest';
import {
  markdownIssues,
  plainTextOf,
  readMarkdown,
  startLine,
} from '../../src/content-tools/check/markdown.ts';

const FILE = 'content/legal/a.md';
const check = (text: string) => markdownIssues(FILE, text, readMarkdown(text));
const problemsOf = (line: string) =>
  check(`## Refunds\n\n${line}\n`).map(({ line, problem }) => `${line}: ${problem}`);

describe('A line of a legal text', () => {
  // ¦ stands between lines that have the same problem.
  it.each([
    ['skips a level', '#### Cash'],
    ['without a space after the #', '#Cash'],
    ['a single #', '# Cash'],
    ['a heading without letters or digits', '## !'],
    ['a heading with a number', '## 1. Cash¦## (2) Cash¦## iv) Cash¦##  12.  Cash¦## १. Cash'],
    ['line of = or -', 'Cash\n----'],
    ['** without effect', '** Write to us **'],
    ['sign that makes no list', '• cash¦  – cash'],
    ['a hyphen or an asterisk', '-cash¦*cash'],
    [
      'brackets that make no link',
      '(words)[/trips]¦words](/trips)¦[words] (/trips)¦[words]   (#cash)¦[words(/trips)',
    ],
    ['brackets that make no link', '[words](/trips and¦[words](/trips [more](/)¦[words(#cash)'],
    [
      'brackets that make no link',
      '[w] (https://club.example)¦[w(https://club.example)¦[w(http://club.example)',
    ],
    ['blank in its address', '[words](/trips today)'],
    ['braces without a fact', '{email}¦{{email}¦{email}}¦{{}}'],
    ['a picture', '![a boat](boat.png)¦![a boat][boat]\n\n[boat]: boat.png'],
    ['paragraph that is indented', '    cash'],
    ['HTML: <b>', 'We <b>pay</b> back.¦<!-- a --> <b>¦<!-- <b> --!> <i>¦<!-- <b> --><i>'],
    ['HTML: <!-- later', '<!-- later'],
    ['HTML: <script src="x">', '<script src="x">'],
    ['HTML: <img src=x>', '<!--> <img src=x> -->'],
  ])('has the problem "%s" in %s', (problem, lines) => {
    for (const line of lines.split('¦')) {
      expect(problemsOf(line)[0], line).toMatch(/^3: /);
      expect(problemsOf(line)[0], line).toContain(problem);
    }
  });

  it.each([
    '## Cash¦### Cash¦## 24 hours¦## Vivid words¦## Cash 1. and more¦See # 1. of the list¦---',
    '- cash¦* cash¦*cash* and more¦1. words¦cash – or not¦**words** and *more*¦1 < 2',
    '[words](/trips)¦[words](/trips) (and more)¦[words] (and more)¦[words](/trips "Our trips")¦words (or not)',
    '[words](#cash), [words](https://club.example)¦{{email}}¦{{ email }} and {{name}}',
    '<!-- later -->¦<!-- <b> -->¦<!-- <b> -->\n<!-- <i>\nlater -->¦<!-- a -- b -->¦<!-- a -->\n<!-- b\nc -->',
  ])('may be %s', (lines) => {
    for (const line of lines.split('¦')) expect(problemsOf(line), line).toEqual([]);
  });

  it('after a comment is at its own line', () => {
    expect(problemsOf('<!-- markdownlint-disable -->\n\n#Cash')[0]).toMatch(
      /^5: .*without a space after the #/,
    );
  });

  it('that makes the line before a heading is wrong also where no other heading is', () => {
    expect(check('Cash\n----\n')).toHaveLength(1);
  });

  it('has its fix', () => {
    const [issue] = check('# Cash and *cards*');
    expect(issue).toMatchObject({ file: FILE, line: 1, field: '' });
    expect(issue?.fix).toMatch(/^Write ## Cash and cards\./);
  });

  it('is named 20 times at most when its problem is there more often', () => {
    expect(problemsOf('• cash\n\n'.repeat(30))).toHaveLength(20);
  });
});

describe('A node of Markdown', () => {
  const nodes = readMarkdown("\n## Cash & **cards**\n\nThe club's <b>words</b>");

  it('comes before the nodes in it, with the line at which it starts', () => {
    expect(nodes.map((node) => `${startLine(node)} ${node.type}`).join(', ')).toBe(
      '1 root, 2 heading, 2 text, 2 strong, 2 text, 4 paragraph, 4 text, 4 html, 4 text, 4 html',
    );
  });

  it('has its words as on the page, without marks and HTML', () => {
    const words = nodes.filter(({ type }) => ['heading', 'paragraph'].includes(type)).map(plainTextOf);
    expect(words).toEqual(['Cash & cards', 'The club’s words']);
  });
});
