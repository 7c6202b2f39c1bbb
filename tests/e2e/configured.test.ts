import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import type { Page } from 'playwright/test';
import { freePort } from '../free-port.ts';
import { htmlErrors } from '../site/html-errors.ts';
import { customTripButton, fillIn, openPanel, panel, submit, success } from './callback-panel.ts';
import { content } from './fixture-content.ts';
import { expect, test } from './fixtures.ts';
import { legalPaths } from './legal-texts.ts';
import { CONFIGURED, CONFIGURED_DIST, KNOWN_TRIP, SETTINGS, UNANSWERED_DIST } from './sites.ts';
import { cards, sizeOf, spinner, TRIP } from './trip.ts';
import { sectionItem } from './navigation-items.ts';

const { barLabel } = content('navigation');
const { contact } = content('site');

/** Lets other origins be asked, as their servers would allow. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

async function serveTrips(page: Page): Promise<{ headers: Record<string, string> }[]> {
  const calls: { headers: Record<string, string> }[] = [];
  await page.route(`${SETTINGS.TRIPS_SERVER_URL}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'GET') calls.push({ headers: await request.allHeaders() });
    await route.fulfill({ headers: CORS, json: { trips: [{ ...TRIP, coverImages: [] }] } });
  });
  return calls;
}

/** Serves the build without an answer of the trips server and without a receiver instead. */
const serveUnanswered = (page: Page) =>
  page.route(`${CONFIGURED.url}**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/club', UNANSWERED_DIST);
    return route.fulfill({ path: extname(path) ? path : `${path}/index.html` });
  });

test.describe('A site with every setting', () => {
  test.use({ baseURL: CONFIGURED.url });

  test('asks its server for the trips with the bearer credential', async ({ page }) => {
    const calls = await serveTrips(page);
    await page.goto('trips');
    await expect(cards(page).getByRole('heading')).toHaveText([TRIP.title]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers).toMatchObject({
      authorization: `Bearer ${SETTINGS.TRIPS_BEARER_TOKEN}`,
      'content-type': 'application/json',
    });
    expect(calls[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  test.describe('with the example of a trips server', () => {
    // The address of the server is replaced in the pages, whose policy allows another one.
    test.use({ bypassCSP: true });

    test('shows its trips, which come from another origin after a preflight request', async ({ page }) => {
      const [serverPort, sitePort] = [await freePort(), await freePort()];
      const server = `http://localhost:${serverPort}`;
      // Not by routes of Playwright: it answers preflight requests itself as soon as a page has one.
      const site = createServer((request, response) => {
        void fetch(new URL(request.url ?? '', CONFIGURED.url)).then(async (answer) => {
          const type = answer.headers.get('content-type') ?? '';
          const body = Buffer.from(await answer.arrayBuffer());
          response.writeHead(answer.status, { 'Content-Type': type });
          response.end(
            /html|javascript/.test(type)
              ? body.toString().replaceAll(SETTINGS.TRIPS_SERVER_URL, server)
              : body,
          );
        });
      }).listen(sitePort);
      const example = spawn(process.execPath, ['tests/hosting/trips-server.mjs'], {
        env: { PORT: String(serverPort) },
      });
      try {
        const list = () =>
          fetch(`${server}/trips/upcoming`).then(
            (answer) => answer.json(),
            () => undefined,
          );
        await expect.poll(list).toHaveProperty('trips');
        const { trips } = (await list()) as { trips: { title: string }[] };
        await page.goto(`http://localhost:${sitePort}/club/trips`);
        await expect(cards(page).getByRole('heading')).toHaveText(trips.map(({ title }) => title));
      } finally {
        example.kill();
        site.close();
        site.closeAllConnections();
      }
    });
  });

  test('posts a callback request to its address without a preflight request', async ({ page }) => {
    await serveTrips(page);
    const methods: string[] = [];
    await page.route(`${SETTINGS.CALLBACK_URL}*`, (route) => {
      methods.push(route.request().method());
      return route.fulfill({ headers: CORS, json: { status: 'success' } });
    });
    await page.goto('trips');
    await openPanel(page);
    await fillIn(page);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    expect(methods).toEqual(['POST']);
  });

  test('has valid HTML', async () => {
    const pages = globSync(`${CONFIGURED_DIST}/**/*.html`);
    expect(pages.length).toBeGreaterThan(0);
    expect((await Promise.all(pages.map(htmlErrors))).flat()).toEqual([]);
  });

  test('has every link and picture under its base path', async ({ page }) => {
    await serveTrips(page);
    for (const path of ['', 'trips', ...legalPaths.map((path) => path.slice(1))]) {
      await page.goto(path);
      for (const kind of ['a[href^="/"]', 'img[src^="/"]', 'link[href^="/"]']) {
        const addresses = await page
          .locator(kind)
          .evaluateAll((elements) =>
            elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
          );
        expect(addresses.length, kind).toBeGreaterThan(0);
        expect(addresses.filter((address) => !address.startsWith('/club/'))).toEqual([]);
      }
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${SETTINGS.SITE_URL}/club/${path}`,
      );
    }
  });

  test('has structured data of its breadcrumbs and of the trips that its build knew', async ({ page }) => {
    await serveTrips(page);
    await page.goto('trips');
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain('BreadcrumbList');
    expect(data).toContain(`"${SETTINGS.SITE_URL}/club/trips"`);
    expect(data).toContain('TouristTrip');
    expect(data).toContain(KNOWN_TRIP.title);
  });

  test('keeps the trip that its build knew when the server fails', async ({ page }) => {
    await page.route(`${SETTINGS.TRIPS_SERVER_URL}/**`, (route) => route.fulfill({ status: 500 }));
    await page.goto('trips');
    await expect(spinner(page)).toHaveCount(0);
    await expect(cards(page).getByRole('heading')).toHaveText(KNOWN_TRIP.title);
  });

  test('whose build had no answer has a spinner of 46 px in the empty list, and then the trips', async ({
    page,
  }) => {
    const { promise: waiting, resolve: answer } = Promise.withResolvers<undefined>();
    await serveUnanswered(page);
    await page.route(`${SETTINGS.TRIPS_SERVER_URL}/**`, async (route) => {
      await waiting;
      await route.fulfill({ headers: CORS, json: { trips: [{ ...TRIP, coverImages: [] }] } });
    });
    await page.goto('trips');
    expect(await sizeOf(spinner(page).locator('svg'))).toEqual([46, 46]);
    await expect(cards(page)).toHaveCount(0);
    answer(undefined);
    await expect(cards(page).getByRole('heading')).toHaveText([TRIP.title]);
    await expect(spinner(page)).toHaveCount(0);
  });

  test('has the telephone number where a hosting provider builds it without a receiver, and is a preview', async ({
    page,
  }) => {
    await serveUnanswered(page);
    await page.goto('trips');
    await expect(page.getByText(/Preview: \d+ points? (is|are) open/)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('form')).toHaveCount(0);
    await customTripButton(page).click();
    await expect(panel(page)).toHaveAccessibleName(content('trips/callback').callUs);
    await expect(panel(page).getByRole('link').first()).toHaveAttribute(
      'href',
      `tel:${contact.phones[0]?.replaceAll(' ', '')}`,
    );
    await expect(panel(page)).toContainText(contact.openHours.display);
    await expect(panel(page).getByRole('link').last()).toHaveAttribute('href', `mailto:${contact.email}`);
    await panel(page).getByRole('button').click();
    await expect(panel(page)).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has the trips that its build knew', async ({ page }) => {
      await page.goto('trips');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText(KNOWN_TRIP.title);
      await expect(cards(page).locator('img').first()).toHaveAttribute(
        'src',
        KNOWN_TRIP.coverImages[0] ?? '',
      );
    });
  });

  test('has navigation that leads from the trips to a section of the landing page and back', async ({
    page,
  }) => {
    await serveTrips(page);
    await page.goto('trips');
    const bar = page.getByRole('navigation', { name: barLabel, exact: true });
    const { label, path, section } = sectionItem();
    await bar.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/club${path}`);
    await expect(page.locator(`#${section}`).getByRole('heading').first()).toBeInViewport();
    await page.evaluate(() => (location.hash = '#_trips'));
    await expect(page).toHaveURL(/\/club\/trips\/?$/);
  });
});

test('A cookie named XSRF-TOKEN is sent to the site itself as the header X-XSRF-TOKEN', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'a%20b', domain: 'localhost', path: '/' }]);
  const call = page.waitForRequest('**/trips/upcoming');
  await page.goto('/trips');
  expect((await call).headers()['x-xsrf-token']).toBe('a b');
});

test('A cookie named XSRF-TOKEN that no header can hold stops neither the trips nor a callback request', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: '%E0%A4%86', domain: 'localhost', path: '/' }]);
  await openPanel(page);
  await fillIn(page);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
});
