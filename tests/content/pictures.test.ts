import { renameSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { formatIssue } from '../../src/content-tools/check/issue.ts';
import { content } from '../e2e/content.ts';
import { copyOfContent, edit, showPicture } from './copy.ts';

/** The messages about a picture in `content/images/` that `about.json` names. */
async function messagesAbout(name: string, bytes: Buffer): Promise<string> {
  const top = copyOfContent();
  showPicture(top, name, bytes);
  return (await checkContent(top)).map(formatIssue).join('\n\n');
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

describe('The check of a picture', () => {
  it.each([
    ['photo.heic', start('\0\0\0\x18ftypheic'), /HEIC file .*, which not every browser shows.*\n.*as JPEG/],
    ['photo.jpg', start('\0\0\0\x18ftypheic'), /HEIC file.*\n.*export it as JPEG/],
    ['photo.tif', start('II*\0'), /TIF file/],
    ['photo.gif', start('GIF89a'), /GIF file .*, whose files are large and whose movement cannot be stopped/],
    ['flyer.pdf', start('%PDF-1.7'), /PDF file/],
    [
      'photo.jpg',
      photograph(400, 300),
      /ends in \.jpg but is really a PNG.*\n.*Rename the file to photo\.png/,
    ],
    ['photo.jpg', Buffer.alloc(0), /empty or damaged.*\n.*Copy the original picture again/],
    ['photo.jpg', Buffer.from('hello'), /empty or damaged/],
    ['photo.jpg', half(), /which is damaged/],
    ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /does not specify its size/],
    ['a.svg', Buffer.from('<svg width="100%" height="100%"/>'), /does not specify its size/],
    ['photo.png', photograph(200, 160), /has 200 by 160 pixels, and at least 300 by 300 are needed/],
    ['photo.png', photograph(1600, 400), /but must be neither very narrow nor very wide/],
    ['photo.png', photograph(12_000, 9000), /12000 by 9000 pixels, and that is too large/],
    [
      'photo #2.png',
      photograph(400, 400),
      /character # cannot be part.*\n.*Rename the file to photo -2\.png/,
    ],
  ])('has one message about %s', async (name, bytes, says) => {
    expect(await messagesAbout(name, await bytes)).toMatch(
      new RegExp(`^content/landing/about.json, line \\d+: image\\n {2}It (?!.*\\n\\n)[^]*${says.source}`),
    );
  });

  it.each([
    ['photo.jpeg', 'jpeg'],
    ['IMG_2041.JPG', 'jpeg'],
    ['WhatsApp Image 2026-11-21 at 10.11.12.jpeg', 'jpeg'],
    ['photo.png', 'png'],
    ['photo.webp', 'webp'],
    ['photo.avif', 'avif'],
  ] as const)('finds nothing wrong with %s', async (name, format) => {
    expect(await messagesAbout(name, await photograph(400, 300, format))).toBe('');
  });

  it('says that the name in the file only looks like that of the picture', async () => {
    const top = copyOfContent();
    showPicture(top, 'jose\u0301.png', await photograph(400, 400));
    edit(top, 'content/landing/about.json', 'jose\u0301.png', 'jos\u00e9.png');
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(/only looks the same.*\n.*Rename the file/),
    ]);
  });

  it('names a renamed picture as missing, and does not advise to delete it', async () => {
    const top = copyOfContent();
    const { logo } = content('site');
    const named = `./images/the-emblem-of-the-club${extname(logo)}`;
    const renamed = named.replace(/\.(?=\w+$)/, 's.');
    renameSync(`${top}/content/${logo}`, `${top}/content/${renamed}`);
    edit(top, 'content/site.json', logo, named);
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringContaining(`It is ${named}, and there is no such picture.\n  Did you mean "${renamed}"?`),
    ]);
  });
});
