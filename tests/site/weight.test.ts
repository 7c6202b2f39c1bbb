import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { MAX_BYTES_SENT } from '#admin/probe.ts';
import { compress } from '../bench/compressed.ts';
import { DIST, files, htmlOf, isHindi, ROUTES } from './dist.ts';

/** The most bytes of response headers: those of the file `_headers`, and those of a host. */
const HEADER_BYTES = 1000;

/**
 * The maximum bytes of a page in Brotli: ten packets of 1460 bytes, the first window of TCP. More for
 * Devanagari, whose letters have three bytes, and for the page of a trip, by its days beyond a week.
 */
function mostBytes(route: string, days: number): number {
  const ofAWeek = isHindi(route) ? (days > 0 ? 16_100 : 16_000) : 14_600;
  return ofAWeek + Math.max(0, days - 7) * 550;
}

const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);

// The page for a wrong address has the words of all languages.
describe.each(ROUTES.filter((route) => route !== '/404'))('The page %s', (route) => {
  const html = htmlOf(route);
  const { document } = new JSDOM(html).window;

  it('has at most the bytes of its bound, in Brotli and as hosts without Brotli send it', () => {
    const days = document.querySelectorAll('.trip-days > li').length;
    expect(compress(Buffer.from(html)).length).toBeLessThanOrEqual(mostBytes(route, days));
    expect(gzipSync(html).length + HEADER_BYTES).toBeLessThanOrEqual(MAX_BYTES_SENT);
  });

  it('waits for no other file before it is painted, and preloads no font', () => {
    const styles = 'link[rel~=stylesheet]:not([media=print], [disabled])';
    const scripts = 'script[src]:not([async], [defer], [type=module])';
    const waiting = document.querySelectorAll(`${styles}, ${scripts}, [blocking~=render], link[as=font]`);
    expect([...waiting].map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(html).not.toContain('@import');
  });

  it('has typefaces of at most 60,000 bytes together, without that of all Hindi letters', () => {
    const needed = html.replace(/@font-face\{font-family:"Noto Sans Devanagari All[^}]*\}/g, '');
    const fonts = files().filter((file) => file.endsWith('.woff2') && needed.includes(file));
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    expect(sum(fonts.map((file) => statSync(`${DIST}/${file}`).size))).toBeLessThanOrEqual(60_000);
  });
});

it('The JavaScript files of the site have at most 110,000 bytes together', () => {
  const scripts = files().filter((file) => file.endsWith('.js'));
  const sizes = scripts.map((file) => compress(readFileSync(`${DIST}/${file}`)).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sum(sizes)).toBeLessThanOrEqual(110_000);
});
