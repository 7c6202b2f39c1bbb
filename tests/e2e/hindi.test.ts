import type { Locator, Page } from 'playwright/test';
import { CALLBACK, fillIn, openPanel, panel, phoneField, submit, success } from './callback-panel.ts';
import { unmarkedEnglish } from './english-words.ts';
import { expect, hold, test, visitHydrated } from './fixtures.ts';
import { visit } from './language.ts';
import { menu, menuButton } from './parts.ts';
import { openTrips, TRIP } from './trip.ts';

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

  test('in any state of the callback panel, also for a trip without translation', async ({ page }) => {
    const answer = await hold(page, CALLBACK, (route) => route.fulfill({ json: { status: 'success' } }));
    await page.clock.install();
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
});

test('A callback request from a Hindi page is the same as from an English one', async ({ page }) => {
  const call = page.waitForRequest(CALLBACK);
  await openPanel(page);
  await expect(panel(page)).toContainText('गंगा पर शाम के दीये');
  // The web fonts have the letters of the content only, not those that a visitor types.
  const familyOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await familyOf(phoneField(page))).not.toBe(await familyOf(page.locator('body')));
  await fillIn(page);
  await submit(page).click();
  expect((await call).postDataJSON()).toMatchObject({ name: 'Asha Devi', trip: 'Lamps on the Ganga' });
});

test('Hindi letters have room for their signs, and touch each other', async ({ page }) => {
  for (const path of ['/', '/trips', '/terms-of-service']) {
    await visit(page, path);
    const looks = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        elements
          .filter((element) => /[\u0900-\u097F]/.test(element.textContent))
          .map((element) => {
            const { fontSize, letterSpacing, lineHeight, textUnderlineOffset } = getComputedStyle(element);
            const part = (length: string) => Math.round((100 * parseFloat(length)) / parseFloat(fontSize));
            return { letterSpacing, lines: part(lineHeight), underline: part(textUnderlineOffset) };
          }),
      );
    const texts = await looks('main :is(p, li)');
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(({ lines }) => lines === 170).length).toBeGreaterThan(texts.length / 2);
    const others = await looks('h1, h2, h3, .store-button small, .callback-outcome');
    expect(others.length).toBeGreaterThan(3);
    for (const { lines, letterSpacing } of [...texts, ...others]) {
      expect(lines).toBeGreaterThanOrEqual(135);
      expect(['normal', '0px']).toContain(letterSpacing);
    }
    const links = await looks('main .text p a:lang(hi)');
    expect(links.length > 0).toBe(path === '/terms-of-service');
    for (const { underline } of links) expect(underline).toBe(30);
  }
});
