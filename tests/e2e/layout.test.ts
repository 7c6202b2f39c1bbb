import { content } from './fixture-content.ts';
import type { Page } from 'playwright/test';
import { customTripButton, panel, slidIn, submit } from './callback-panel.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { visit } from './language.ts';
import { cutOff, overflowing, sticksOut } from './overflow.ts';
import { bar, menu, menuButton } from './parts.ts';

const WIDTHS = [360, 768, 1024, 1280];

/** 200 % is the browser's own setting; the others are those of the buttons. */
const TEXT_SIZES = [100, 150, 200];

/** Opens a page with text of this size, once its fonts have loaded. */
async function open(page: Page, path: string, size: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((percent) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${percent}% !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, size);
  await visit(page, path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

/** The parts of the bar that are shown, from left to right. */
function partsOfBar(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.navbar :is(.navbar-brand, li, .language-link, button)')]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
      .map(({ left, right, top, bottom }) => ({ left, right, middle: (top + bottom) / 2 })),
  );
}

async function expectNothingCutOff(page: Page): Promise<void> {
  expect(await page.evaluate(sticksOut)).toEqual([]);
  expect(await page.evaluate(cutOff)).toEqual([]);
  expect(await page.evaluate(overflowing)).toEqual([]);
}

for (const width of WIDTHS) {
  for (const size of TEXT_SIZES) {
    test.describe(`At ${width} px with text of ${size} %`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('the landing page fits, and its bar is one line of links or has the menu button', async ({
        page,
      }) => {
        await open(page, '/', size);
        const parts = await partsOfBar(page);
        const middles = parts.map(({ middle }) => middle);
        expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(6);
        for (const [index, { left }] of parts.entries())
          expect(left).toBeGreaterThanOrEqual((parts[index - 1]?.right ?? 0) - 3);
        expect(parts.at(-1)?.right).toBeLessThanOrEqual(width);
        const hasLinks = await bar(page).isVisible();
        await expect(menuButton(page)).toBeVisible({ visible: !hasLinks });
        await expectNothingCutOff(page);
      });

      test('the trips page fits, and so does the form in its panel', async ({ page }) => {
        const { trips } = content('trips/upcoming');
        await open(page, '/trips', size);
        await expect(page.getByRole('article')).toHaveCount(trips.length);
        await expectNothingCutOff(page);
        await customTripButton(page).click();
        await slidIn(page);
        expect(await panel(page).evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
        expect(await page.evaluate(overflowing)).toEqual([]);
        await submit(page).scrollIntoViewIfNeeded();
        await expect(submit(page)).toBeInViewport();
      });
    });
  }
}

test('The menu button takes the place of the links when the text becomes larger', async ({ page }) => {
  await visit(page, '/');
  await expect(bar(page)).toBeVisible();
  await page.locator('[data-text-size-button="150"]').filter({ visible: true }).click();
  await expect(menuButton(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
});
