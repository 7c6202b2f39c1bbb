import type { Page, Route } from 'playwright/test';
import { customTripButton, nameField, panel, submit, success } from './callback-panel.ts';
import { content } from './fixture-content.ts';
import { expect, logOf, test } from './fixtures.ts';
import { cards, serveTrips, spinner, TRIP, TRIPS_CALL } from './trip.ts';
import { sectionItem } from './navigation-items.ts';

const headings = (page: Page) => cards(page).getByRole('heading');
const known = content('trips/upcoming').trips.map(({ title }) => title);

async function openTripsAnswered(page: Page, answer: (route: Route) => unknown): Promise<string[]> {
  const log = logOf(page);
  await page.route(TRIPS_CALL, async (route) => {
    await answer(route);
  });
  await page.goto('/trips');
  return log;
}

async function openTrips(page: Page, ...trips: unknown[]): Promise<string[]> {
  const log = logOf(page);
  await serveTrips(page, ...trips);
  await page.goto('/trips');
  return log;
}

/**
 * Checks that the visitor sees no message and the list from which the page was built, and that the rest of
 * the page works: the button for a custom trip, and the bar.
 */
async function isSilentlyUnchanged(page: Page): Promise<void> {
  await expect(spinner(page)).toHaveCount(0);
  await expect(headings(page)).toHaveText(known);
  await expect(page.locator('.trips').getByRole('status').filter({ visible: true })).toHaveText(['']);
  await expect(page.locator('.contact-fallback')).toBeHidden();
  await customTripButton(page).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const { label, path } = sectionItem();
  await page.getByRole('link', { name: label, exact: true }).first().click();
  await expect(page).toHaveURL(path);
}

test.describe('A trips call', () => {
  for (const [fault, answer, reason] of [
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
      'with a list of another type',
      (route: Route) => route.fulfill({ json: { trips: 'none' } }),
      /no list named "trips"/,
    ],
  ] as const) {
    test(`${fault} leaves the list as it was, without a message, and the console gives the reason`, async ({
      page,
    }) => {
      const log = await openTripsAnswered(page, answer);
      await isSilentlyUnchanged(page);
      expect(log.join()).toContain('The trips could not be fetched');
      expect(log.join()).toMatch(reason);
    });
  }

  test('that is never answered leaves the spinner and the list in place, and the page working', async ({
    page,
  }) => {
    await openTripsAnswered(page, () => undefined);
    await expect(spinner(page)).toBeVisible();
    await expect(headings(page)).toHaveText(known);
    await customTripButton(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(spinner(page)).toBeVisible();
  });
});

