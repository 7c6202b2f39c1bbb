import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import sharp, { type Metadata } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentFiles, type ContentPath } from '../../src/content-model/schemas/content-files.ts';
import {
  jsonSchemaOf,
  type JsonPath,
  type JsonSchema,
} from '../../src/content-model/schemas/json-schemas.ts';
import { editorPolicy } from '../../src/content-tools/editor/policy.ts';
import { fill } from '../../src/lib/fill.ts';
import { BOUNDS } from '../bench/bounds.ts';
import { compress } from '../bench/compressed.ts';
import { content, type Content } from '../e2e/content.ts';
import { htmlErrors } from '../site/html-errors.ts';
import { edit, expireIn, moveTripsToNextYear } from './copy.ts';
import { copyOfProject, npmRun, type Outcome } from './project.ts';
import { FACTS, inDevanagari, OFFICER } from './standard.ts';

const SITE = 'content/site.json';
const SITE_URL = 'https://www.club.example';
const PATIENCE_MS = 240_000;
/** The texts of the trips are in the HTML twice: in the cards, and in the properties of their island. */
const LONGEST_TRIPS_BYTES = 15_100;
const { trips } = content('trips/upcoming');

/** Changes fields of a JSON file of a copy. */
function change<Path extends ContentPath>(
  top: string,
  path: Path,
  fields: (was: Content<Path>) => Partial<Content<Path>>,
): void {
  const file = join(top, `content/${path}.json`);
  const was = JSON.parse(readFileSync(file, 'utf8')) as Content<Path>;
  writeFileSync(file, JSON.stringify({ ...was, ...fields(was) }, null, 2));
}

/** A built copy of the project. */
class BuiltSite {
  readonly top = copyOfProject();
  readonly dist = join(this.top, 'dist');
  outcome: Outcome = { code: null, text: '' };

  async build(env: Record<string, string> = {}): Promise<void> {
    this.outcome = await npmRun(this.top, ['build'], env);
    expect(this.outcome.code, this.outcome.text).toBe(0);
    expect(this.outcome.text).not.toMatch(/error|\[WARN\]/i);
  }
  read(file: string): string {
    return readFileSync(join(this.dist, file), 'utf8');
  }
  document(file: string): Document {
    return new JSDOM(this.read(file)).window.document;
  }
  /** The size and format of a picture. */
  picture(address = ''): Promise<Metadata> {
    return sharp(join(this.dist, decodeURI(new URL(address, SITE_URL).pathname))).metadata();
  }
  /** The words under the callback form. */
  notice(file: string): string {
    return this.document(file).querySelector('dialog .notice')?.textContent.replace(/\s+/g, ' ') ?? '';
  }
}

/**
 * A photograph as a telephone held upright makes it: its pixels lie on their side, and EXIF says so. Red is
 * up, blue is down.
 */
async function photograph(): Promise<Buffer> {
  const [width, height] = [2800, 2100];
  const plain = (background: string, share = 1) =>
    sharp({ create: { width: width * share, height, channels: 3, background } });
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 25 };
  const grain = sharp({ create: { width, height, channels: 3, background: 'gray', noise } });
  return plain('rgb(30, 30, 200)')
    .composite([
      { input: await plain('rgb(200, 30, 30)', 0.5).png().toBuffer(), left: 0, top: 0 },
      { input: await grain.png({ compressionLevel: 0 }).toBuffer(), blend: 'soft-light' },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 99 })
    .toBuffer();
}

