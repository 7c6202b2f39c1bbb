import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DIST, htmlOf, LISTED, read } from './dist.ts';

const SITE = 'https://www.khushparivaar.example';

/** The meta and link elements in the head of a page, by name. */
function headOf(route: string): Record<string, string> {
  const { document } = new JSDOM(htmlOf(route)).window;
  return Object.fromEntries(
    [...document.head.querySelectorAll('meta, link')].map((element) => {
      const [name, value] = [
        ['name', 'property', 'rel'],
        ['content', 'href'],
      ].map((names) => names.map((attribute) => element.getAttribute(attribute)).find(Boolean) ?? '');
      return [name ?? '', value ?? ''];
    }),
  );
}

describe('A shared link', () => {
  it('shows the title, sentence and picture of the landing page', () => {
    expect(headOf('/')).toMatchObject({
      canonical: `${SITE}/`,
      'og:url': `${SITE}/`,
      'og:title': 'India ka sabse khush parivaar | Khush Parivaar',
      'og:description': 'A club for everyone aged 50 and over.',
      'og:site_name': 'Khush Parivaar',
      'og:type': 'website',
      'og:locale': 'en_IN',
      'og:image': `${SITE}/share.jpg`,
      'og:image:alt': 'Khush Parivaar: India ka sabse khush parivaar',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
      'twitter:card': 'summary_large_image',
    });
  });

  it('shows a Hindi page in Hindi, with the Hindi picture', () => {
    expect(headOf('/hi/trips')).toMatchObject({
      canonical: `${SITE}/hi/trips`,
      'og:url': `${SITE}/hi/trips`,
      'og:description': 'सबके साथ घूमना, बिना भागदौड़ के।',
      'og:site_name': 'खुश परिवार',
      'og:locale': 'hi_IN',
      'og:image': `${SITE}/hi/share.jpg`,
      'og:image:alt': expect.stringMatching(/^खुश परिवार: /) as string,
    });
  });

  it('has another picture in Hindi', () => {
    expect(readFileSync(`${DIST}/share.jpg`).equals(readFileSync(`${DIST}/hi/share.jpg`))).toBe(false);
  });

  it.each(['share.jpg', 'hi/share.jpg', 'trips/lamps.jpg'])(
    'has a picture of 1200 x 630 pixels and at most 300 kB: %s',
    async (file) => {
      const picture = readFileSync(`${DIST}/${file}`);
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
      expect(picture.length).toBeLessThan(300_000);
    },
  );

  it('has a picture with the logo in the colours of the theme, and the name below in the colour of text', async () => {
    const { data, info } = await sharp(`${DIST}/share.jpg`).raw().toBuffer({ resolveWithObject: true });
    /** How many pixels of some rows have a colour, which JPEG changes a little. */
    const count = (colour: string, top: number, bottom: number) => {
      const wanted = Buffer.from(colour, 'hex');
      const rows = data.subarray(top * info.width * 3, bottom * info.width * 3);
      let found = 0;
      for (let at = 0; at < rows.length; at += 3)
        if (wanted.every((value, index) => Math.abs(value - (rows[at + index] ?? 0)) < 12)) found += 1;
      return found;
    };
    expect(count('ffd774', 60, 400)).toBeGreaterThan(40_000);
    expect(count('0b4f55', 100, 350)).toBeGreaterThan(10_000);
    expect(count('2b1a12', 420, 520)).toBeGreaterThan(5_000);
    expect(count('2b1a12', 0, 400)).toBeLessThan(100);
  });

  it('has the colour of the page where a cover is transparent', async () => {
    const { data } = await sharp(`${DIST}/trips/houseboat.jpg`).raw().toBuffer({ resolveWithObject: true });
    const wanted = Buffer.from('fff8ec', 'hex');
    expect(wanted.every((value, index) => Math.abs(value - (data[index] ?? 0)) < 4)).toBe(true);
  });

  it('is not offered by the page for a wrong address', () => {
    expect(headOf('/404')).toMatchObject({ robots: 'noindex' });
    expect(Object.keys(headOf('/404'))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/canonical|og:url/)]),
    );
  });
});

