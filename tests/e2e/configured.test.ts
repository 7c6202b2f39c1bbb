import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Page } from 'playwright/test';
import { freePort } from '../free-port.ts';
import { htmlErrors } from '../site/html-errors.ts';
import { closeButton, customTripButton, panel, sendRequest, success } from './callback-panel.ts';
import { expect, hold, test } from './fixtures.ts';
import { bar } from './parts.ts';
import { CONFIGURED, CONFIGURED_DIST, KNOWN_TRIP, SETTINGS, UNANSWERED_DIST } from './sites.ts';
import { cards, sizeOf, spinner, TRIP, TRIPS_CALL } from './trip.ts';

/** The trips server’s answer, which lets other origins ask, as such a server must. */
const ANSWER = {
  headers: {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'authorization, content-type',
  },
  json: { trips: [{ ...TRIP, coverImages: [] }] },
};

const documentOf = (path: string, dist = CONFIGURED_DIST) =>
  new JSDOM(readFileSync(`${dist}/${path || 'index'}.html`)).window.document;

/** Serves the build without an answer of the trips server and without a receiver instead. */
const serveUnanswered = (page: Page) =>
  page.route(`${CONFIGURED.url}**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/club', UNANSWERED_DIST);
    return route.fulfill({ path: extname(path) ? path : `${path}/index.html` });
  });

test.describe('A site with every setting', () => {
  test.use({ baseURL: CONFIGURED.url });

  test('asks its server for the trips with the bearer credential', async ({ page }) => {
    await page.route(TRIPS_CALL, (route) => route.fulfill(ANSWER));
    const call = page.waitForRequest(`${SETTINGS.TRIPS_SERVER_URL}/trips/upcoming`);
    await page.goto('trips');
    await expect(cards(page).getByRole('heading')).toHaveText([TRIP.title]);
    const headers = await (await call).allHeaders();
    expect(headers).toMatchObject({
      authorization: `Bearer ${SETTINGS.TRIPS_BEARER_TOKEN}`,
      'content-type': 'application/json',
    });
    expect(headers).not.toHaveProperty('x-xsrf-token');
  });

  test('posts a callback request to its address without a preflight request', async ({ page }) => {
    await page.route(`${SETTINGS.CALLBACK_URL}*`, (route) =>
      route.fulfill({ headers: ANSWER.headers, json: { status: 'success' } }),
    );
    const call = page.waitForRequest(`${SETTINGS.CALLBACK_URL}*`);
    await page.goto('trips');
    await sendRequest(page);
    await expect(success(page)).toBeVisible();
    // Playwright answers preflight requests by itself. Without one a page may set this header only.
    const headers = Object.entries((await call).headers());
    const ofPage = headers.filter(([name]) => !/^(sec-|user-agent|referer|accept|origin)/.test(name));
    expect(ofPage).toEqual([['content-type', 'text/plain']]);
  });

  test('has valid HTML', async () => {
    const pages = globSync(`${CONFIGURED_DIST}/**/*.html`);
    expect(pages.length).toBeGreaterThan(0);
    expect((await Promise.all(pages.map(htmlErrors))).flat()).toEqual([]);
  });

  for (const path of ['', 'trips', 'terms-of-service', 'privacy-policy', 'accessibility-statement']) {
    test(`has every link and picture of /${path} under its base path`, () => {
      const page = documentOf(path);
      for (const [kind, attribute] of [
        ['a', 'href'],
        ['img', 'src'],
        ['link', 'href'],
      ] as const) {
        const own = page.querySelectorAll(`${kind}[${attribute}^="/"]`);
        expect(own.length, kind).toBeGreaterThan(0);
        expect(page.querySelectorAll(`${kind}[${attribute}^="/club/"]`), kind).toHaveLength(own.length);
      }
      const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
      expect(canonical).toBe(`${SETTINGS.SITE_URL}/club/${path}`);
    });
  }

  test('has structured data of its breadcrumbs and of the trips that its build knew', () => {
    const data = documentOf('trips').querySelector('script[type="application/ld+json"]')?.textContent;
    for (const part of ['BreadcrumbList', '"https://www.club.example/club/trips"', 'TouristTrip'])
      expect(data).toContain(part);
    expect(data).toContain(KNOWN_TRIP.title);
  });

  test('has the trip in its HTML that its build knew', () => {
    const [card, ...others] = documentOf('trips').querySelectorAll('article');
    expect(others).toEqual([]);
    expect(card?.querySelector('h3')?.textContent).toBe(KNOWN_TRIP.title);
    expect(card?.querySelector('img')?.getAttribute('src')).toBe(KNOWN_TRIP.coverImages[0]);
  });

  test('keeps the trip that its build knew when the server fails', async ({ page }) => {
    await page.route(TRIPS_CALL, (route) => route.fulfill({ status: 500 }));
    await page.goto('trips');
    await expect(spinner(page)).toHaveCount(0);
    await expect(cards(page).getByRole('heading')).toHaveText(KNOWN_TRIP.title);
  });

  test('whose build had no answer has a spinner of 46 px, and then the trips', async ({ page }) => {
    await serveUnanswered(page);
    const answer = await hold(page, `${SETTINGS.TRIPS_SERVER_URL}/**`, (route) => route.fulfill(ANSWER));
    await page.goto('trips');
    expect(await sizeOf(spinner(page).locator('svg'))).toEqual([46, 46]);
    await expect(cards(page)).toHaveCount(0);
    answer();
    await expect(cards(page).getByRole('heading')).toHaveText([TRIP.title]);
    await expect(spinner(page)).toHaveCount(0);
  });

  test('has the telephone number where a hosting provider builds it without a receiver', async ({ page }) => {
    await serveUnanswered(page);
    await page.goto('trips');
    await expect(page.locator('form')).toHaveCount(0);
    await customTripButton(page).click();
    await expect(panel(page)).toHaveAccessibleName('Please call us about the trip');
    await expect(panel(page)).toContainText('Monday to Friday, 9:00AM to 05:00PM');
    const links = await panel(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['tel:+919811123456', 'tel:18001234567', 'mailto:namaste@khushparivaar.in']);
    await closeButton(page).click();
    await expect(panel(page)).toBeHidden();
  });

  test('says that it is a preview, and keeps search engines away, until nothing is open', () => {
    const page = documentOf('trips', UNANSWERED_DIST);
    expect(page.body.textContent).toMatch(/Preview: \d+ points? (is|are) open/);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('has navigation that leads from the trips to a section, and back', async ({ page }) => {
    await page.goto('trips');
    await bar(page).getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/club/#_about');
    await expect(page.getByRole('heading', { name: 'Who We Are' })).toBeInViewport();
    await page.evaluate(() => (location.hash = '#_trips'));
    await expect(page).toHaveURL(/\/club\/trips\/?$/);
  });
});

test.describe('The example of a trips server', () => {
  // The policy of the page allows no other server.
  test.use({ bypassCSP: true });

  test('answers a page of another origin after a preflight request', async ({ page }) => {
    const port = await freePort();
    const url = `http://localhost:${port}/trips/upcoming`;
    const server = spawn(process.execPath, ['.github/hosting/trips-server.mjs'], {
      env: { PORT: String(port) },
    });
    try {
      await expect
        .poll(() =>
          fetch(url).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true);
      await page.goto('/');
      // The headers of the specification, "Calls and servers".
      const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer of.a.test' };
      const answer = await page.evaluate(
        async (init) => (await fetch(init.url, init)).json() as Promise<{ trips: object[] }>,
        { url, headers },
      );
      expect(answer.trips[0]).toMatchObject({ title: 'Evening Lamps on the Ganga', cost: 28_500 });
    } finally {
      server.kill();
    }
  });
});

test.describe('A cookie named XSRF-TOKEN', () => {
  const COOKIE = { name: 'XSRF-TOKEN', domain: 'localhost', path: '/' };

  test('is sent to the site itself as the header X-XSRF-TOKEN', async ({ page, context }) => {
    await context.addCookies([{ ...COOKIE, value: 'a%20b' }]);
    const call = page.waitForRequest(TRIPS_CALL);
    await page.goto('/trips');
    expect((await call).headers()['x-xsrf-token']).toBe('a b');
  });

  test('that no header can hold stops neither trips nor callback requests', async ({ page, context }) => {
    await context.addCookies([{ ...COOKIE, value: '%E0%A4%86' }]);
    await sendRequest(page);
    await expect(success(page)).toBeVisible();
  });
});
