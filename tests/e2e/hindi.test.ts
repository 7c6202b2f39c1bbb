import type { Page } from 'playwright/test';
import type { Language } from '../../src/content-model/languages.ts';
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
import { unmarkedEnglish } from './english-words.ts';
import { expect, hold, test, visitHydrated } from './fixtures.ts';
import { setLanguage, visit } from './language.ts';
import { menu, menuButton } from './parts.ts';
import { cards, openTrips, TRIP, TRIPS_CALL } from './trip.ts';

async function expectNoneUnmarked(page: Page): Promise<void> {
  expect(await page.evaluate(unmarkedEnglish, await page.evaluateHandle(() => document))).toEqual([]);
}

// tests/site/unmarked-english.test.ts tests the pages as they are built.
test.describe('No English word is unmarked', () => {
  test('in the open menu, the testimonials and the figures once they are seen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitHydrated(page, '/');
    for (const section of ['#_stats', '#_feedbacks']) {
      await page.locator(section).scrollIntoViewIfNeeded();
      await expect(page.locator(`${section} astro-island[ssr]`)).toHaveCount(0);
    }
    await page.locator('.carousel-pause').click();
    await page.locator('.carousel-bullet').last().click();
    await expect(page.locator('.carousel-bullet').last()).toHaveAttribute('aria-current', 'true');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expectNoneUnmarked(page);
  });

  test('in the list of trips, before and after the trips have come', async ({ page }) => {
    const answer = await hold(page, TRIPS_CALL);
    await visitHydrated(page, '/trips');
    await expect(page.locator('.spinner').filter({ visible: true })).toHaveCount(1);
    await expectNoneUnmarked(page);
    answer();
    await expect(page.locator('.spinner').filter({ visible: true })).toHaveCount(0);
    await expect(cards(page)).toHaveCount(4);
    await expectNoneUnmarked(page);
  });

  test('in the words of an island that have no translation', async ({ page }) => {
    await page.route('/hi/trips', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        // As the island has them in its attribute.
        /&quot;(per person|Premium Hotels|Travel Insurance|आपका संदेश हमें मिल गया!)&quot;/g,
        '&quot;Words in English&quot;',
      );
      await route.fulfill({ response, body });
    });
    await page.route(CALLBACK, (route) => route.fulfill({ json: { status: 'success' } }));
    await openTrips(page, TRIP);
    await customTripButton(page).click();
    await slidIn(page);
    await submit(page).click();
    await expect(page.locator('.callback-outcome')).toHaveText('Words in English');
    await expectNoneUnmarked(page);
  });

  test('in any state of the callback panel, also for a trip without translation', async ({ page }) => {
    const answer = await hold(page, CALLBACK, (route) => route.fulfill({ json: { status: 'success' } }));
    await openTrips(page, TRIP);
    await openPanel(page);
    await expect(panel(page)).toContainText(TRIP.title);
    await expectNoneUnmarked(page);
    await submit(page).click();
    await expect(panel(page).getByRole('status').filter({ hasText: 'आपका संदेश भेजा जा रहा है' })).toBeVisible();
    await expectNoneUnmarked(page);
    // After a change the panel stays open.
    await phoneField(page).fill('91');
    answer();
    await expect(success(page)).toBeVisible();
    await expectNoneUnmarked(page);
  });

  test('in the panel and the list whose scripts have failed', async ({ page }) => {
    await page.route(/\/(CallbackPanel|TripGrid)\.[^/]*\.js/, (route) => route.abort());
    await visit(page, '/trips');
    await page.keyboard.press('Shift');
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(2);
    await expectNoneUnmarked(page);
  });
});

/** Requests a callback for the first trip on the page in a language, and gives what is sent. */
async function requestFrom(page: Page, language: Language, title: string) {
  setLanguage(page.context(), language);
  await visit(page, '/trips');
  const call = page.waitForRequest(CALLBACK);
  await openPanel(page);
  await expect(panel(page)).toContainText(title);
  await fillIn(page);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  const request = await call;
  return {
    method: request.method(),
    // Every opened form has its own id.
    url: request.url().replace(/id=.*/, 'id='),
    contentType: await request.headerValue('content-type'),
    body: request.postData(),
  };
}

test('A callback request is the same from both pages, byte for byte', async ({ page }) => {
  const fromHindi = await requestFrom(page, 'hi', 'गंगा पर शाम के दीये');
  expect(fromHindi.body).toContain('"Lamps on the Ganga"');
  expect(fromHindi).toEqual(await requestFrom(page, 'en', 'Lamps on the Ganga'));
});