describe('A site that nobody has settled yet', () => {
  const attack = `Trips " onfocus="alert(1)" x=' > < & for all of us together.`;
  const site = new BuiltSite();
  let photo: Buffer;

  beforeAll(async () => {
    rmSync(join(site.top, 'content/.schemas'), { recursive: true, force: true });
    change(site.top, 'pages', ({ landing }) => ({ landing: { ...landing, description: attack } }));
    change(site.top, 'site', () => ({ placeholders: ['contact.email'] }));
    const open = '\nplaceholders:\n  - nobody has read it\n---\n';
    edit(site.top, 'content/legal/terms-of-service.md', /\n(placeholders:(\n {2}- .*)+\n)?---\n/, open);
    photo = await photograph();
    writeFileSync(join(site.top, 'content/images/PHOTO 2041.JPG'), photo);
    for (const file of ['landing/hero', 'landing/mentors', 'trips/upcoming', 'trips/packages'])
      edit(site.top, `content/${file}.json`, /images\/[^"]+/, 'images/PHOTO 2041.JPG');
    edit(site.top, SITE, /(?<="logo": "\.\/)images\/[^"]+/, 'images/PHOTO 2041.JPG');
    await site.build();
  }, PATIENCE_MS);

  it('has the JSON Schema that a content file names, for the tooltips of a code editor', () => {
    expect(existsSync(join(site.top, 'content/.schemas/site.json'))).toBe(true);
  });

  it('is built with a list of what is open, with file and line', () => {
    const line = readFileSync(join(site.top, SITE), 'utf8').split('"email"')[0]?.split('\n').length;
    const { text } = site.outcome;
    expect(text).toMatch(/Before it is launched, \d+ points are open:/);
    expect(text).toContain(`${SITE}, line ${line}: contact.email is still invented ("`);
    expect(text).toMatch(/terms-of-service\.md, line \d+: nobody has read it/);
    for (const name of ['SITE_URL', 'CALLBACK_URL']) expect(text).toContain(`setting ${name} is not set`);
  });

  it('has content that looks like a script as words, and not as an attribute', () => {
    const { head } = site.document('index.html');
    expect(head.querySelector('meta[name=description]')?.getAttribute('content')).toBe(attack);
    expect(head.querySelectorAll('[onfocus]')).toHaveLength(0);
    expect(head.querySelector('[data-head-script]')?.getAttribute('data-islands')).toBeTruthy();
  });

  it('does not say that Google stores the requests', () => {
    expect(site.notice('trips.html')).not.toContain(content('trips/callback').sheet);
  });

  it('names no address at all: not its own computer’s, in no page, and has no sitemap', () => {
    const pages = ['index.html', 'trips.html', 'terms-of-service.html', '404.html'];
    for (const page of [...pages, 'robots.txt', '.well-known/security.txt'])
      expect(site.read(page)).not.toMatch(
        /localhost|canonical|og:url|og:image|application\/ld\+json|Sitemap/i,
      );
    expect(existsSync(join(site.dist, 'sitemap.xml'))).toBe(false);
  });

  it.each([
    ['the logo', '.navbar-brand picture', 1],
    ['the hero poster', '.promo-video picture', 2],
    ['a mentor', '#_mentors picture', 2],
  ])(
    'sends a big photograph as AVIF, and as WebP to browsers without it, for %s',
    async (_, selector, widths) => {
      const picture = site.document('index.html').querySelector(selector);
      const srcset = picture?.querySelector('source[type="image/avif"]')?.getAttribute('srcset') ?? '';
      const candidates = srcset.split(', ').map((candidate) => candidate.split(' '));
      expect(candidates).toHaveLength(widths);
      // Sharp calls AVIF by the name of its container.
      for (const [address, width = ''] of candidates)
        expect(await site.picture(address)).toMatchObject({ format: 'heif', width: parseInt(width) });
      const image = picture?.querySelector('img');
      const width = Number(image?.getAttribute('width'));
      expect(await site.picture(image?.getAttribute('src') ?? '')).toMatchObject({ format: 'webp', width });
    },
  );

  it('sends the photograph of a trip as WebP of twice the width that is shown', async () => {
    const answer = JSON.parse(site.read('trips/upcoming')) as { trips: { coverImages: string[] }[] };
    expect(await site.picture(answer.trips[0]?.coverImages[0])).toMatchObject({ format: 'webp', width: 800 });
  });

  it.each(['favicon.svg', 'apple-touch-icon.png', 'icon-192.png'])(
    'has a photograph as logo in /%s',
    async (name) => {
      const icon = sharp(join(site.dist, name));
      const { width, height } = await icon.metadata();
      const redAndBlue = async (share: number) => {
        const area = { left: Math.round(width / 2), top: Math.round(height * share), width: 8, height: 8 };
        const { channels } = await sharp(await icon.clone().extract(area).png().toBuffer()).stats();
        return [channels[0], channels[2]].map((channel) => Number((channel?.mean ?? 0) > 110));
      };
      expect([await redAndBlue(0.25), await redAndBlue(0.7)]).toEqual([
        [1, 0],
        [0, 1],
      ]);
    },
  );

  it('has a photograph upright', async () => {
    const address = site.document('index.html').querySelector('#_mentors img')?.getAttribute('src') ?? '';
    const upright = sharp(join(site.dist, decodeURI(address)));
    const { width, height } = await upright.metadata();
    const redAndBlue = async (share: number) => {
      const area = { left: Math.round(width * 0.4), top: Math.round(height * share), width: 20, height: 20 };
      const { channels } = await sharp(await upright.clone().extract(area).png().toBuffer()).stats();
      return [channels[0], channels[2]].map((channel) => Number((channel?.mean ?? 0) > 100));
    };
    expect([await redAndBlue(0.15), await redAndBlue(0.8)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('sends no photograph of several megabytes as it was', () => {
    expect(photo.length).toBeGreaterThan(2_000_000);
    const sum = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex');
    const files = globSync('**/*.*', { cwd: site.dist }).map((file) => readFileSync(join(site.dist, file)));
    expect(files.filter((bytes) => bytes.length > 700_000 || sum(bytes) === sum(photo))).toEqual([]);
    expect(files.length).toBeGreaterThan(10);
  });
});

describe('A site in English only, without pages of trips, that is launched', () => {
  const site = new BuiltSite();

  beforeAll(async () => {
    const { top } = site;
    rmSync(join(top, 'content/hi'), { recursive: true, force: true });
    // Everything that is still invented is settled.
    for (const path of Object.keys(contentFiles) as ContentPath[])
      if ('placeholders' in content(path)) change(top, path, () => ({ placeholders: [] }));
    change(top, 'site', ({ name, legal }) => ({ ...FACTS, name, legal: { ...legal, ...OFFICER } }));
    for (const file of globSync(join(top, 'content/legal/*.md')))
      writeFileSync(file, readFileSync(file, 'utf8').replace(/\nplaceholders:(\n {2}- .*)+/, ''));
    moveTripsToNextYear(join(top, 'content/trips/upcoming.json'));
    rmSync(join(top, 'content/trips/pages'), { recursive: true, force: true });
    change(top, 'trips/upcoming', ({ trips: listed }) => {
      const [first, ...others] = listed.map((trip) => ({ ...trip, page: undefined }));
      return {
        trips: [{ ...first, firstDay: '2020-02-01', lastDay: '2020-02-05' }, ...others] as typeof trips,
      };
    });
    const front = 'title: Refund policy\ndescription: When the club gives money back.\nupdated: 2026-11-21';
    writeFileSync(
      join(top, 'content/legal/refund-policy.md'),
      `---\n${front}\n---\n\n## Paid twice\n\nWrite to {{email}}.\n`,
    );
    const refunds = { label: 'Refunds', page: '/refund-policy#paid-twice' };
    change(top, 'navigation', ({ footer }) => ({ footer: { ...footer, links: [...footer.links, refunds] } }));
    expireIn(-1, join(top, SITE));
    const small = sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } });
    writeFileSync(join(top, 'content/images/small.png'), await small.png().toBuffer());
    edit(top, 'content/landing/mentors.json', /images\/[^"]+/, 'images/small.png');
    change(top, 'landing/mentors', ({ items }) => ({ items: items.slice(0, 5) }));
    change(top, 'landing/feedbacks', ({ items }) => ({ items: items.slice(0, 1) }));
    await site.build({
      LAUNCH: 'yes',
      NODE_OPTIONS: `--import=${pathToFileURL('tests/content/answer-ready.mjs')}`,
      SITE_URL: 'https://www.khushparivaar.in',
      CALLBACK_URL: 'https://script.google.com/macros/s/x/exec',
    });
  }, PATIENCE_MS);

  it('is written once nothing is open, with a reminder after the security contact has expired', () => {
    expect(site.outcome.text).not.toMatch(/open|invented/);
    expect(site.outcome.text).toMatch(
      /but this is due:\n\n {2}- .*site\.json, line \d+: security\.expires is over/,
    );
  });

  it('says under the form that Google stores the requests, and whom to write to', () => {
    const { sheet, ask } = content('trips/callback');
    const filled = fill(ask, { grievanceOfficer: OFFICER.grievanceOfficer, email: FACTS.contact.email });
    for (const words of [sheet, filled]) expect(site.notice('trips/index.html')).toContain(words);
  });

  it('has a new legal text among its pages', () => {
    expect(site.read('index.html')).toMatch(/<a href="\/refund-policy#paid-twice"[^>]*>\s*Refunds/);
    const page = site.read('refund-policy/index.html');
    expect(page).toMatch(/<h1[^>]*>Refund policy<\/h1>/);
    expect(page).toMatch(/<h2 id="paid-twice">1 Paid twice/);
    expect(page).toContain('21 November 2026');
    expect(page).not.toContain('{{');
  });

  it('lists a trip that is over, and does not offer it to search engines', () => {
    expect(site.read('trips/index.html').match(/"TouristTrip"/g)).toHaveLength(trips.length - 1);
    expect((JSON.parse(site.read('trips/upcoming')) as { trips: unknown[] }).trips).toHaveLength(
      trips.length,
    );
  });

  it('has neither links to pages of trips nor questions about them', () => {
    const page = site.read('trips/index.html');
    expect(page.match(/class="trip-card/g)).toHaveLength(trips.length);
    expect(page).not.toMatch(/href="\/trips\/|class="manage|class="trip-fit/);
    expect(globSync('trips/*/', { cwd: site.dist })).toEqual([]);
  });

  it('has no page in Hindi, and no trace of another language on any page', () => {
    expect(globSync('hi{,.html,/**}', { cwd: site.dist })).toEqual([]);
    for (const file of globSync('**/*.{html,xml}', { cwd: site.dist }))
      expect(site.read(file), file).not.toMatch(/hreflang="|[\u0900-\u097F]|class="language-link/);
  });

  it('has no font for another script', () => {
    const pages = globSync('**/*.html', { cwd: site.dist }).map((file) => site.read(file));
    const fonts = globSync('_astro/fonts/*.woff2', { cwd: site.dist });
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter((font) => !pages.some((page) => page.includes(font)))).toEqual([]);
  });

  it('shows five mentors as three and two where four would leave one alone', () => {
    const mentors = site.document('index.html').querySelector('#_mentors ul');
    expect(mentors?.querySelectorAll('li img')).toHaveLength(5);
    expect(mentors?.classList).toContain('three');
  });

  it('shows its only testimonial without a carousel', () => {
    const feedbacks = site.document('index.html').querySelector('#_feedbacks');
    expect(feedbacks?.querySelectorAll('blockquote')).toHaveLength(1);
    expect(feedbacks?.querySelector('astro-island, button, [role=group], [tabindex]')).toBeNull();
  });

  it('keeps the shape of the place of a small photograph at every width', async () => {
    const picture = site.document('index.html').querySelector('#_mentors picture');
    const image = picture?.querySelector('img');
    const shape = Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'));
    const candidates = picture?.querySelector('source')?.getAttribute('srcset')?.split(', ') ?? [];
    expect(candidates.length).toBeGreaterThan(1);
    for (const candidate of [...candidates, image?.getAttribute('src') ?? '']) {
      const { width, height } = await site.picture(candidate.split(' ')[0]);
      expect(width / height).toBeCloseTo(shape, 1);
    }
  });
});

interface Limited extends JsonSchema {
  maxLength?: number;
  format?: string;
}

/** English words, one after the other, from a text that does not change. */
const WORDS =
  readFileSync('node_modules/typescript/LICENSE.txt', 'utf8').match(/(?<=\s)[A-Za-z]+(?=[\s,.])/g) ?? [];
let next = 0;
const longer = new Map<string, string>();

/** Words of exactly `length` characters, the same for the same text. They keep what it has in braces. */
function longest(text: string, length: number): string {
  const key = `${text}/${length}`;
  const known = longer.get(key);
  if (known) return known;
  let words = (text.match(/\{\w+\}/g) ?? []).join(' ');
  while (words.length < length) words += ` ${WORDS[next++ % WORDS.length] ?? ''}`;
  words = words.trim().slice(0, length).replace(/ $/, 's');
  longer.set(key, words);
  return words;
}

/** The same content with every text as long as its schema allows. */
function lengthen(value: unknown, schema: Limited): unknown {
  if (typeof value === 'string') {
    if (schema.format === 'email') return `${longest('', 28).replaceAll(' ', '.')}@club.example.com`;
    if (value.startsWith('https://')) return value.padEnd(schema.maxLength ?? 0, 'abcdefgh1234');
    return schema.maxLength ? longest(value, schema.maxLength) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => lengthen(entry, schema.items ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  const ways = [schema, ...(schema.anyOf ?? [])].map((way) => way.properties);
  const properties = Object.assign({}, ...ways) as Record<string, Limited>;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, lengthen(part, properties[name] ?? {})]),
  );
}

describe('A site whose texts all have their greatest length', () => {
  const site = new BuiltSite();
  /** The text files of the site before and after it has an editor. */
  const texts: Map<string, string>[] = [];

  beforeAll(async () => {
    for (const file of globSync('content/**/*.json')) {
      const was = JSON.parse(readFileSync(file, 'utf8')) as Content<'site'>;
      const path = file.replace(/^content\/|\.json$/g, '') as JsonPath;
      const changed = lengthen(was, jsonSchemaOf(path)) as Content<'site'>;
      // Other fields must agree with the numbers and the opening hours.
      if (file === SITE) {
        const { phones, openHours } = was.contact;
        Object.assign(changed.contact, { phones, openHours });
        Object.assign(changed.legal, { grievancePhone: was.legal.grievancePhone });
      }
      // The check refuses a Hindi file in Latin letters.
      const written = path.startsWith('hi/') ? inDevanagari(changed) : changed;
      writeFileSync(join(site.top, file), JSON.stringify(written, null, 2));
    }
    for (const settings of [{}, { EDITOR_REPOSITORY: 'club/website' }]) {
      await site.build({ SITE_URL, ...settings });
      const files = globSync('**/*.{html,js,xml,txt,json,svg}', { cwd: site.dist }).sort();
      texts.push(new Map(files.map((file) => [file, site.read(file)])));
    }
  }, PATIENCE_MS);

  it.each([
    ['index.html', BOUNDS.pageBytes.most],
    ['trips/index.html', LONGEST_TRIPS_BYTES],
  ])('has a page %s of at most %d bytes', (page, most) => {
    const size = compress(readFileSync(join(site.dist, page))).length;
    expect(size).toBeGreaterThan(1000);
    expect(size).toBeLessThanOrEqual(most);
  });

  describe('with an editor', () => {
    const page = () => site.read('admin/index.html');

    it('does not change a byte of any other file, none of which mentions it', () => {
      const [without, withEditor] = texts.map((files) => [...files]);
      expect(without?.filter(([file]) => /^admin[./]/.test(file))).toEqual([]);
      expect(withEditor?.filter(([file]) => !/^admin[./]/.test(file))).toEqual(without);
      expect(without?.filter(([, text]) => /["/]admin["/<.]/.test(text))).toEqual([]);
    });

    it('has it at both addresses of a page, in valid HTML, and not for search engines', async () => {
      expect(site.read('admin.html')).toBe(page());
      expect(page()).toContain('<meta name="robots" content="noindex">');
      expect(await htmlErrors(join(site.dist, 'admin/index.html'))).toEqual([]);
    });

    it('gives it its own policy, which the headers do not contradict', () => {
      expect(page()).toContain(`content="${editorPolicy(true)}"`);
      expect(site.read('_headers').match(/Content-Security-Policy: .*/g)).toEqual([
        "Content-Security-Policy: frame-ancestors 'none'",
      ]);
    });

    it('loads its script from the site, and nothing from another host', () => {
      const [, script = ''] = /<script type="module" src="\/([^"]+)"/.exec(page()) ?? [];
      expect(site.read(script)).not.toContain('cdn.jsdelivr.net/fontsource/fonts/material');
    });

    it('lets editors sign in with a token, and makes a draft of every change', () => {
      const [, text = '{}'] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(page()) ?? [];
      expect(JSON.parse(text)).toMatchObject({
        backend: { name: 'github', repo: 'club/website', branch: 'main', auth_methods: ['token'] },
        publish_mode: 'editorial_workflow',
      });
    });
  });
});
