import type { Page } from 'playwright/test';
import { fillIn, openPanel, submit, SUCCESS } from './callback-panel.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { CONFIGURED, SETTINGS } from './sites.ts';

const TRIP = {
  title: 'Lamps',
  location: 'Varanasi',
  cities: 'Varanasi',
  cost: 100,
  coverImages: [],
  startTime: 0,
  endTime: 1,
};

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
    await route.fulfill({ headers: CORS, json: { trips: [TRIP] } });
  });
  return calls;
}

test.describe('A site with every setting', () => {
  test.use({ baseURL: CONFIGURED.url });

  test('asks its server for the trips with the bearer credential', async ({ page }) => {
    const calls = await serveTrips(page);
    await page.goto('trips');
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers).toMatchObject({
      authorization: `Bearer ${SETTINGS.TRIPS_BEARER_TOKEN}`,
      'content-type': 'application/json',
    });
    expect(calls[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  test('posts a callback to its address, without a preflight and through a redirect to another host', async ({
    page,
  }) => {
    await serveTrips(page);
    const methods: string[] = [];
    await page.route(`${SETTINGS.CALLBACK_URL}*`, (route) => {
      methods.push(route.request().method());
      return route.fulfill({ headers: CORS, json: { status: 'success' } });
    });
    await page.goto('trips');
    await hydrated(page);
    await page.getByRole('button', { name: 'Request a callback' }).click();
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByText('Message Received successfully!')).toBeVisible();
    expect(methods).toEqual(['POST']);
  });

  test('keeps every link and picture under its base path', async ({ page }) => {
    await serveTrips(page);
    for (const path of ['', 'trips', 'terms-of-service', 'privacy-policy']) {
      await page.goto(path);
      const outside = await page
        .locator('a[href^="/"], img[src^="/"], link[href^="/"]')
        .evaluateAll((elements) =>
          elements
            .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
            .filter((address) => !address.startsWith('/club/')),
        );
      expect(outside).toEqual([]);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${SETTINGS.SITE_URL}/club/${path}`,
      );
    }
  });

  test('tells search engines the way to the trips, and of no trip that its server alone knows', async ({
    page,
  }) => {
    await serveTrips(page);
    await page.goto('trips');
    const told = await page.locator('script[type="application/ld+json"]').textContent();
    expect(told).toContain('BreadcrumbList');
    expect(told).toContain(`"${SETTINGS.SITE_URL}/club/trips"`);
    expect(told).not.toContain('TouristTrip');
  });

  test('leads from the trips to a section of the landing page and back', async ({ page }) => {
    await serveTrips(page);
    await page.goto('trips');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/club\/#_about$/);
    await expect(page.getByRole('heading', { name: 'Who We Are' })).toBeInViewport();
    await page.evaluate(() => (location.hash = '#_trips'));
    await expect(page).toHaveURL(/\/club\/trips\/?$/);
  });
});

test('A cookie named XSRF-TOKEN goes back to the own site as the header X-XSRF-TOKEN', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'a%20b', domain: 'localhost', path: '/' }]);
  const call = page.waitForRequest('**/trips/upcoming');
  await page.goto('/trips');
  expect((await call).headers()['x-xsrf-token']).toBe('a b');
});

test('A cookie named XSRF-TOKEN that no header can hold stops neither the trips nor a callback', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: '%E0%A4%86', domain: 'localhost', path: '/' }]);
  await openPanel(page);
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
});
