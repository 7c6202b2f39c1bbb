import { globSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBrowser, LAUNCH_ARGUMENTS } from '../../src/artwork/chromium.ts';
import { crawl, sitePathsIn } from './crawl.ts';
import { freePort } from '../free-port.ts';
import { caddy, githubPages, nginx } from './servers.ts';
import { SITE_URL, SITES } from './sites.ts';

const HOSTS = [
  { name: 'nginx', start: nginx, isConfigurable: true },
  { name: 'Caddy', start: caddy, isConfigurable: true },
  { name: 'GitHub Pages', start: githubPages, isConfigurable: false },
].flatMap((server) => SITES.map((site) => ({ ...server, site })));

/** The paths, and the `Cache-Control` that those have whose names have no hash. */
const PATHS = ['/', '/trips', '/trips/upcoming', '/favicon.svg', '/nothing', '/_astro/nothing.js'];
const REVALIDATED = 'no-cache';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

describe.each(HOSTS)('On $name at $site.location', ({ name, start, isConfigurable, site }) => {
  const { base, root } = site;
  const read = (file: string) => readFileSync(`${root}${base}/${file}`, 'utf8');
  let origin = '';
  const get = (path: string, headers = {}) => fetch(origin + base + path, { redirect: 'manual', headers });

  beforeAll(async () => {
    const running = await start(site, await freePort());
    ({ origin } = running);
    return running.stop;
  });

  it('every address in the site answers with 200, without a redirect and under the base path', async () => {
    const listed = sitePathsIn(read('sitemap.xml'), new URL(origin), base);
    const files = ['/robots.txt', '/trips/upcoming', '/manifest.json', '/404.html'].map(
      (file) => base + file,
    );
    const visits = await crawl(origin, base, [`${base}/`, ...listed, ...files]);
    expect(visits.length).toBeGreaterThan(60);
    expect(
      visits.filter(({ path, status, redirects }) => {
        return status !== 200 || redirects || !path.startsWith(`${base}/`);
      }),
    ).toEqual([]);
    for (const page of listed.filter((path) => !path.endsWith('/'))) {
      const text = await fetch(origin + page).then((response) => response.text());
      expect(text).toContain(`<link rel="canonical" href="${SITE_URL}${page}">`);
      expect(await fetch(`${origin}${page}/`).then((response) => response.text())).toBe(text);
    }
  });

  it('the landing page answers with and without a trailing slash', async () => {
    for (const address of [origin + base, `${origin}${base}/`])
      expect(await fetch(address).then((response) => response.text())).toBe(read('index.html'));
  });

  it.runIf(base && isConfigurable)('the root of the domain redirects to the base path', async () => {
    const { status, headers } = await fetch(`${origin}/`, { redirect: 'manual' });
    expect(status).toBe(302);
    expect(new URL(headers.get('location') ?? '', origin).href).toBe(`${origin}${base}/`);
  });

  // Its own address is outside the base path, so the other addresses are found without it.
  it('/.well-known/security.txt is the contact for security reports', async () => {
    const file = await get('/.well-known/security.txt');
    expect(await file.text()).toContain(`\nCanonical: ${SITE_URL}/.well-known/security.txt\n`);
    if (isConfigurable) expect(file.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  });

  it.each(['/nothing', '/trips/nothing', '/very/deep/down/nothing/'])(
    'the missing path %s answers 404 with the 404 page, whose links work',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      const text = await response.text();
      expect(text).toBe(read('404.html'));
      const named = sitePathsIn(text, new URL(response.url), base);
      expect(named).toEqual(expect.arrayContaining([`${base}/`, `${base}/trips`]));
      const answers = await Promise.all(named.map((found) => fetch(origin + found)));
      expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([]);
    },
  );

  it.each(globSync('trips/*.ics', { cwd: `${root}${base}` }))('/%s opens in the calendar', async (file) => {
    expect((await get(`/${file}`)).headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  });

  it('the trips page shows the list in a browser, without any console message', async () => {
    const browser = await chromium.launch({ executablePath: findBrowser().path, args: LAUNCH_ARGUMENTS });
    try {
      const page = await browser.newPage();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(error.message));
      await page.goto(`${origin}${base}/trips`);
      await page.locator('.trips:not(:has([data-loading])) article').first().waitFor();
      expect(messages).toEqual([]);
    } finally {
      await browser.close();
    }
  }, 60_000);

  describe.runIf(isConfigurable)(`by the configuration for ${name}`, () => {
    it('/trips/upcoming has the content type of JSON', async () => {
      expect((await get('/trips/upcoming')).headers.get('content-type')).toBe('application/json');
    });

    it.each(PATHS)('%s has the headers of _headers, and is revalidated for each request', async (path) => {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toBe(REVALIDATED);
      const [everywhere = ''] = read('_headers').split(/\n(?=\S)/);
      const generated = [...everywhere.matchAll(/^ +([\w-]+): (.+)$/gm)];
      expect(generated).toHaveLength(6);
      for (const [, header = '', value = ''] of generated)
        // Each page contains its policy in a <meta>, except `frame-ancestors`, which only a header can set.
        expect(headers.get(header), header).toBe(/frame-ancestors [^;]+/.exec(value)?.[0] ?? value);
    });

    it.each(['.js', '.svg', '.woff2'])(
      'a file %s with a hash in its name is cached for a year',
      async (end) => {
        const found = sitePathsIn(read('index.html'), new URL(`${origin}${base}/`), base);
        const path = found.find((one) => one.includes('/_astro/') && one.endsWith(end)) ?? '';
        const { headers } = await fetch(origin + path, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(headers.get('cache-control')).toBe(FOR_A_YEAR);
        if (end !== '.woff2') expect(headers.get('content-encoding')).toBe('gzip');
      },
    );

    it.each([...PATHS.slice(0, 5), '/manifest.json', '/probe.css'])(
      '%s is sent compressed, and not again if it is unchanged',
      async (path) => {
        const { status, headers } = await get(path, { 'Accept-Encoding': 'gzip' });
        expect(headers.get('content-encoding')).toBe('gzip');
        expect(headers.get('vary')).toMatch(/accept-encoding/i);
        if (status === 404) return;
        const again = { 'Accept-Encoding': 'gzip', 'If-None-Match': headers.get('etag') ?? '' };
        expect((await get(path, again)).status).toBe(304);
      },
    );
  });
});
