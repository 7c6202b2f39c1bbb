import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { describe, expect, it } from 'vitest';
import { content } from '../e2e/content.ts';
import { findBrowser, LAUNCH_ARGUMENTS } from '../../src/artwork/chromium.ts';
import { crawl, sitePathsIn } from './crawl.ts';
import { hosts, serve, SERVERS } from './hosts.ts';
import { SITE_URL } from './sites.ts';

const ENGLISH = ['/trips', '/terms-of-service', '/privacy-policy', '/accessibility-statement'];
const HINDI = existsSync('content/hi') ? ['/hi', ...ENGLISH.map((page) => `/hi${page}`)] : [];
const PAGES = [...ENGLISH, ...HINDI];
const TRIPS = content('trips/upcoming').trips.length;
const MISSING_PATHS = ['/nothing', '/trips/nothing', '/very/deep/down/nothing/'] as const;

describe.each(hosts(SERVERS))('On $title', (host) => {
  const { site } = host;
  const { base } = site;
  const served = serve(host);
  const { get } = served;

  it('every URL in the site answers with 200, without a redirect and under the base path', async () => {
    const map = await fetch(`${served.site}/sitemap.xml`).then((response) => response.text());
    const listed = sitePathsIn(map, new URL(served.site), base);
    expect(listed).toHaveLength(PAGES.length + 1);
    const files = ['/robots.txt', '/trips/upcoming', '/manifest.json', '/404.html'].map(
      (file) => base + file,
    );
    const visits = await crawl(served.origin, base, [`${base}/`, ...listed, ...files]);
    expect(visits.length).toBeGreaterThan(60);
    expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
    const outside = visits.filter(({ path }) => !path.startsWith(`${base}/`));
    expect(outside).toEqual([]);
    expect(visits.filter(({ redirects }) => redirects > 0)).toEqual([]);
  });

  it.each(PAGES)(
    '%s answers without a redirect, and the address with a trailing slash gives the same page',
    async (page) => {
      const [plain, slashed] = [await get(page), await fetch(`${served.site}${page}/`)];
      expect(plain.status).toBe(200);
      expect(plain.headers.get('content-type')).toMatch(/^text\/html/);
      expect(slashed.status).toBe(200);
      const text = await plain.text();
      expect(text).toContain(`<link rel="canonical" href="${SITE_URL}${base}${page}">`);
      expect(await slashed.text()).toBe(text);
    },
  );

  it('the landing page answers with and without a trailing slash', async () => {
    const [plain, slashed] = [await fetch(served.site), await get('/')];
    expect([plain.status, slashed.status]).toEqual([200, 200]);
    const text = await slashed.text();
    expect(text).toContain(`<link rel="canonical" href="${SITE_URL}${base}/">`);
    expect(await plain.text()).toBe(text);
  });

  it.runIf(base && /nginx|Caddy/.test(host.title))(
    'the root of the domain redirects to the base path',
    async () => {
      const response = await fetch(`${served.origin}/`, { redirect: 'manual' });
      expect(response.status).toBe(302);
      expect(new URL(response.headers.get('location') ?? '', served.origin).href).toBe(
        `${served.origin}${base}/`,
      );
    },
  );

  it('/trips/upcoming is the list of trips', async () => {
    const list = await get('/trips/upcoming');
    expect(list.status).toBe(200);
    expect(((await list.json()) as { trips: unknown[] }).trips.length).toBeGreaterThan(0);
  });

  // Its own address is outside the base path, so the other URLs are found without it.
  it('/.well-known/security.txt is the contact for security reports', async () => {
    const file = await get('/.well-known/security.txt');
    expect(file.status).toBe(200);
    expect(await file.text()).toContain(`\nCanonical: ${SITE_URL}/.well-known/security.txt\n`);
  });

  it.each(MISSING_PATHS)(
    'the missing path %s answers 404 with the 404 page, whose links work',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      const text = await response.text();
      expect(text).toBe(readFileSync(`${site.root}${base}/404.html`, 'utf8'));
      const named = sitePathsIn(text, new URL(response.url), base);
      expect(named).toEqual(expect.arrayContaining([`${base}/`, `${base}/trips`]));
      const answers = await Promise.all(named.map((found) => fetch(served.origin + found)));
      expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([]);
    },
  );

  it('the trips page shows the list in a browser, without any console message', async () => {
    const browser = await chromium.launch({ executablePath: findBrowser().path, args: LAUNCH_ARGUMENTS });
    try {
      const page = await browser.newPage();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(error.message));
      await page.goto(`${served.site}/trips`);
      await page
        .getByRole('article')
        .nth(TRIPS - 1)
        .waitFor();
      expect(messages).toEqual([]);
    } finally {
      await browser.close();
    }
  }, 60_000);
});
