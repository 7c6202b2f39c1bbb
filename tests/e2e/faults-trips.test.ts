import type { Page, Route } from 'playwright/test';
import { expect, logOf, test } from './fixtures.ts';
import { TRIP } from './trip.ts';

const CALL = '**/trips/upcoming';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const headings = (page: Page) => cards(page).getByRole('heading');
const list = (page: Page) => page.locator('.trips');
const panel = (page: Page) => page.locator('dialog');

async function openTrips(page: Page, answer: (route: Route) => unknown): Promise<string[]> {
  const log = logOf(page);
  await page.route(CALL, async (route) => {
    await answer(route);
  });
  await page.goto('/trips');
  return log;
}

const serve =
  (...trips: unknown[]) =>
  (route: Route) =>
    route.fulfill({ json: { trips } });

/** The visitor sees no message and no list, and the page goes on: a trip of one's own can be asked for. */
async function isSilentlyEmpty(page: Page): Promise<void> {
  await expect(list(page).locator('.spinner')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(0);
  await expect(list(page)).toHaveText('Request for Custom trip');
  await expect(page.locator('.contact-fallback')).toBeHidden();
  await page.getByRole('button', { name: 'Request for Custom trip' }).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/\/#_about$/);
}

test.describe('A trips call', () => {
  for (const [fault, answer, said] of [
    ['that is refused', (route: Route) => route.abort('connectionrefused'), /Failed to fetch/],
    ['answered with 401', (route: Route) => route.fulfill({ status: 401 }), /status 401/],
    ['answered with 404', (route: Route) => route.fulfill({ status: 404 }), /status 404/],
    ['answered with 500', (route: Route) => route.fulfill({ status: 500, body: 'no' }), /status 500/],
    ['with an empty body', (route: Route) => route.fulfill({ body: '' }), /JSON/],
    [
      'with HTML instead of JSON',
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }),
      /JSON/,
    ],
    ['without a list', (route: Route) => route.fulfill({ json: {} }), /no list named "trips"/],
    ['with null', (route: Route) => route.fulfill({ json: null }), /no list named "trips"/],
    [
      'with something else for a list',
      (route: Route) => route.fulfill({ json: { trips: 'none' } }),
      /no list named "trips"/,
    ],
  ] as const) {
    test(`${fault} leaves the list empty without a message, and the console says why`, async ({ page }) => {
      const log = await openTrips(page, answer);
      await isSilentlyEmpty(page);
      expect(log.join()).toContain('The trips could not be fetched');
      expect(log.join()).toMatch(said);
    });
  }

  test('that hangs leaves the spinner turning and the rest of the page working', async ({ page }) => {
    await openTrips(page, () => undefined);
    await expect(list(page).locator('.spinner')).toBeVisible();
    await page.getByRole('button', { name: 'Request for Custom trip' }).click();
    await expect(panel(page)).toBeVisible();
  });

  test('that is slow shows the spinner, and then the trips', async ({ page }) => {
    const { promise: told, resolve: tell } = Promise.withResolvers<undefined>();
    await openTrips(page, async (route) => {
      await told;
      await route.fulfill({ json: { trips: [TRIP] } });
    });
    await expect(list(page).locator('.spinner')).toBeVisible();
    tell(undefined);
    await expect(cards(page)).toHaveCount(1);
    await expect(list(page).locator('.spinner')).toHaveCount(0);
  });
});

