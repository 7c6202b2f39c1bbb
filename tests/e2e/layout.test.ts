import type { Page } from 'playwright/test';
import { customTripButton, slidIn, submit } from './callback-panel.ts';
import { addReadersStyle, expect, test, visitHydrated } from './fixtures.ts';
import { BOTH_LANGUAGES, PATHS, visit } from './language.ts';
import { cutOff, overflowing, sticksOut } from './overflow.ts';
import { bar, menu, menuButton } from './parts.ts';

const WIDTHS = [360, 768, 1024, 1280];

const larger = (percent: number) => `html { font-size: ${percent}% !important }`;
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

/** Calls a function at each width, with each style of a reader. */
async function inEveryLayout(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  for (const [style, css, widths] of [
    // 320 px are those of a zoom of 400 %.
    ['text of 100 %', '', [320, ...WIDTHS]],
    ['text of 150 %', larger(150), WIDTHS],
    ['text of 200 %', larger(200), [320, ...WIDTHS]],
    ['the text spacing of WCAG 1.4.12', SPACING, WIDTHS],
  ] as const) {
    await addReadersStyle(page, css);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await look(`${width} px with ${style}`);
    }
  }
}

async function expectToFit(page: Page, where: string): Promise<void> {
  for (const problems of [sticksOut, cutOff, overflowing])
    expect(await page.evaluate(problems), where).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const path of PATHS) {
  test(`Nothing on ${path} is lost, also with text of 200 %`, BOTH_LANGUAGES, async ({ page }) => {
    await visitHydrated(page, path);
    await page.evaluate(() => document.fonts.ready);
    await inEveryLayout(page, (where) => expectToFit(page, where));
  });
}

test('The bar is one line of links, or has the menu button', BOTH_LANGUAGES, async ({ page }) => {
  await visitHydrated(page, '/');
  await page.evaluate(() => document.fonts.ready);
  await inEveryLayout(page, async (where) => {
    // The bar is measured after a change of its size.
    await expect(menuButton(page).or(bar(page)).filter({ visible: true }), where).toHaveCount(1);
    const parts = await page
      .locator('.navbar :is(.navbar-brand, .navbar-brand span, li, .language-link, button):visible')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    const middles = parts.map(({ top, bottom }) => (top + bottom) / 2);
    expect(Math.max(...middles) - Math.min(...middles), where).toBeLessThan(6);
    for (const [index, { left }] of parts.slice(2).entries())
      expect(left, where).toBeGreaterThanOrEqual((parts[index + 1]?.right ?? 0) - 3);
    expect(parts.at(-1)?.right, where).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
});

test('The callback panel fits, also with text of 200 %', BOTH_LANGUAGES, async ({ page }) => {
  await visitHydrated(page, '/trips');
  await customTripButton(page).click();
  await slidIn(page);
  await inEveryLayout(page, async (where) => {
    const isWide = (panel: Element) => panel.scrollWidth > panel.clientWidth;
    expect(await page.getByRole('dialog').evaluate(isWide), where).toBe(false);
    expect(await page.evaluate(overflowing), where).toEqual([]);
    await submit(page).scrollIntoViewIfNeeded();
    await expect(submit(page)).toBeInViewport();
  });
});

test('The menu and the carousel fit, also with text of 200 %', BOTH_LANGUAGES, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await visitHydrated(page, '/');
  await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
  await expect(page.locator('#_feedbacks astro-island[ssr]')).toHaveCount(0);
  for (const [width, percent] of [
    [320, 100],
    [360, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await addReadersStyle(page, larger(percent));
    expect(await page.evaluate(overflowing)).toEqual([]);
    await menuButton(page).click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(overflowing)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('The menu button takes the place of the links when the text becomes larger', async ({ page }) => {
  await visit(page, '/');
  await expect(bar(page)).toBeVisible();
  await page.locator('[data-text-size-button="150"]').filter({ visible: true }).click();
  await expect(bar(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
});
