import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { activeContent } from '../../src/content-tools/check/drawings.ts';
import { formatIssue } from '../../src/content-tools/check/issue.ts';
import { copyOfContent, showPicture } from './copy.ts';

const TERMS = 'content/legal/terms-of-service.md';
const ABOUT = 'content/landing/about.json';
const MANY = 20_000;
/** Far more than the check takes, and far less than a search that grows with the square of the text. */
const PATIENCE_MS = 10_000;

const top = copyOfContent();
const terms = readFileSync(join(top, TERMS), 'utf8');

/** The messages about the content with another text in a file. */
async function checkWith(file: string, text: string): Promise<string> {
  const before = readFileSync(join(top, file), 'utf8');
  writeFileSync(join(top, file), text);
  const issues = await checkContent(top);
  writeFileSync(join(top, file), before);
  return issues.map(formatIssue).join('\n\n');
}

/** The messages about the content with a drawing. */
async function checkDrawing(svg: string): Promise<string> {
  const copy = copyOfContent();
  showPicture(copy, 'drawing.svg', svg);
  return (await checkContent(copy)).map(formatIssue).join('\n\n');
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="560"';
const drawing = (parts: string) =>
  `${SVG} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 480 560">${parts}</svg>`;

/** A drawing of nine parts, each of which repeats the one before it ten times. */
const REPEATED = drawing(
  [...'bcdefgh']
    .map((id, index) => `<g id="${id}">${`<use href="#${'abcdefg'[index]}"/>`.repeat(10)}</g>`)
    .join('') +
    '<g id="a"><path d="M0 0h9v9z"/></g>' +
    '<use href="#h"/>'.repeat(10),
);
const JAPANESE = '<?xml version="1.0" encoding="iso-2022-jp"?><svg xmlns="http://www.w3.org/2000/svg"/>';

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
      await expect(checkWith(TERMS, `${terms}\n\n${text}\n`)).resolves.toEqual(expect.any(String));
    },
    PATIENCE_MS,
  );

  it('ends soon, and without an error, with 2,400 lists in each other before a legal text', async () => {
    const text = terms.replace(/title: .*/, `title: ${'- '.repeat(2400)}a`);
    expect(await checkWith(TERMS, text)).toContain(TERMS);
  });

  it.each(['{"a":\n', '[\n', '{"]":\n'])(
    'says what is wrong with a JSON file of 5,000 lines %j',
    async (line) => {
      const messages = await checkWith(ABOUT, line.repeat(5000));
      expect(messages).toMatch(
        /^content\/landing\/about\.json, line 50\n {2}This file has more than 50 brackets/,
      );
    },
  );

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
      expect(await checkWith(ABOUT, text)).toContain(ABOUT);
    },
    PATIENCE_MS,
  );

  it.each([
    ['comments', `${'<!-- a -->\n'.repeat(MANY)}${SVG}/>`],
    ['beginnings of comments', '<!--'.repeat(MANY)],
    ['blanks', ' '.repeat(10 * MANY)],
    ['blanks in an address', drawing(`<g style="${`url(${' '.repeat(MANY)}`.repeat(10)}"/>`)],
    ['groups in each other', `${SVG}>${'<g>'.repeat(MANY)}`],
  ])(
    'ends soon, and without an error, with a drawing of 20,000 %s',
    async (_, svg) => {
      await expect(checkDrawing(svg)).resolves.toEqual(expect.any(String));
    },
    PATIENCE_MS,
  );

  it.each([
    ['a <script>', '<script>steal()</script>'],
    ['a <script>', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">steal()</svg:script>'],
    ['the event attribute onload', '<g onload="steal()"/>'],
    ['a reference to https://elsewhere.example/a.png', '<image href="https://elsewhere.example/a.png"/>'],
    ['a reference to javascript:steal()', '<use xlink:href=" javascript:steal()"/>'],
    ['a reference to javascript:steal()', '<use xlink:href="&#106;avascript:steal()"/>'],
    ['a <a>', '<a><animate attributeName="href" values="javascript:steal()"/><path d="M0 0h1"/></a>'],
    ['a <animate>', '<g><animate attributeName="href" values="javascript:steal()"/></g>'],
    ['a <animateMotion>', '<animateMotion path="M0 0h1"/>'],
    ['a <animateTransform>', '<animateTransform attributeName="transform" type="rotate"/>'],
    ['a <set>', '<set attributeName="href" to="javascript:steal()"/>'],
    ['a <set>', '<metadata><set href="#a" attributeName="href" to="javascript:steal()"/></metadata>'],
    ['a <script>', '<metadata><p:script xmlns:p="http://www.w3.org/2000/svg">steal()</p:script></metadata>'],
    ['a <script>', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">steal()</h:script>'],
    ['a <link>', '<h:link xmlns:h="http&#58;//www.w3.org/1999/xhtml" rel="stylesheet"/>'],
    ['an <?xml-stylesheet?>', '<?xml-stylesheet type="text/xsl" href="#a"?>'],
    ['an @import', '<style>@\\69mport "//elsewhere.example"</style>'],
    ['an @import', '<style><![CDATA[@im]]>port "//elsewhere.example";</style>'],
    ['a reference to //elsewhere.example', '<path style="fill:u\\72l(//elsewhere.example)"/>'],
    ['an image-set(', '<g style="background:image-set(\'//elsewhere.example\' 1x)"/>'],
    ['a reference to data:image/svg+xml,<svg/>', '<image href="data:image/svg+xml,&lt;svg/>"/>'],
    ['a mistake in its XML', '<path d=M0/>'],
    ['a mistake in its XML', '<path d="&colon;"/>'],
    ['a reference to //elsewhere.example/a.svg#b', '<use href="//elsewhere.example/a.svg#b"/>'],
    ['a reference to https://elsewhere.example/a', '<path fill="url(https://elsewhere.example/a)"/>'],
    ['an @import', '<style>@import "https://elsewhere.example/a.css"</style>'],
    ['a <foreignObject>', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">words</p></foreignObject>'],
  ])('refuses a drawing that holds %s', (what, part) => {
    expect(activeContent(drawing(part))).toBe(what);
  });

  it.each([
    [
      'refers to its own parts',
      '<linearGradient id="a"/><path id="b" fill="url(#a)" d="M0 0h9v9z"/><use href="#b"/>',
    ],
    [
      'has one gradient for many shapes',
      `<linearGradient id="a">${'<stop/>'.repeat(20)}</linearGradient>${'<path fill="url(#a)"/>'.repeat(2000)}`,
    ],
    ['has a long path', `<path d="M0 0${'h1v1'.repeat(50_000)}"/>`],
    ['embeds a photograph', `<image href="data:image/png;base64,${'A'.repeat(100_000)}"/>`],
    [
      'Inkscape has saved',
      '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" pagecolor="#fff"><inkscape:grid type="xygrid"/></sodipodi:namedview><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"><cc:Work rdf:about=""><cc:license rdf:resource="https://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata><defs><inkscape:path-effect xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" effect="bspline" only_selected="false"/></defs><g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="C:\\u\\a.png"/>',
    ],
    [
      'Illustrator has saved',
      '<metadata><sfw xmlns="http://ns.adobe.com/SaveForWeb/1.0/"><slices/></sfw></metadata><style type="text/css"><![CDATA[.st0{fill:url(#a);font-family:\'MyriadPro\'}]]></style><switch><g class="st0"><text><tspan x="1">A</tspan></text></g></switch>',
    ],
    [
      'Figma has saved',
      '<g filter="url(#f)" clip-path="url(#c)" style="mix-blend-mode:multiply"><path d="M0 0h9v9z" fill="url(#p)"/></g><defs><filter id="f"><feFlood flood-opacity="0"/><feBlend in="SourceGraphic"/></filter><clipPath id="c"><rect width="9" height="9"/></clipPath><pattern id="p"><use xlink:href="#i" transform="scale(.1)"/></pattern><image id="i" width="9" height="9" xlink:href="data:image/png;base64,AAAA"/></defs>',
    ],
    ['Canva has saved', '<metadata><ContainsAiGeneratedContent>No</ContainsAiGeneratedContent></metadata>'],
  ])('accepts a drawing that %s', (_, parts) => {
    expect(activeContent(drawing(parts))).toBeUndefined();
  });

  it.each([
    [
      'with a script',
      drawing('<script>steal()</script>'),
      'a drawing that contains a <script>, and not only shapes',
    ],
    ['whose parts repeat each other millions of times', REPEATED, 'which is damaged'],
    [
      'of more than 1 MB',
      drawing(`<path d="M0 0${'h1v1'.repeat(300_000)}"/>`),
      'a drawing of 1.2 MB, and at most',
    ],
    ['in an encoding that it reads differently', JAPANESE, 'a drawing that contains text in the encoding'],
  ])('has a message about a drawing %s', async (_, svg, says) => {
    expect(await checkDrawing(svg)).toContain(`drawing.svg, ${says}`);
  });
});
