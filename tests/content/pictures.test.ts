import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkContent } from '#admin/check/check.ts';
import { activeContent } from '#admin/check/drawings.ts';
import { formatIssue } from '#admin/check/messages.ts';
import { changedFiles, set, write } from './edits.ts';

/** The errors about the content of the tests with another picture in the section `about`. */
async function checkPicture(name: string, bytes: Buffer | string): Promise<string> {
  const files = changedFiles({
    'content/landing/about.json': set('image', `../images/${name}`),
    [`content/images/${name}`]: write(bytes),
  });
  const { issues } = await checkContent(files);
  return issues.map(formatIssue).join('\n\n');
}

const start = (text: string) => Buffer.from(text.padEnd(64, '\0'), 'latin1');
const photograph = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();
const half = async () => {
  const whole = await photograph(400, 300, 'jpeg');
  return whole.subarray(0, whole.length / 2);
};
const heavy = async () => Buffer.concat([await photograph(400, 300), Buffer.alloc(2_000_000)]);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="560"';
const drawing = (parts: string) =>
  `${SVG} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 480 560">${parts}</svg>`;

describe('The check of a picture', () => {
  it.each([
    ['photo.heic', start('\0\0\0\x18ftypheic'), /no picture that every browser shows.*\n.*export it as JPEG/],
    ['photo.jpg', start('\0\0\0\x18ftypheic'), /no picture that every browser shows/],
    ['photo.gif', start('GIF89a'), /no picture that every/],
    ['flyer.pdf', start('%PDF-1.7'), /no picture that every/],
    ['photo.jpg', photograph(400, 300), /ends in \.jpg but is really a PNG.*\n.*the file to photo\.png/],
    ['photo.jpg', Buffer.from('hello'), /damaged or no picture.*\n.*copy the original picture again/],
    ['photo.jpg', half(), /which is damaged/],
    ['photo.png', heavy(), /a file of 2\.0 MB, and at most 2 MB.*\n.*2000 pixels wide/],
    ['photo.png', photograph(299, 400), /has 299 by 400 pixels, and at least 300 by 300 are needed/],
    ['photo.png', photograph(2000, 299), /has 2000 by 299 pixels/],
    ['a #2.png', photograph(400, 400), /no such picture.*\n.*without \? and #/],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /does not specify its size/],
    ['a.svg', drawing('<script>steal()</script>'), /a drawing that contains a <script>, and not only shapes/],
    ['a.svg', drawing('<path d=M0/>'), /which is damaged/],
  ])('has one message about %s', async (name, bytes, says) => {
    const place = 'content/landing/about.json, line \\d+: image\\n {2}It ';
    expect(await checkPicture(name, await bytes)).toMatch(
      new RegExp(`^${place}(?!.*\\n\\n)[^]*${says.source}`),
    );
  });

  it.each([
    ['photo.jpeg', 'jpeg'],
    ['WhatsApp Image 2026-11-21 at 10.11.12.JPG', 'jpeg'],
    ['photo.png', 'png'],
    ['photo.webp', 'webp'],
    ['photo.avif', 'avif'],
  ] as const)('finds nothing wrong with %s', async (name, format) => {
    expect(await checkPicture(name, await photograph(400, 300, format))).toBe('');
  });
});

describe('A drawing', () => {
  it.each([
    ['a <script>', '<script>steal()</script>'],
    ['a <script>', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">steal()</svg:script>'],
    ['xmlns:h="http://www.w3.org', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">steal()</h:script>'],
    ['&#58;', '<h:link xmlns:h="http&#58;//www.w3.org/1999/xhtml" rel="stylesheet"/>'],
    ['onload=', '<g onload="steal()"/>'],
    ['href="https://elsewhere.example/a.png', '<image href="https://elsewhere.example/a.png"/>'],
    ['href=" javascript:steal()', '<use xlink:href=" javascript:steal()"/>'],
    ['&#106;', '<use xlink:href="&#106;avascript:steal()"/>'],
    ['a <a>', '<a><path d="M0 0h1"/></a>'],
    ['a <animate>', '<g><animate attributeName="href" values="javascript:steal()"/></g>'],
    ['a <set>', '<metadata><set href="#a" attributeName="href" to="javascript:steal()"/></metadata>'],
    ['a <foreignObject>', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">words</p></foreignObject>'],
    ['<?xml-stylesheet', '<?xml-stylesheet type="text/xsl" href="#a"?>'],
    ['@import', '<style>@import "https://elsewhere.example/a.css"</style>'],
    ['<style>@\\', '<style>@\\69mport "//elsewhere.example"</style>'],
    ['style="fill:u\\', '<path style="fill:u\\72l(//elsewhere.example)"/>'],
    ['image-set(', '<g style="background:image-set(\'//elsewhere.example\' 1x)"/>'],
    ['url(https://elsewhere.example/a', '<path fill="url(https://elsewhere.example/a)"/>'],
    ['href="data:image/svg+xml', '<image href="data:image/svg+xml,&lt;svg/>"/>'],
    ['<!DOCTYPE svg [', '<!DOCTYPE svg [<!ENTITY a "b">]>'],
    ['encoding="iso-2022-jp', '<?xml version="1.0" encoding="iso-2022-jp"?>'],
  ])('is refused for its %s', (what, part) => {
    expect(activeContent(drawing(part))).toContain(what);
  });

  it.each([
    ['its own parts', '<linearGradient id="a"/><path id="b" fill="url(#a)"/><use href="#b"/>'],
    ['a photograph in it', `<image href="data:image/png;base64,${'A'.repeat(100_000)}"/>`],
    [
      'what Inkscape saves',
      '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" pagecolor="#fff"><inkscape:grid type="xygrid"/></sodipodi:namedview><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"><cc:Work rdf:about=""><cc:license rdf:resource="https://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata><g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="C:\\u\\a.png"/>',
    ],
    [
      'what Illustrator saves',
      '<metadata><sfw xmlns="http://ns.adobe.com/SaveForWeb/1.0/"><slices/></sfw></metadata><style type="text/css"><![CDATA[.st0{fill:url(#a);font-family:\'MyriadPro\'}]]></style><switch><g class="st0"><text><tspan x="1">A</tspan></text></g></switch>',
    ],
    [
      'what Figma saves',
      '<g filter="url(#f)" clip-path="url(#c)" style="mix-blend-mode:multiply"><path d="M0 0h9v9z" fill="url(#p)"/></g><defs><filter id="f"><feFlood flood-opacity="0"/><feBlend in="SourceGraphic"/></filter><pattern id="p"><use xlink:href="#i" transform="scale(.1)"/></pattern><image id="i" xlink:href="data:image/png;base64,AAAA"/></defs>',
    ],
    ['what Canva saves', '<metadata><ContainsAiGeneratedContent>No</ContainsAiGeneratedContent></metadata>'],
  ])('is accepted with %s', (_, parts) => {
    expect(activeContent(drawing(parts))).toBeUndefined();
  });
});