test.describe('A trip', () => {
  for (const [field, ...wrong] of [
    ['title', 5, null, ['Lamps'], { text: 'Lamps' }, undefined],
    ['cost', 'on request', null, -1, [28500], undefined],
    ['startTime', '2025-03-01', null, 1e300, {}, undefined],
    ['endTime', '2025-03-05', null, -1e300, [], undefined],
  ] as const) {
    test(`whose ${field} is of a wrong type is left out and named on the console, and the others are shown`, async ({
      page,
    }) => {
      const log = await openTrips(
        page,
        { ...TRIP, title: 'First' },
        ...wrong.map((value) => ({ ...TRIP, [field]: value })),
        { ...TRIP, title: 'Last' },
      );
      await expect(headings(page)).toHaveText(['First', 'Last']);
      const named = log.flatMap((line) => /Trip \d+ is left out: "\w+"/.exec(line) ?? []);
      expect(named).toEqual(wrong.map((_, index) => `Trip ${index + 1} is left out: "${field}"`));
    });
  }

  for (const [field, ...odd] of [
    ['location', 5, null, ['Varanasi'], {}, undefined],
    ['cities', 5, null, ['Varanasi', 'Sarnath'], {}, undefined],
    ['cost', '28500', ' 131750 '],
    ['coverImages', 'https://pictures.example/a.jpg', null, [], [5], {}, undefined],
    ['startTime', '1740787200000'],
  ] as const) {
    test(`whose ${field} is missing or of another type is shown all the same`, async ({ page }) => {
      const log = await openTrips(page, ...odd.map((value) => ({ ...TRIP, [field]: value })));
      await expect(headings(page)).toHaveText(odd.map(() => TRIP.title));
      expect(log.join()).not.toContain('is left out');
    });
  }

  test('with a title of a million characters leaves the page usable within 5 s', async ({ page }) => {
    await openTrips(page, { ...TRIP, title: 'x'.repeat(1_000_000) });
    await expect(cards(page)).toHaveCount(1, { timeout: 5000 });
    await cards(page).getByRole('button').click({ timeout: 5000 });
    await expect(panel(page)).toBeVisible({ timeout: 5000 });
  });

  test('whose cover does not load shows the same placeholder as a trip without a cover', async ({ page }) => {
    await openTrips(page, { ...TRIP, coverImages: [] }, { ...TRIP, coverImages: ['/gone.jpg'] });
    const covers = cards(page).locator('img');
    await expect(covers).toHaveCount(2);
    await covers.last().scrollIntoViewIfNeeded();
    const placeholder = await covers.first().getAttribute('src');
    await expect(covers.last()).toHaveAttribute('src', placeholder ?? '');
    await expect
      .poll(() => covers.last().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  });

  for (const [kind, text] of [
    ['with spaces', 'Slowly '.repeat(1429).slice(0, 10_000)],
    ['without spaces', 'x'.repeat(10_000)],
  ] as const) {
    test(`with texts of 10,000 characters ${kind} stays within its card and can be requested`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const long = { title: text, location: text, cities: text };
      await openTrips(page, { ...TRIP, ...long }, TRIP);
      await expect(cards(page)).toHaveCount(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await cards(page).first().getByRole('button').click();
      await nameField(page).fill('Asha');
      await submit(page).scrollIntoViewIfNeeded();
      await expect(submit(page)).toBeInViewport();
      expect(await panel(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
      await page.unroute(TRIPS_CALL);
      await submit(page).click();
      await expect(success(page)).toBeVisible();
    });
  }

  test('with right-to-left and emoji texts shows them unchanged and isolates their direction', async ({
    page,
  }) => {
    const turned = '\u202Eرحلة إلى دلهي 👵🏽🎉';
    await openTrips(page, { ...TRIP, title: turned, location: turned, cities: turned });
    await expect(headings(page)).toHaveText([turned]);
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

  test('with HTML and script in every field shows the text of it and runs no script', async ({ page }) => {
    await page.exposeFunction('hacked', () => {
      throw new Error('A script of the trips server has run.');
    });
    const hostile = '<img src=x onerror=hacked()><script>hacked()</script>"\'>{{constructor}}';
    const log = await openTrips(
      page,
      {
        ...TRIP,
        title: hostile,
        location: hostile,
        cities: hostile,
        coverImages: ['javascript:hacked()', hostile],
      },
      ...['cost', 'startTime', 'endTime'].map((field) => ({ ...TRIP, [field]: hostile })),
    );
    await expect(headings(page)).toHaveText([hostile]);
    await expect(cards(page)).toContainText(hostile);
    await expect(cards(page).locator('img')).toHaveCount(1);
    await expect(cards(page).locator('img')).toHaveAttribute('src', /^\/_astro\//);
    expect(log.filter((line) => line.includes('is left out'))).toHaveLength(3);
    await cards(page).getByRole('button').click();
    await expect(panel(page)).toContainText(hostile);
    await expect(page.locator('main .trips script, main [onerror]')).toHaveCount(0);
  });

  test('among 1,000 is listed, also the last, which can be requested', async ({ page }) => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ ...TRIP, title: `Trip number ${index + 1}` }));
    await openTrips(page, ...many);
    const card = page.locator('.trip-card');
    // `expect` describes the page when its first try fails, which takes seconds with 1,000 cards.
    await card.nth(999).waitFor({ timeout: 20_000 });
    await expect(card).toHaveCount(1000);
    await expect(page.locator('.trips').getByRole('list').filter({ has: card })).toHaveCount(1);
    await card.last().getByRole('button').click();
    await panel(page).waitFor();
    await expect(panel(page)).toContainText('Trip number 1000');
  });
});
