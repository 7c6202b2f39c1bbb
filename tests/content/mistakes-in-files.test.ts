import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { formatIssue } from '../../src/content-tools/check/issue.ts';
import { content } from '../e2e/content.ts';
import { copyOfContent, edit, showPicture } from './copy.ts';

const SITE = 'content/site.json';
/** The logo as `site.json` names it, without the `./` before it. */
const LOGO = content('site').logo.replace('./', '');
const FIELD = 'content/landing/about.json, line \\d+: image\\n';

/** Puts a file into `content/images/`, names it in `about.json`, and gives what the check tells. */
async function toldOfPicture(name: string, bytes: Buffer): Promise<string> {
  const top = copyOfContent();
  showPicture(top, name, bytes);
  return (await checkContent(top)).map(formatIssue).join('\n\n');
}

const start = (text: string) => Buffer.from(text.padEnd(64, '\0'), 'latin1');
const HEIC = start('\0\0\0\x18ftypheic');
const photograph = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();

describe('The check of a picture', () => {
  it.each([
    ['photo.heic', HEIC, 'HEIC'],
    ['photo.tif', start('II*\0'), 'TIF'],
    ['photo.bmp', start('BM'), 'BMP'],
    ['photo.gif', start('GIF89a'), 'GIF'],
    ['flyer.pdf', start('%PDF-1.7'), 'PDF'],
  ])('tells that %s is of a kind that browsers do not show', async (name, bytes, kind) => {
    expect(await toldOfPicture(name, bytes)).toMatch(
      new RegExp(`^${FIELD} {2}It is the ${kind} file ../images/${name}.*\\n.*export it as JPEG`),
    );
  });

  it('tells that a picture is another kind than its name says, though the kind be good', async () => {
    expect(await toldOfPicture('photo.jpg', await photograph('png'))).toMatch(
      /ends in \.jpg but is really a PNG picture.*\n.*Rename the file to photo\.png/,
    );
  });

  it('tells that a HEIC photograph was only renamed', async () => {
    expect(await toldOfPicture('photo.jpg', HEIC)).toMatch(/HEIC file.*\n.*export it as JPEG/);
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['no picture at all', Buffer.from('hello')],
  ])('tells that a file is %s', async (_, bytes) => {
    expect(await toldOfPicture('photo.jpg', bytes)).toMatch(
      /empty or damaged.*\n.*Copy the original picture again/,
    );
  });

  it('tells that a picture was cut off on its way', async () => {
    const whole = await photograph('jpeg');
    const told = await toldOfPicture('photo.jpg', whole.subarray(0, whole.length / 2));
    expect(told).toMatch(/which is damaged.*\n.*Copy the original picture again/);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'finds nothing wrong with a %s photograph',
    async (format) => {
      expect(await toldOfPicture(`photo.${format}`, await photograph(format))).toBe('');
    },
  );

  it.each([
    ['""', '', 'is empty.*\\n.*"./images/about.svg"'],
    ['a folder', './images', 'there is no such picture'],
    ['a folder with a slash behind', './images/', 'there is no such picture'],
    ['a picture as if it were a folder', `./${LOGO}/x`, 'there is no such picture'],
    ['a path that begins with a slash', `/${LOGO}`, `does not begin with ./ or ../.*\\n.*"./${LOGO}"`],
    ['a path that begins with a name', LOGO, `does not begin with ./ or ../.*\\n.*"./${LOGO}"`],
    ['a web address', 'https://x.example/a.jpg', 'does not begin with ./ or ../'],
    [
      'a path with a backslash',
      `./${LOGO.replace('/', '\\\\')}`,
      `the character .* cannot be part.*\\n.*"./${LOGO}"`,
    ],
    ['a path with a question mark', `./${LOGO}?v=2`, `the character .? cannot be part.*\\n.*Rename the file`],
  ])('tells in one message that %s is no picture', async (_, path, says) => {
    const top = copyOfContent();
    edit(top, SITE, /"logo": ".*?"/, `"logo": "${path}"`);
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(new RegExp(`^content/site.json, line \\d+: logo\\n {2}It .*${says}`)),
    ]);
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<svg width="100%" height="100%"/>'])(
    'tells that a drawing does not say how large it is: %s',
    async (drawing) => {
      const told = await toldOfPicture('drawing.svg', Buffer.from(drawing));
      expect(told).toMatch(
        new RegExp(`^${FIELD} {2}It is .*does not specify its size.*\\n.*Export it again`),
      );
    },
  );

  it.each(['ornament-toran.svg', 'ornament-block-print.svg'])(
    'tells that the stylesheets need %s',
    async (name) => {
      const top = copyOfContent();
      rmSync(`${top}/content/images/${name}`);
      expect((await checkContent(top)).map(formatIssue)).toEqual([
        `content/images/${name}\n  This file is missing.\n  Restore it from the history: the site needs this file, with exactly this name.`,
      ]);
    },
  );

  it('takes the endings and names that cameras and telephones give', async () => {
    const bytes = await photograph('jpeg');
    expect(await toldOfPicture('IMG_2041.JPG', bytes)).toBe('');
    expect(await toldOfPicture('WhatsApp Image 2026-11-21 at 10.11.12.jpeg', bytes)).toBe('');
  });
});