describe('Search engines', () => {
  it('find every page in the sitemap, with its versions in both languages', () => {
    const entries = [...read('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
    expect(entries.map(([, address = '']) => new URL(address).pathname).sort()).toEqual(LISTED);
    const [, , languages] = entries.find(([, address]) => address === `${SITE}/hi/trips`) ?? [];
    expect(languages).toContain(
      `<xhtml:link rel="alternate" hreflang="en" href="${SITE}/trips"/><xhtml:link rel="alternate" hreflang="hi" href="${SITE}/hi/trips"/>`,
    );
  });

  it('find in the sitemap when a legal text was changed', () => {
    expect(read('sitemap.xml')).toMatch(/accessibility-statement<\/loc>.*?<lastmod>2026-10-01<\/lastmod>/);
  });

  it('may read everything, and find the sitemap in robots.txt', () => {
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
    expect(LISTED.filter((route) => 'robots' in headOf(route))).toEqual([]);
  });
});

describe('The built site', () => {
  it('names in security.txt the mail address, an expiry date, the languages and its own address', () => {
    expect(read('.well-known/security.txt').split('\n')).toEqual([
      'Contact: mailto:namaste@khushparivaar.in',
      'Expires: 2027-10-31T23:59:59+05:30',
      'Preferred-Languages: en, hi',
      `Canonical: ${SITE}/.well-known/security.txt`,
      '',
    ]);
  });

  it('has each page as a folder and as a file, so that no server must redirect', () => {
    for (const route of LISTED.filter((listed) => listed !== '/'))
      expect(read(`${route.slice(1)}.html`)).toBe(htmlOf(route));
  });

  it('publishes the trips with the fields of the specification, from the first to the last minute of their days', () => {
    const { trips } = JSON.parse(read('trips/upcoming')) as { trips: unknown[] };
    expect(trips).toHaveLength(4);
    expect(trips[0]).toEqual({
      title: 'Lamps on the Ganga',
      location: 'Varanasi',
      cities: 'Varanasi, Sarnath',
      cost: 28_500,
      coverImages: [expect.stringMatching(/^\/_astro\/photograph\.[\w-]+\.webp$/)],
      startTime: Date.parse('2057-01-15T00:00:00+05:30'),
      endTime: Date.parse('2057-01-19T23:59:59+05:30'),
    });
  });
});

it('Each page is painted in the colours of theme.json', () => {
  const styles = htmlOf('/').replace(/#(\w)(\w)(\w)(?=[;}])/g, '#$1$1$2$2$3$3');
  const tokens = ['surface', 'surface-tinted', 'text', 'action', 'action-quiet', 'accent', 'sun'];
  expect(tokens.map((token) => new RegExp(`--${token}:(#\\w{6})`).exec(styles)?.[1])).toEqual([
    '#fff8ec',
    '#fbe6c2',
    '#2b1a12',
    '#7a1c1c',
    '#0b4f55',
    '#8e1550',
    '#ffd774',
  ]);
});

describe('The home screen of a phone', () => {
  const manifest = JSON.parse(read('manifest.json')) as Record<string, unknown> & {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };

  it('shows the name of the club, and opens the site in the browser with its back button', () => {
    expect(manifest).toMatchObject({ name: 'Khush Parivaar', start_url: '/', display: 'browser' });
  });

  it('has the colour of the pages around them', () => {
    expect(manifest).toMatchObject({ theme_color: '#FFF8EC', background_color: '#FFF8EC' });
    for (const route of LISTED)
      expect(headOf(route)).toMatchObject({ manifest: '/manifest.json', 'theme-color': '#FFF8EC' });
  });

  it('has icons of 192 and 512 pixels and one for masks, of the size and type that they are said to have', async () => {
    expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(DIST + src).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
  });

  it('keeps the logo within the circle of 80 % that every mask leaves', async () => {
    const { data, info } = await sharp(`${DIST}/icon-maskable.png`)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (index: number) => data.subarray(index * 3, index * 3 + 3).toString('hex');
    const middle = info.width / 2;
    const drawn = Array.from({ length: info.width * info.height }, (_, index) => index)
      .filter((index) => pixel(index) !== pixel(0))
      .map((index) => Math.hypot((index % info.width) - middle, Math.floor(index / info.width) - middle));
    expect(drawn.length).toBeGreaterThan(1000);
    expect(drawn.reduce((a, b) => Math.max(a, b))).toBeLessThanOrEqual(0.4 * info.width);
  });
});

it('The icon /favicon.ico has one PNG picture, which fills it to its end', async () => {
  const icon = readFileSync(`${DIST}/favicon.ico`);
  expect([0, 2, 4].map((offset) => icon.readUInt16LE(offset))).toEqual([0, 1, 1]);
  const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(start + length).toBe(icon.length);
  expect(await sharp(icon.subarray(start)).metadata()).toMatchObject({
    format: 'png',
    width: icon[6],
    height: icon[7],
  });
});

describe('The icon', () => {
  /** A picture in 16 by 16 parts, on the background of the page and without the space around it. */
  async function partsOf(picture: Buffer | string): Promise<Buffer> {
    const background = '#FFF8EC';
    const flat = await sharp(picture).flatten({ background }).png().toBuffer();
    const trimmed = await sharp(flat).trim({ background, threshold: 60 }).png().toBuffer();
    return sharp(trimmed).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
  }

  it.each([
    'favicon.svg',
    'favicon.ico',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable.png',
    'apple-touch-icon.png',
  ])('/%s shows the logo', async (name) => {
    const file = readFileSync(`${DIST}/${name}`);
    const icon = await partsOf(name.endsWith('.ico') ? file.subarray(22) : file);
    const logo = await partsOf('tests/fixtures/content/images/logo.svg');
    const differences = icon.map((value, index) => Math.abs(value - (logo[index] ?? 0)));
    expect(differences.reduce((sum, value) => sum + value, 0) / icon.length).toBeLessThan(12);
  });

  it('of iPhones has 180 pixels and the background of the page', async () => {
    const icon = sharp(`${DIST}/apple-touch-icon.png`);
    const corner = icon.clone().extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw();
    expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
    expect((await corner.toBuffer()).toString('hex')).toBe('fff8ec');
  });
});
