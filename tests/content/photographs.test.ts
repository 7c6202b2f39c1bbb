import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { edit } from './copy.ts';
import { copyOfProject, npmRun } from './project.ts';

const KB = 1024;
const PHOTO = 'content/images/PHOTO 2041.JPG';
const RED = [200, 30, 30];
const BLUE = [30, 30, 200];

/**
 * A photograph as a telephone held upright makes it: its pixels lie on their side, and EXIF says so. Red is
 * up, blue is down.
 */
async function photograph(): Promise<Buffer> {
  const [width, height] = [2800, 2100];
  const half = (background: string) => ({
    create: { width: width / 2, height, channels: 3 as const, background },
  });
  const grain = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 25 },
    },
  });
  return sharp({ create: { width, height, channels: 3, background: `rgb(${BLUE.join()})` } })
    .composite([
      {
        input: await sharp(half(`rgb(${RED.join()})`))
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
      { input: await grain.png({ compressionLevel: 0 }).toBuffer(), blend: 'soft-light' },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 99 })
    .toBuffer();
}

/**
 * The pictures that the photograph replaces: one of each size and way of being shown, which is enough, since
 * all go one of these ways.
 */
const REPLACED: [file: string, was: RegExp][] = [
  ['content/site.json', /(?<="logo": "\.\/)images\/[^"]+/],
  ['content/site.json', /(?<="image": "\.\/)images\/[^"]+/],
  ['content/landing/hero.json', /images\/[^"]+/],
  ['content/landing/mentors.json', /images\/[^"]+/],
  ['content/trips/upcoming.json', /images\/[^"]+/],
  ['content/trips/packages.json', /images\/[^"]+/],
];

describe('A big photograph in place of a drawing', () => {
  let dist: string;
  let photo: Buffer;
  const fileAt = (address: string) => join(dist, decodeURI(address));
  const page = (file: string) => new JSDOM(readFileSync(join(dist, file), 'utf8')).window.document;

  beforeAll(async () => {
    const top = copyOfProject();
    photo = await photograph();
    writeFileSync(join(top, PHOTO), photo);
    for (const [file, was] of REPLACED) edit(top, file, was, 'images/PHOTO 2041.JPG');
    const { code, text } = await npmRun(top, ['build'], { SITE_URL: 'https://www.club.example' });
    expect(text).not.toMatch(/error/i);
    expect(code).toBe(0);
    dist = join(top, 'dist');
  }, 120_000);

  it('has several megabytes to begin with', () => {
    expect(photo.length).toBeGreaterThan(2000 * KB);
  });

  it.each([
    ['the logo', 'index.html', '.navbar-brand picture', 1],
    ['the hero poster', 'index.html', '.promo-video picture', 2],
    ['a mentor', 'index.html', '#_mentors picture', 2],
  ])('is sent as AVIF, and as WebP to browsers without it, for %s', async (_, file, selector, widths) => {
    const picture = page(file).querySelector(selector);
    const srcset = picture?.querySelector('source[type="image/avif"]')?.getAttribute('srcset') ?? '';
    const candidates = srcset.split(', ').map((candidate) => candidate.split(' '));
    expect(candidates).toHaveLength(widths);
    for (const [address = '', width = ''] of candidates) {
      const sent = await sharp(fileAt(address)).metadata();
      expect(`${sent.width}w`).toBe(width);
      // Sharp calls AVIF by the name of its container.
      expect(sent.format).toBe('heif');
    }
    const fallback = picture?.querySelector('img');
    const sent = await sharp(fileAt(fallback?.getAttribute('src') ?? '')).metadata();
    expect(sent.format).toBe('webp');
    expect(String(sent.width)).toBe(fallback?.getAttribute('width'));
  });

  it('stands upright', async () => {
    const address = page('index.html').querySelector('#_mentors img')?.getAttribute('src') ?? '';
    const upright = sharp(fileAt(address));
    const { width, height } = await upright.metadata();
    const colour = async (top: number) => {
      const area = { left: Math.round(width * 0.4), top: Math.round(height * top), width: 20, height: 20 };
      const { channels } = await sharp(await upright.clone().extract(area).png().toBuffer()).stats();
      return channels.map(({ mean }) => mean);
    };
    const near = (seen: number[], meant: number[]) =>
      seen.every((value, index) => Math.abs(value - (meant[index] ?? 0)) < 60);
    expect(near(await colour(0.15), RED)).toBe(true);
    expect(near(await colour(0.8), BLUE)).toBe(true);
  });

  it.each(['favicon.svg', 'apple-touch-icon.png', 'icon-192.png'])(
    'is shown by /%s as the logo',
    async (icon) => {
      const colour = async (top: number) => {
        const area = { left: 90, top, width: 8, height: 8 };
        const { channels } = await sharp(
          await sharp(fileAt(`/${icon}`))
            .extract(area)
            .png()
            .toBuffer(),
        ).stats();
        return channels.map(({ mean }) => mean);
      };
      const [upper, lower] = [await colour(40), await colour(130)];
      expect(upper[0]).toBeGreaterThan(120);
      expect(upper[2]).toBeLessThan(100);
      expect(lower[0]).toBeLessThan(100);
      expect(lower[2]).toBeGreaterThan(120);
    },
  );

  it('is sent as WebP of twice the width that is shown for a trip', async () => {
    const { trips } = JSON.parse(readFileSync(join(dist, 'trips/upcoming'), 'utf8')) as {
      trips: { coverImages: string[] }[];
    };
    const [cover = ''] = trips[0]?.coverImages ?? [];
    expect(await sharp(fileAt(cover)).metadata()).toMatchObject({ format: 'webp', width: 800 });
  });

  it('is a JPEG of 1200 by 630 where a page is shared', async () => {
    for (const file of ['index.html', 'trips/index.html', 'terms-of-service/index.html']) {
      const address = page(file).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
      expect(await sharp(fileAt(new URL(address).pathname)).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
    }
  });

  it('is nowhere sent as it was', () => {
    const sum = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex');
    const files = globSync('**/*', { cwd: dist }).map((file) => join(dist, file));
    const heavy = files.filter((file) => statSync(file).isFile() && statSync(file).size > 700 * KB);
    expect(heavy).toEqual([]);
    expect(files.filter((file) => statSync(file).isFile() && sum(readFileSync(file)) === sum(photo))).toEqual(
      [],
    );
    expect(existsSync(join(dist, '_astro'))).toBe(true);
  });
});
