import { renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { formatIssue } from '../../src/content-tools/check/issue.ts';
import { content } from '../e2e/content.ts';
import { copyOfContent, edit, showPicture } from './copy.ts';
import { set } from './edits.ts';

let top: string;
beforeEach(() => void (top = copyOfContent()));

/** The messages about the content of the test. */
const check = async () => (await checkContent(top)).map(formatIssue).join('\n\n');

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
    ['photo.jpg', photograph(400, 300), /ends in \.jpg but is really a PNG.*\n.*the file to photo\.png/],
    ['photo.jpg', Buffer.alloc(0), /empty or damaged.*\n.*Copy the original picture again/],
    ['photo.jpg', Buffer.from('hello'), /empty or damaged/],
    ['photo.jpg', half(), /which is damaged/],
    ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /does not specify its size/],
    ['a.svg', Buffer.from('<svg width="100%" height="100%"/>'), /does not specify its size/],
    ['photo.png', photograph(299, 400), /has 299 by 400 pixels, and at least 300 by 300 are needed/],
    ['photo.png', photograph(1600, 400), /but must be neither very narrow nor very wide/],
    ['photo.png', photograph(12_000, 9000), /12000 by 9000 pixels, and that is too large/],
    ['a #2.png', photograph(400, 400), /character # cannot be part.*\n.*Rename the file to a -2\.png/],
  ])('has one message about %s', async (name, bytes, says) => {
    showPicture(top, name, await bytes);
    const place = 'content/landing/about.json, line \\d+: image\\n {2}It ';
    expect(await check()).toMatch(new RegExp(`^${place}(?!.*\\n\\n)[^]*${says.source}`));
  });

  it.each([
    ['photo.jpeg', 'jpeg'],
    ['IMG_2041.JPG', 'jpeg'],
    ['WhatsApp Image 2026-11-21 at 10.11.12.jpeg', 'jpeg'],
    ['photo.png', 'png'],
    ['photo.webp', 'webp'],
    ['photo.avif', 'avif'],
  ] as const)('finds nothing wrong with %s', async (name, format) => {
    showPicture(top, name, await photograph(400, 300, format));
    expect(await check()).toBe('');
  });

  it('says that the name in the file only looks like that of the picture', async () => {
    showPicture(top, 'jose\u0301.png', await photograph(400, 400));
    edit(top, 'content/landing/about.json', 'jose\u0301.png', 'jos\u00e9.png');
    expect(await check()).toMatch(/^(?!.*\n\n)[^]*only looks the same.*\n.*Rename the file/);
  });

  it('names a renamed picture as missing, and does not advise to delete it', async () => {
    const { logo } = content('site');
    const named = `./images/the-emblem-of-the-club${extname(logo)}`;
    const renamed = named.replace(/\.(?=\w+$)/, 's.');
    renameSync(`${top}/content/${logo}`, `${top}/content/${renamed}`);
    edit(top, 'content/site.json', logo, named);
    const problem = `It is ${named}, and there is no such picture.\n  Did you mean "${renamed}"?`;
    expect(await check()).toMatch(new RegExp(`${RegExp.escape(problem)}$`));
  });
});

describe('The check of the video', () => {
  /** The first bytes of a WebM and of an MP4 file. */
  const WEBM = Buffer.from('\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'latin1');
  const MP4 = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
  const QUICKTIME = Buffer.from('\0\0\0\x14ftypqt  \0\0\x02\0', 'latin1');
  const HEVC = Buffer.concat([MP4, Buffer.from('stsdhvc1', 'latin1')]);
  const LARGE = Buffer.concat([MP4, Buffer.alloc(4_200_000)]);
  const file = (name: string) => join(top, 'content/videos', name);

  /** Names two video files in the hero, and writes what they hold. */
  function show(named: { webm?: string; mp4?: string }, bytes: { webm?: Buffer; mp4?: Buffer } = {}) {
    const files = { webm: '../videos/club.webm', mp4: '../videos/club.mp4', ...named };
    set('video.files', files).apply(join(top, 'content/landing/hero.json'));
    writeFileSync(file('club.webm'), bytes.webm ?? WEBM);
    writeFileSync(file('club.mp4'), bytes.mp4 ?? MP4);
  }

  it('accepts the two files of another video, and notes the ones that nothing names any more', async () => {
    show({});
    expect(await check()).not.toMatch(/^content/m);
    expect(await check()).toMatch(/^Note: content\/videos\/.*\n.*not used anywhere/m);
  });

  it.each([
    [
      'is missing',
      { mp4: '../videos/klub.mp4' },
      {},
      /klub\.mp4, and there is no such video\.\n.*"\.\.\/videos\/club\.mp4"\?/,
    ],
    [
      'lies elsewhere',
      { webm: '../images/club.webm' },
      {},
      /files, webm\n.*must be the path of a \.webm file in content\/videos/,
    ],
    [
      'has the other ending',
      { webm: '../videos/club.mp4' },
      {},
      /files, webm\n.*must be the path of a \.webm file/,
    ],
    ['is too large', {}, { mp4: LARGE }, /club\.mp4, a video of 4\.2 MB, and at most 1 MB/],
    [
      'is a QuickTime film',
      {},
      { mp4: QUICKTIME },
      /club\.mp4, which is not a video in MP4 format\.\n.*H\.264/,
    ],
    [
      'is an MP4 with the other ending',
      {},
      { webm: MP4 },
      /club\.webm, which is not a video in WEBM format\.\n.*VP9/,
    ],
    ['is coded as HEVC', {}, { mp4: HEVC }, /club\.mp4, which many phones cannot play/],
    ['is empty', {}, { webm: Buffer.alloc(0) }, /club\.webm, which is not a video in WEBM format/],
  ])('has a message when a file %s', async (_, named, bytes, says) => {
    show(named, bytes);
    expect(await check()).toMatch(says);
  });

  it('has a message when the capital letters of the name are others', async () => {
    show({});
    renameSync(file('club.mp4'), file('Club.mp4'));
    expect(await check()).toMatch(/no such video\.\n.*"\.\.\/videos\/Club\.mp4"\?/);
  });
});