describe('The check of the files of content/', () => {
  it('tells that one is missing', async () => {
    const top = copyOfContent();
    rmSync(`${top}/content/trips/hero.json`);
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(/^content\/trips\/hero\.json\n {2}This file is missing\.\n {2}Restore it/),
    ]);
  });

  it('tells that a folder has the name of one', async () => {
    const top = copyOfContent();
    rmSync(`${top}/${SITE}`);
    mkdirSync(`${top}/${SITE}`);
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(/^content\/site\.json\n {2}This is a folder, .*\n.*history/),
    ]);
  });

  it('tells that there is a folder among the legal texts', async () => {
    const top = copyOfContent();
    mkdirSync(`${top}/content/legal/old`);
    writeFileSync(`${top}/content/legal/old/terms.md`, 'x');
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(/^content\/legal\/old\n {2}This is a folder.*\n.*content\/legal itself/),
    ]);
  });

  it('tells that one is empty', async () => {
    const top = copyOfContent();
    writeFileSync(`${top}/content/trips/hero.json`, '\n');
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(/hero\.json\n {2}This file is empty/),
    ]);
  });

  it('tells that one begins with a byte order mark', async () => {
    const top = copyOfContent();
    edit(top, SITE, /^/, '\uFEFF');
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(
        /site\.json, line 1\n {2}This file begins with an invisible character.*\n.*UTF-8/,
      ),
    ]);
  });

  it.each(['latin1', 'utf16le'] as const)('tells that one is saved as %s', async (encoding) => {
    const top = copyOfContent();
    const text = readFileSync(`${top}/${SITE}`, 'utf8').replace(/"tagline": "/, '$&é');
    const mark = encoding === 'utf16le' ? '\uFEFF' : '';
    writeFileSync(`${top}/${SITE}`, Buffer.from(mark + text, encoding));
    const line = encoding === 'latin1' ? text.split('\n').findIndex((words) => words.includes('é')) + 1 : 1;
    const told = (await checkContent(top)).map(formatIssue);
    expect(told).toEqual([
      expect.stringMatching(new RegExp(`site\\.json, line ${line}\\n.*UTF-.*\\n.*"UTF-8"`)),
    ]);
  });

  it('tells that one contains two versions of the same lines', async () => {
    const top = copyOfContent();
    edit(top, SITE, '  "tagline"', '<<<<<<< yours\n  "tagline"');
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(/two versions.*\n.*<<<<<<</),
    ]);
  });

  it.each(['content/sitee.json', 'content/images/old.svg', 'content/notes.docx'])(
    'only notes that nothing reads %s',
    async (file) => {
      const top = copyOfContent();
      writeFileSync(`${top}/${file}`, '{}');
      const mistakes = await checkContent(top);
      expect(mistakes).toMatchObject([{ file, severity: 'note' }]);
      expect(mistakes.map(formatIssue).join('')).toMatch(/^Note: .*\n.*not used anywhere.*\n.*delete it/);
    },
  );

  it('leaves the guide alone, and what computers leave behind', async () => {
    const top = copyOfContent();
    for (const name of ['README.md', '.DS_Store', 'images/Thumbs.db'])
      writeFileSync(`${top}/content/${name}`, 'x');
    expect(await checkContent(top)).toEqual([]);
  });

  it('reads files with the line ends of Windows', async () => {
    const top = copyOfContent();
    for (const file of [SITE, 'content/legal/terms-of-service.md']) edit(top, file, /\n/g, '\r\n');
    expect((await checkContent(top)).map(formatIssue)).toEqual([]);
  });

  it('names a renamed picture as missing, and does not advise to delete it', async () => {
    const top = copyOfContent();
    const named = `images/the-emblem-of-the-club${extname(LOGO)}`;
    const renamed = named.replace('.', 's.');
    renameSync(`${top}/content/${LOGO}`, `${top}/content/${renamed}`);
    edit(top, SITE, LOGO, named);
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(
        new RegExp(`logo\\n {2}It is ./${named}, and there is no such picture.*\\n.*${renamed}`),
      ),
    ]);
  });
});
