import type { Page } from 'playwright/test';
import { openPanel, panel } from './callback-panel.ts';
import { expect, test, visitHydrated } from './fixtures.ts';
import { menu, menuButton } from './parts.ts';

// Scrollbars that take room, as on most desktops.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

/** The left and right edges of what a page is made of, in CSS pixels. */
const edges = (page: Page) =>
  page.locator('.navbar, main, h1').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return [left, right];
    }),
  );

/** The width of the scrollbar of the page, in CSS pixels. */
const scrollbarWidth = (page: Page) => page.evaluate(() => innerWidth - document.documentElement.clientWidth);

test('A page with a scrollbar does not move when the panel or the sidebar opens', async ({ page }) => {
  await visitHydrated(page, '/trips');
  const width = await scrollbarWidth(page);
  expect(width).toBeGreaterThan(0);
  const before = await edges(page);
  await openPanel(page);
  expect(await edges(page)).toEqual(before);
  const right = (dialog: Element) => dialog.getBoundingClientRect().right;
  await expect.poll(() => panel(page).evaluate(right)).toBe(1280 - width);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 700, height: 700 });
  const narrow = await edges(page);
  await menuButton(page).click();
  await expect(menu(page)).toBeInViewport({ ratio: 1 });
  expect(await edges(page)).toEqual(narrow);
});
