import type { Page } from 'playwright/test';
import type { Language } from '../../src/lib/languages.ts';
import {
  CALLBACK,
  customTripButton,
  fillIn,
  openPanel,
  panel,
  phoneField,
  slidIn,
  submit,
  success,
} from './callback-panel.ts';
import { content } from './fixture-content.ts';
import { unmarkedEnglish } from './english-words.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { setLanguage, visit } from './language.ts';
import { legalPaths } from './legal-texts.ts';
import { menu, menuButton } from './parts.ts';
import { cards, openTrips, TRIP, TRIPS_CALL } from './trip.ts';

const { trips } = content('trips/upcoming');

/** Waits until all cards of the trips page are there. */
const tripsListed = (page: Page) => expect(cards(page)).toHaveCount(trips.length);

test.describe('No English word is unmarked', () => {
  for (const path of ['/', ...legalPaths] as const) {
    test(`on the Hindi page ${path}, also in its open menu`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, path);
      expect(await unmarkedEnglish(page)).toEqual([]);
      await hydrated(page);
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      expect(await unmarkedEnglish(page)).toEqual([]);
    });
  }

  test('in the testimonials and the figures once they are seen', async ({ page }) => {
    await visit(page, '/');
    for (const section of ['#_stats', '#_feedbacks']) {
      await page.locator(section).scrollIntoViewIfNeeded();
      await expect(page.locator(`${section} astro-island[ssr]`)).toHaveCount(0);
    }
    await page.locator('.carousel-pause').click();
    await page.locator('.carousel-bullet').last().click();
    await expect(page.locator('.carousel-bullet').last()).toHaveAttribute('aria-current', 'true');
    expect(await unmarkedEnglish(page)).toEqual([]);
  });

  test('on the Hindi trips page, before and after the trips have come', async ({ page }) => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(TRIPS_CALL, async (route) => {
      await asked;
      await route.continue();
    });
    await visit(page, '/trips');
    await hydrated(page);
    await expect(
      page.getByRole('status').filter({ hasText: content('trips/packages').loading }),
    ).toBeVisible();
    expect(await unmarkedEnglish(page)).toEqual([]);
    answer(undefined);
    await tripsListed(page);
    expect(await unmarkedEnglish(page)).toEqual([]);
  });

  test('in the words of an island that have no translation', async ({ page }) => {
    const { perPerson, facilities } = content('trips/packages');
    const untranslated = [perPerson, content('trips/callback').success, ...facilities];
    await page.route('/hi/trips', async (route) => {
      const response = await route.fetch();
      let body = await response.text();
      // As the island has them in its attribute.
      for (const text of untranslated)
        body = body.replaceAll(`&quot;${text}&quot;`, '&quot;Words in English&quot;');
      await route.fulfill({ response, body });
    });
    await page.route(CALLBACK, (route) => route.fulfill({ json: { status: 'success' } }));
    await openTrips(page, TRIP);
    await customTripButton(page).click();
    await slidIn(page);
    await submit(page).click();
    await expect(page.locator('.callback-outcome')).toHaveText('Words in English');
    expect(await unmarkedEnglish(page)).toEqual([]);
  });

  test('on the card and in the panel of a trip without translation', async ({ page }) => {
    await openTrips(page, TRIP);
    await openPanel(page);
    await expect(panel(page)).toContainText(TRIP.title);
    expect(await unmarkedEnglish(page)).toEqual([]);
  });

  test('in any state of the callback panel', async ({ page }) => {
    const { promise: changed, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(CALLBACK, async (route) => {
      await changed;
      await route.fulfill({ json: { status: 'success' } });
    });
    await openPanel(page);
    expect(await unmarkedEnglish(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await customTripButton(page).click();
    await slidIn(page);
    await submit(page).click();
    await expect(
      panel(page)
        .getByRole('status')
        .filter({ hasText: content('trips/callback').submitting }),
    ).toBeVisible();
    expect(await unmarkedEnglish(page)).toEqual([]);
    // After a change the panel stays open.
    await phoneField(page).fill('91');
    answer(undefined);
    await expect(success(page)).toBeVisible();
    expect(await unmarkedEnglish(page)).toEqual([]);
  });

  test('in the panel and the list whose scripts have failed', async ({ page }) => {
    await page.route(/\/(CallbackPanel|TripGrid)\.[^/]*\.js/, (route) => route.abort());
    await visit(page, '/trips');
    await tripsListed(page);
    expect(await unmarkedEnglish(page)).toEqual([]);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no English word is unmarked in the list of trips', async ({ page }) => {
    await visit(page, '/trips');
    await tripsListed(page);
    expect(await unmarkedEnglish(page)).toEqual([]);
  });
});

/** Requests a callback for a trip on the page in a language, and gives what is sent. */
async function requestFrom(page: Page, language: Language, trip: number) {
  setLanguage(page.context(), language);
  await visit(page, '/trips');
  const call = page.waitForRequest(CALLBACK);
  await openPanel(page, trip);
  await expect(panel(page)).toContainText(content('trips/upcoming').trips[trip]?.title ?? 'No trip');
  await fillIn(page);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  const request = await call;
  const headers = await request.allHeaders();
  return {
    method: request.method(),
    // Every opened form has its own id.
    url: request.url().replace(/id=.*/, 'id='),
    contentType: headers['content-type'],
    body: request.postData(),
  };
}

test('A callback request from the Hindi page is byte for byte that from the English page, although the panel has the Hindi title', async ({
  page,
}) => {
  const trip = trips.length - 1;
  const fromHindi = await requestFrom(page, 'hi', trip);
  expect(fromHindi.body).toContain(JSON.stringify(trips[trip]?.title));
  expect(fromHindi).toEqual(await requestFrom(page, 'en', trip));
});
