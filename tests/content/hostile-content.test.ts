import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-check/check.ts';
import { formatIssues } from '../../src/content-check/issue.ts';
import { copyOfContent, edit, showPicture } from './copy.ts';

const TERMS = 'content/legal/terms-of-service.md';
const MANY = 20_000;
/** Far more than the check takes, and far less than a search that grows with the square of the text. */
const PATIENCE_MS = 10_000;

async function check(change: (top: string) => void): Promise<string> {
  const top = copyOfContent();
  change(top);
  return formatIssues(await checkContent(top));
}

const append = (file: string, text: string) => (top: string) =>
  writeFileSync(join(top, file), readFileSync(join(top, file), 'utf8') + text);

describe('The check', () => {
  it.each([
    ['comments', '<!-- a -->'.repeat(MANY)],
    ['beginnings of comments', '<!--'.repeat(MANY)],
    ['quotations in each other', `${'>'.repeat(MANY)} words`],
    ['brackets', '['.repeat(MANY)],
    ['braces', '{'.repeat(MANY)],
    ['number signs', '#'.repeat(MANY)],
    ['blanks', `words${' '.repeat(10 * MANY)}words`],
    ['asterisks', '*a '.repeat(MANY)],
    ['lines of asterisks', '*a_ '.repeat(500).concat('\n').repeat(4)],
    ['paragraphs of asterisks', '*a_ '.repeat(1200).concat('\n\n').repeat(15)],
    ['paragraphs of quotation marks', '"'.repeat(4800).concat('\n\n').repeat(5)],
    ['paragraphs of tags', '<b> '.repeat(1200).concat('\n\n').repeat(15)],
    ['paragraphs of bold words', '*a* '.repeat(1200).concat('\n\n').repeat(15)],
    ['paragraphs of characters by name', '&lt;'.repeat(1200).concat('\n\n').repeat(15)],
    ['pictures', '![a](b)\n\n'.repeat(MANY / 3)],
    ['facts', '{{none}}\n\n'.repeat(MANY / 3)],
    ['links', '[a](/none)\n\n'.repeat(MANY / 4)],
    ['lists in each other', '- '.repeat(2400)],
    [
      'lines of a list in each other',
      Array.from({ length: 90 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
    ],
    ['backticks', '`'.repeat(MANY)],
    ['ends of links', 'a]('.repeat(MANY)],
    ['beginnings of links', '[a('.repeat(MANY)],
    ['no-break spaces', 'a\u00a0\n'.repeat(MANY)],
    ['hyphens', '-a\n'.repeat(MANY)],
  ])(
    'ends soon, and without an error, with a legal text of 20,000 %s',
    async (_, text) => {
      await expect(check(append(TERMS, `\n\n${text}\n`))).resolves.toEqual(expect.any(String));
    },
    PATIENCE_MS,
  );

  it('ends soon, and without an error, with 2,400 lists in each other before a legal text', async () => {
    const told = await check((top) => edit(top, TERMS, /title: .*/, `title: ${'- '.repeat(2400)}a`));
    expect(told).toContain(TERMS);
  });

  it.each([
    ['lines with an opening brace', '{"a":\n'.repeat(5000)],
    ['lines with an opening bracket', '[\n'.repeat(5000)],
    ['lines with a bracket in a name', '{"]":\n'.repeat(5000)],
  ])('says what is wrong with a JSON file of 5,000 %s', async (_, text) => {
    const told = await check((top) => writeFileSync(join(top, 'content/landing/about.json'), text));
    expect(told).toMatch(/^content\/landing\/about\.json, line 50\n {2}This file has more than 50 brackets/);
  });

  it.each([
    ['opening brackets', '['.repeat(MANY)],
    ['fields', `{\n${Array.from({ length: 6000 }, (_, index) => `"a${index}": 1`).join(',\n')}\n}`],
    ['fields of the same name', `{\n${'"a": 1,\n'.repeat(10_000)}"a": 1\n}`],
    ['missing commas', `{\n${'"a": 1\n'.repeat(10_000)}}`],
    ['backslashes', '"\\"\n'.repeat(MANY)],
    ['opening braces', '{"a":'.repeat(MANY)],
    ['quotation marks', '"'.repeat(MANY)],
    ['blanks', `{${' '.repeat(10 * MANY)}x`],
    ['commas', ','.repeat(MANY)],
    ['curly quotation marks', '“'.repeat(MANY)],
    ['digits', '1'.repeat(10 * MANY)],
  ])(
    'ends soon, and without an error, with a JSON file of 20,000 %s',
    async (_, text) => {
      const told = await check((top) => writeFileSync(join(top, 'content/landing/about.json'), text));
      expect(told).toContain('content/landing/about.json');
    },
    PATIENCE_MS,
  );

  it.each([
    [
      'comments',
      `${'<!-- a -->\n'.repeat(MANY)}<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>`,
    ],
    ['beginnings of comments', '<!--'.repeat(MANY)],
    ['blanks', ' '.repeat(10 * MANY)],
    [
      'groups in each other',
      `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${'<g>'.repeat(MANY)}`,
    ],
  ])(
    'ends soon, and without an error, with a drawing of 20,000 %s',
    async (_, svg) => {
      await expect(check((top) => showPicture(top, 'drawing.svg', svg))).resolves.toEqual(expect.any(String));
    },
    PATIENCE_MS,
  );

  it.each([
    ['a <script>', '<script>steal()</script>'],
    ['a <script>', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">steal()</svg:script>'],
    ['the event attribute onload', '<g onload="steal()"/>'],
    ['a reference to https://elsewhere.example/a.png', '<image href="https://elsewhere.example/a.png"/>'],
    ['a reference to javascript:steal()', '<a xlink:href="javascript:steal()"><path d="M0 0h1"/></a>'],
    ['a reference to //elsewhere.example/a.svg#b', '<use href="//elsewhere.example/a.svg#b"/>'],
    ['a reference to https://elsewhere.example/a', '<path fill="url(https://elsewhere.example/a)"/>'],
    ['an @import', '<style>@import "https://elsewhere.example/a.css"</style>'],
    ['a <foreignObject>', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">words</p></foreignObject>'],
  ])('refuses a drawing that holds %s', async (what, part) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="480" height="560" viewBox="0 0 480 560">${part}</svg>`;
    const told = await check((top) => showPicture(top, 'drawing.svg', svg));
    expect(told).toContain(`drawing.svg, a drawing that contains ${what}, and not only shapes`);
  });

  it('accepts a drawing that refers to its own parts', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="560" viewBox="0 0 480 560"><linearGradient id="a"/><path id="b" fill="url(#a)" d="M0 0h9v9z"/><use href="#b"/></svg>';
    expect(await check((top) => showPicture(top, 'drawing.svg', svg))).toBe('');
  });

  it.each([
    '<!--><script>steal()</script>-->',
    '<!---><script>steal()</script>-->',
    '<!-- a --!><script>steal()</script>-->',
  ])('sees the HTML in a legal text that a browser sees: %s', async (html) => {
    expect(await check(append(TERMS, `\n\n${html}\n`))).toContain('This line has HTML: <script>');
  });
});
