import type { Page, Route } from 'playwright/test';
import { customTripButton, nameField, panel, submit, success } from './callback-panel.ts';
import { expect, logOf, test } from './fixtures.ts';
import { cards, OTHER_TRIP, spinner, TITLES, TRIP, TRIPS_CALL } from './trip.ts';

type Answer = Parameters<Route['fulfill']>[0] | 'refused' | 'never';

const headings = (page: Page) => cards(page).getByRole('heading');

/** Opens the trips page with an answer to its call, and gives what the page says on the console. */
async function openAnswered(page: Page, answer: Answer): Promise<string[]> {
  const log = logOf(page);
  await page.route(TRIPS_CALL, async (route) => {
    if (answer === 'refused') await route.abort('connectionrefused');
    else if (answer !== 'never') await route.fulfill(answer);
  });
  await page.goto('/trips');
  return log;
}

const openListed = (page: Page, ...trips: unknown[]) => openAnswered(page, { json: { trips } });

test.describe('A trips call', () => {
  for (const [fault, answer, reason] of [
    ['that is refused', 'refused', 'Failed to fetch'],
    ['answered with 401', { status: 401 }, 'status 401'],
    ['answered with 404', { status: 404 }, 'status 404'],
    ['answered with 500', { status: 500, body: 'no' }, 'status 500'],
    ['with an empty body', { body: '' }, 'JSON'],
    ['with HTML instead of JSON', { contentType: 'text/html', body: '<!doctype html><h1>Sign in' }, 'JSON'],
    ['without a list', { json: {} }, 'no list named "trips"'],
    ['with null', { json: null }, 'no list named "trips"'],
    ['with a list of another type', { json: { trips: 'none' } }, 'no list named "trips"'],
  ] as const) {
    test(`${fault} leaves list and page as they were, without a message, and is logged`, async ({ page }) => {
      const log = await openAnswered(page, answer);
      await expect.poll(() => log.join()).toContain('The trips could not be fetched');
      expect(log.join()).toContain(reason);
      await customTripButton(page).click();
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(spinner(page)).toHaveCount(0);
      await expect(headings(page)).toHaveText(TITLES);
      await expect(page.locator('.trips').getByRole('status').filter({ visible: true })).toHaveText(['']);
      await expect(page.locator('.contact-fallback')).toBeHidden();
      await page.getByRole('link', { name: 'About', exact: true }).first().click();
      await expect(page).toHaveURL('/#_about');
    });
  }

  test('that is never answered leaves spinner and list in place, and the page working', async ({ page }) => {
    await openAnswered(page, 'never');
    await expect(spinner(page)).toBeVisible();
    await expect(headings(page)).toHaveText(TITLES);
    await customTripButton(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(spinner(page)).toBeVisible();
  });
});

test.describe('A trip', () => {
  /** Trips that each have one of these values in a field. */
  const tripsWith = (values: Record<string, unknown[]>) =>
    Object.entries(values).flatMap(([field, all]) => all.map((value) => ({ ...TRIP, [field]: value })));

  test('whose title, cost or time is of a wrong type is left out, and named on the console', async ({
    page,
  }) => {
    const wrong = {
      title: [5, null, ['Lamps'], { text: 'Lamps' }, undefined],
      cost: ['on request', null, -1, [28500], undefined],
      startTime: ['2025-03-01', null, 1e300, {}, undefined],
      endTime: ['2025-03-05', null, -1e300, [], undefined],
    };
    const log = await openListed(page, TRIP, ...tripsWith(wrong), OTHER_TRIP);
    await expect(headings(page)).toHaveText([TRIP.title, OTHER_TRIP.title]);
    const fields = Object.entries(wrong).flatMap(([field, values]) => values.map(() => field));
    await expect
      .poll(() => log.flatMap((line) => /Trip \d+ is left out: "\w+"/.exec(line) ?? []))
      .toEqual(fields.map((field, index) => `Trip ${index + 1} is left out: "${field}"`));
  });

  test('whose place, cities or covers are missing or odd, or numbers are texts, is shown', async ({
    page,
  }) => {
    const odd = tripsWith({
      location: [5, null, ['Varanasi'], {}, undefined],
      cities: [5, null, ['Varanasi', 'Sarnath'], {}, undefined],
      cost: ['28500', ' 131750 '],
      coverImages: ['https://pictures.example/a.jpg', null, [], [5], {}, undefined],
      startTime: ['1740787200000'],
    });
    const log = await openListed(page, ...odd);
    await expect(headings(page)).toHaveText(odd.map(() => TRIP.title));
    expect(log.join()).not.toContain('is left out');
  });

  test('with a title of a million characters leaves the page usable within 5 s', async ({ page }) => {
    await openListed(page, { ...TRIP, title: 'x'.repeat(1_000_000) });
    await expect(cards(page)).toHaveCount(1, { timeout: 5000 });
    await cards(page).getByRole('button').click({ timeout: 5000 });
    await expect(panel(page)).toBeVisible({ timeout: 5000 });
  });

  test('whose cover does not load shows the same placeholder as a trip without a cover', async ({ page }) => {
    await openListed(page, { ...TRIP, coverImages: [] }, { ...TRIP, coverImages: ['/gone.jpg'] });
    const covers = cards(page).locator('img');
    await expect(covers).toHaveCount(2);
    await covers.last().scrollIntoViewIfNeeded();
    await expect(covers.last()).toHaveAttribute('src', (await covers.first().getAttribute('src')) ?? '');
    await expect(covers.last()).not.toHaveJSProperty('naturalWidth', 0);
  });

  for (const [kind, text] of [
    ['with spaces', 'Slowly '.repeat(1429).slice(0, 10_000)],
    ['without spaces', 'x'.repeat(10_000)],
  ] as const) {
    test(`with texts of 10,000 characters ${kind} fits its card and can be requested`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openListed(page, { ...TRIP, title: text, location: text, cities: text }, TRIP);
      await expect(cards(page)).toHaveCount(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await cards(page).first().getByRole('button').click();
      await nameField(page).fill('Asha');
      await submit(page).scrollIntoViewIfNeeded();
      await expect(submit(page)).toBeInViewport();
      expect(await panel(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
      await submit(page).click();
      await expect(success(page)).toBeVisible();
    });
  }

  test('with right-to-left and emoji texts shows them, and isolates their direction', async ({ page }) => {
    const turned = '\u202Eرحلة إلى دلهي 👵🏽🎉';
    await openListed(page, { ...TRIP, title: turned, location: turned, cities: turned });
    await expect(headings(page)).toHaveText([turned]);
    await expect(cards(page)).toContainText('₹1,31,750');
    await cards(page).getByRole('button').click();
    const texts = await page.locator('.trip-card, dialog').locator('bdi, [dir=auto]').all();
    expect(texts).toHaveLength(4);
    for (const text of texts) {
      await expect(text).toHaveText(turned);
      await expect(text).toHaveCSS('unicode-bidi', 'isolate');
    }
  });

  test('with HTML and script in every field shows the text of it and runs no script', async ({ page }) => {
    await page.exposeFunction('hacked', () => {
      throw new Error('A script of the trips server has run.');
    });
    const hostile = '<img src=x onerror=hacked()><script>hacked()</script>"\'>{{constructor}}';
    const texts = { title: hostile, location: hostile, cities: hostile };
    await openListed(page, { ...TRIP, ...texts, coverImages: ['javascript:hacked()', hostile] });
    await expect(headings(page)).toHaveText([hostile]);
    await expect(cards(page).locator('img')).toHaveCount(1);
    await expect(cards(page).locator('img')).toHaveAttribute('src', /^\/_astro\//);
    await cards(page).getByRole('button').click();
    await expect(panel(page)).toContainText(hostile);
    await expect(page.locator('main .trips script, main [onerror]')).toHaveCount(0);
  });

  test('among 1,000 is listed, also the last, which can be requested', async ({ page }) => {
    // A busy machine draws so many cards in half a minute.
    test.setTimeout(120_000);
    const titles = Array.from({ length: 1000 }, (_, index) => `Trip number ${index + 1}`);
    await openListed(page, ...titles.map((title) => ({ ...TRIP, title })));
    const card = page.locator('.trip-card');
    // `expect` describes the page when its first try fails, which takes seconds with 1,000 cards.
    await card.nth(999).waitFor({ timeout: 60_000 });
    await expect(card).toHaveCount(1000);
    await expect(page.locator('.trips').getByRole('list').filter({ has: card })).toHaveCount(1);
    await card.last().getByRole('button').click();
    await panel(page).waitFor();
    await expect(panel(page)).toContainText('Trip number 1000');
  });
});
