import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { formatIssue } from '../../src/content-tools/check/issue.ts';
import { copyOfContent } from './copy.ts';

const HERO = 'content/landing/hero.json';

/** The first bytes of a WebM and of an MP4 file. */
const WEBM = Buffer.from('\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'latin1');
const MP4 = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
const QUICKTIME = Buffer.from('\0\0\0\x14ftypqt  \0\0\x02\0', 'latin1');
const HEVC = Buffer.concat([MP4, Buffer.from('stsdhvc1', 'latin1')]);

describe('The check of the video', () => {
  let top: string;
  const file = (name: string) => join(top, 'content/videos', name);
  const check = async () => (await checkContent(top)).map(formatIssue).join('\n\n');

  /** Names two video files in the hero, and writes what they hold. */
  function checkWith(files: { webm: string; mp4: string }, bytes: { webm?: Buffer; mp4?: Buffer } = {}) {
    const hero = JSON.parse(readFileSync(join(top, HERO), 'utf8')) as { video: { files: object } };
    hero.video.files = files;
    writeFileSync(join(top, HERO), JSON.stringify(hero, null, 2));
    writeFileSync(file('club.webm'), bytes.webm ?? WEBM);
    writeFileSync(file('club.mp4'), bytes.mp4 ?? MP4);
    return check();
  }
  const NAMED = { webm: '../videos/club.webm', mp4: '../videos/club.mp4' };

  beforeEach(() => {
    top = copyOfContent();
  });

  it('accepts the two files of another video, and notes the ones that nothing names any more', async () => {
    const told = await checkWith(NAMED);
    expect(told).not.toMatch(/^content/m);
    expect(told).toMatch(/^Note: content\/videos\/.*\n.*not used anywhere/m);
  });

  it.each([
    [
      'is missing',
      { ...NAMED, mp4: '../videos/klub.mp4' },
      {},
      /files, mp4\n.*klub\.mp4, and there is no such video\.\n.*"\.\.\/videos\/club\.mp4"\?/,
    ],
    [
      'lies elsewhere',
      { ...NAMED, webm: '../images/club.webm' },
      {},
      /files, webm\n.*must be the path of a \.webm file in content\/videos/,
    ],
    [
      'has the other ending',
      { ...NAMED, webm: '../videos/club.mp4' },
      {},
      /files, webm\n.*must be the path of a \.webm file/,
    ],
    [
      'is larger than 1 MB',
      NAMED,
      { mp4: Buffer.concat([MP4, Buffer.alloc(4_200_000)]) },
      /club\.mp4, a video of 4\.2 MB, and at most 1 MB/,
    ],
    [
      'is a QuickTime film',
      NAMED,
      { mp4: QUICKTIME },
      /club\.mp4, which is not a video in MP4 format\.\n.*H\.264/,
    ],
    [
      'is an MP4 with the ending of the other',
      NAMED,
      { webm: MP4 },
      /club\.webm, which is not a video in WEBM format\.\n.*VP9/,
    ],
    ['is coded as HEVC', NAMED, { mp4: HEVC }, /club\.mp4, which many phones cannot play/],
    ['is empty', NAMED, { webm: Buffer.alloc(0) }, /club\.webm, which is not a video in WEBM format/],
  ])('tells when a file %s', async (_, files, bytes, told) => {
    expect(await checkWith(files, bytes)).toMatch(told);
  });

  it('tells when the capital letters of the name are others', async () => {
    await checkWith(NAMED);
    renameSync(file('club.mp4'), file('Club.mp4'));
    expect(await check()).toMatch(/no such video\.\n.*"\.\.\/videos\/Club\.mp4"\?/);
  });
});
