import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { content } from '../e2e/content.ts';
import { DIST, files, HAS_HINDI, PAGES, read, SITE, TRIP_PAGES } from './dist.ts';

const { name: NAME } = JSON.parse(readFileSync('content/site.json', 'utf8')) as { name: string };
const LISTED = (Object.keys(PAGES) as (keyof typeof PAGES)[]).filter((route) => route !== '/404');
const isHindi = (route: string) => /^\/hi(\/|$)/.test(route);

/** What a page's head says under a name: of a meta or link element. */
function said(route: keyof typeof PAGES, name: string): string | undefined {
  const { document } = new JSDOM(read(PAGES[route])).window;
  const found = document.querySelectorAll(
    `meta[name="${name}"], meta[property="${name}"], link[rel="${name}"]`,
  );
  expect(found.length, `${name} on ${route}`).toBeLessThanOrEqual(1);
  return found[0]?.getAttribute('content') ?? found[0]?.getAttribute('href') ?? undefined;
}

function sitemap(): string[] {
  return [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

describe.each(LISTED)('A link to %s', (route) => {
  it('has one address: canonical, shared and in the sitemap', () => {
    const address = new URL(route, SITE).href;
    expect(said(route, 'canonical')).toBe(address);
    expect(said(route, 'og:url')).toBe(address);
    expect(sitemap().filter((entry) => entry === address)).toHaveLength(1);
  });

  it('may be listed by search engines', () => {
    expect(said(route, 'robots')).toBeUndefined();
  });

  it('is shown with title, sentence, site and language', () => {
    const { document } = new JSDOM(read(PAGES[route])).window;
    expect(said(route, 'og:title')).toBe(document.title);
    expect(said(route, 'og:description')).toBe(said(route, 'description'));
    if (!isHindi(route)) expect(said(route, 'og:site_name')).toBe(NAME);
    expect(said(route, 'og:type')).toBe('website');
    expect(said(route, 'og:locale')).toBe(isHindi(route) ? 'hi_IN' : 'en_IN');
    expect(said(route, 'twitter:card')).toBe('summary_large_image');
  });

  it('is shown with a picture that has the size and type it is said to have, under 300 kB', async () => {
    const address = said(route, 'og:image') ?? '';
    expect(new URL(address).origin).toBe(new URL(SITE).origin);
    const picture = readFileSync(DIST + new URL(address).pathname);
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height].map(String)).toEqual([
      said(route, 'og:image:width'),
      said(route, 'og:image:height'),
    ]);
    expect([width, height]).toEqual([1200, 630]);
    expect(`image/${format}`).toBe(said(route, 'og:image:type'));
    expect(picture.length).toBeLessThan(300_000);
    expect(said(route, 'og:image:alt')?.length).toBeGreaterThan(20);
  });
});

it.runIf(HAS_HINDI)('A link to a Hindi page is shown with a picture whose words are Hindi', () => {
  const picture = said('/', 'og:image');
  // The pictures of trips have no words.
  const routes = LISTED.filter((route) => !(route in TRIP_PAGES));
  for (const route of routes) expect(said(route, 'og:image') === picture, route).toBe(!isHindi(route));
});

describe('The page for a wrong address', () => {
  it('is neither listed nor shared', () => {
    expect(said('/404', 'robots')).toBe('noindex');
    expect(said('/404', 'canonical')).toBeUndefined();
    expect(said('/404', 'og:url')).toBeUndefined();
    expect(sitemap().join()).not.toContain('404');
  });
});

describe('The sitemap', () => {
  it('lists every page that may be listed, and nothing else', () => {
    const pages = files().filter((file) => file.endsWith('index.html'));
    expect(pages.length).toBeGreaterThanOrEqual(LISTED.length);
    expect(sitemap().sort()).toEqual(
      pages.map((file) => new URL(file.replace(/\/?index\.html$/, ''), SITE).href).sort(),
    );
  });

  it('is named by robots.txt, which lets everything be read', () => {
    expect(read('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', SITE).href}\n`,
    );
  });
});

describe('The file security.txt', () => {
  it('names the email address of the club, an expiry date, the languages and its own address', () => {
    const { contact, security } = content('site');
    expect(read('.well-known/security.txt')).toBe(
      [
        `Contact: mailto:${contact.email}`,
        `Expires: ${security.expires}T23:59:59+05:30`,
        `Preferred-Languages: en${HAS_HINDI ? ', hi' : ''}`,
        `Canonical: ${new URL('/.well-known/security.txt', SITE).href}`,
        '',
      ].join('\n'),
    );
  });
});

describe('The home screen', () => {
  const manifest = JSON.parse(read('manifest.json')) as {
    name: string;
    start_url: string;
    theme_color: string;
    background_color: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };

  it.each(LISTED)('is told by %s what it needs', (route) => {
    expect(said(route, 'manifest')).toBe('/manifest.json');
    expect(said(route, 'theme-color')).toBe(manifest.theme_color);
  });

  it('opens the site in the browser, with its back button', () => {
    expect(manifest).toMatchObject({ display: 'browser' });
  });

  it('shows the name and the colour of the site', () => {
    const surface = /--surface: (#\w{6});/.exec(readFileSync('src/styles/tokens.css', 'utf8'))?.[1];
    expect(manifest).toMatchObject({ name: NAME, start_url: '/' });
    expect(manifest.theme_color.toLowerCase()).toBe(surface);
    expect(manifest.background_color).toBe(manifest.theme_color);
  });

  it('has icons of 192 and 512 pixels and one for masks, each as large as it is said to be', async () => {
    expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(DIST + src).metadata();
      expect(`${width}x${height}`).toBe(sizes);
      expect(`image/${format}`).toBe(type);
    }
  });

  it('keeps the sign within the disc that every mask leaves', async () => {
    const { data, info } = await sharp(`${DIST}/icon-maskable.png`)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (index: number) =>
      data.subarray(index * info.channels, index * info.channels + 3).toString('hex');
    const middle = info.width / 2;
    const cutOff = Array.from({ length: info.width * info.height }, (_, index) => index).filter((index) => {
      const [x, y] = [index % info.width, Math.floor(index / info.width)];
      return Math.hypot(x - middle, y - middle) > 0.4 * info.width && pixel(index) !== pixel(0);
    });
    expect(cutOff).toEqual([]);
    expect(pixel(Math.floor(info.width * middle + middle))).not.toBe(pixel(0));
  });
});

describe('The icon /favicon.ico', () => {
  const icon = readFileSync(`${DIST}/favicon.ico`);

  it('is an icon file with one picture, which fills it to its end', async () => {
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
    const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
    expect(start + length).toBe(icon.length);
    const { format, width, height } = await sharp(icon.subarray(start)).metadata();
    expect([format, width, height]).toEqual(['png', icon[6], icon[7]]);
  });
});

describe('Each page', () => {
  it('lies in both forms, as folder and as file, so that no host must redirect', () => {
    for (const route of LISTED.filter((listed) => listed !== '/')) {
      expect(read(`${route.slice(1)}.html`)).toBe(read(PAGES[route]));
    }
  });
});