test.describe('A trip', () => {
  for (const [field, ...wrong] of [
    ['title', 5, null, ['Lamps'], { text: 'Lamps' }, undefined],
    ['cost', 'on request', null, -1, [28500], undefined],
    ['startTime', '2025-03-01', null, 1e300, {}, undefined],
    ['endTime', '2025-03-05', null, -1e300, [], undefined],
  ] as const) {
    test(`whose ${field} is of a wrong type is left out and named; the rest is shown`, async ({ page }) => {
      const log = await openTrips(
        page,
        serve({ ...TRIP, title: 'First' }, ...wrong.map((value) => ({ ...TRIP, [field]: value })), {
          ...TRIP,
          title: 'Last',
        }),
      );
      await expect(headings(page)).toHaveText(['First', 'Last']);
      for (const index of wrong.keys()) {
        expect(log.join('\n')).toMatch(new RegExp(`Trip ${index + 1} is left out: "${field}"`));
      }
    });
  }

  for (const [field, ...odd] of [
    ['location', 5, null, ['Varanasi'], {}, undefined],
    ['cities', 5, null, ['Varanasi', 'Sarnath'], {}, undefined],
    ['cost', '28500', ' 131750 '],
    ['coverImages', 'https://pictures.example/a.jpg', null, [], [5], {}, undefined],
    ['startTime', '1740787200000'],
  ] as const) {
    test(`whose ${field} is missing or of another kind is shown all the same`, async ({ page }) => {
      const log = await openTrips(page, serve(...odd.map((value) => ({ ...TRIP, [field]: value }))));
      await expect(cards(page)).toHaveCount(odd.length);
      expect(log.join()).not.toContain('is left out');
    });
  }

  test('with a title of a million characters holds the page up for less than 5 s', async ({ page }) => {
    await openTrips(page, serve({ ...TRIP, title: 'x'.repeat(1_000_000) }));
    await expect(cards(page)).toHaveCount(1, { timeout: 5000 });
    await cards(page).getByRole('button').click({ timeout: 5000 });
    await expect(panel(page)).toBeVisible({ timeout: 5000 });
  });

  test('whose cover does not load shows the placeholder', async ({ page }) => {
    await openTrips(page, serve({ ...TRIP, coverImages: ['/gone.jpg'] }));
    await cards(page).scrollIntoViewIfNeeded();
    await expect(cards(page).locator('img')).toHaveAttribute('src', /trip-placeholder/);
  });

  for (const [kind, text] of [
    ['with spaces', 'Slowly '.repeat(1429).slice(0, 10_000)],
    ['without spaces', 'x'.repeat(10_000)],
  ] as const) {
    test(`with texts of 10,000 characters ${kind} stays within its card, and can be asked for`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const long = { title: text, location: text, cities: text };
      await openTrips(page, serve({ ...TRIP, ...long }, TRIP));
      await expect(cards(page)).toHaveCount(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await cards(page).first().getByRole('button').click();
      await panel(page).getByLabel('Name*').fill('Asha');
      const submit = panel(page).getByRole('button', { name: 'Submit' });
      await submit.scrollIntoViewIfNeeded();
      await expect(submit).toBeInViewport();
      expect(await panel(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
      await page.unroute(CALL);
      await submit.click();
      await expect(panel(page).getByText('Message Received successfully!')).toBeVisible();
    });
  }

  test('with right-to-left and emoji texts shows them as they are, and turns nothing else around', async ({
    page,
  }) => {
    const turned = '\u202Eرحلة إلى دلهي 👵🏽🎉';
    await openTrips(page, serve({ ...TRIP, title: turned, location: turned, cities: turned }));
    await expect(headings(page)).toHaveText(turned);
    await expect(cards(page)).toContainText('₹1,31,750');
    const unicodeBidi = await cards(page)
      .getByText(turned)
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).unicodeBidi));
    expect(unicodeBidi).toEqual(['isolate', 'isolate', 'isolate']);
    await cards(page).getByRole('button').click();
    const title = panel(page).locator('[dir=auto]');
    await expect(title).toHaveText(turned);
    await expect(title).toHaveCSS('unicode-bidi', 'isolate');
  });

  test('with HTML and script in every field shows them as text and runs nothing', async ({ page }) => {
    await page.exposeFunction('hacked', () => {
      throw new Error('A script of the trips server has run.');
    });
    const hostile = '<img src=x onerror=hacked()><script>hacked()</script>"\'>{{constructor}}';
    const log = await openTrips(
      page,
      serve(
        {
          ...TRIP,
          title: hostile,
          location: hostile,
          cities: hostile,
          coverImages: ['javascript:hacked()', hostile],
        },
        ...['cost', 'startTime', 'endTime'].map((field) => ({ ...TRIP, [field]: hostile })),
      ),
    );
    await expect(headings(page)).toHaveText([hostile]);
    await expect(cards(page)).toContainText(hostile);
    await expect(cards(page).locator('img')).toHaveCount(1);
    await expect(cards(page).locator('img')).toHaveAttribute('src', /trip-placeholder/);
    expect(log.filter((line) => line.includes('is left out'))).toHaveLength(3);
    await cards(page).getByRole('button').click();
    await expect(panel(page)).toContainText(hostile);
    await expect(page.locator('main script:not([type]), main [onerror]')).toHaveCount(0);
  });

  test('among 1,000 is listed, and the last can be asked for', async ({ page }) => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ ...TRIP, title: `Trip number ${index + 1}` }));
    await openTrips(page, serve(...many));
    const card = page.locator('.trip-card');
    await expect(card).toHaveCount(1000, { timeout: 20_000 });
    await expect(page.locator('.trips').getByRole('list').filter({ has: card })).toHaveCount(1);
    await card.last().getByRole('button').click();
    await expect(panel(page)).toContainText('Trip number 1000');
  });
});
