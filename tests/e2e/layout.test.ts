import type { Page } from 'playwright/test';
import { customTripButton, panel, submit } from './callback-panel.ts';
import { addReadersStyle, expect, fontsLoaded, painted, test, visitHydrated } from './fixtures.ts';
import { BOTH_LANGUAGES } from './language.ts';
import { bar, menu, menuButton } from './parts.ts';

const larger = (percent: number) => `html { font-size: ${percent}% !important }`;
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

/** The widths at which a page is tested with each style of a reader. 320 px are a zoom of 400 %. */
const LAYOUTS = [
  ['text of 100 %', '', [320, 360, 768, 1024, 1280]],
  ['text of 150 %', larger(150), [360, 1024]],
  ['text of 200 %', larger(200), [320, 768, 1280]],
  ['the text spacing of WCAG 1.4.12', SPACING, [360, 1024]],
] as const;

/** Calls a function at each width, with each style of a reader. */
async function inEveryLayout(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  for (const [style, css, widths] of LAYOUTS) {
    await addReadersStyle(page, css);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await painted(page);
      await look(`${width} px with ${style}`);
    }
  }
}

/** The parts that do not fit: outside the viewport, cut off, or wider than their button. */
function lost(root: Element): string[] {
  const isShown = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], .swiper') &&
    // For screen readers only.
    getComputedStyle(element).clipPath !== 'inset(50%)';
  const all = (selector: string) => [...root.querySelectorAll(selector)];
  const width = document.documentElement.clientWidth;
  const sticksOut = document.documentElement.scrollWidth > width;
  return [
    ...all('*').filter((element) => sticksOut && element.getBoundingClientRect().right > width + 1),
    ...all('p, h1, h2, h3, li, a, button, label, dd')
      .filter((element) => isShown(element) && !element.closest('header'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0),
    ...all('.counter, button, .button, .language-link, .navbar a')
      .filter(isShown)
      .filter((element) => {
        const outer = element.getBoundingClientRect();
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const boxes = [outer];
        while (texts.nextNode()) {
          if (!isShown(texts.currentNode.parentElement)) continue;
          const words = document.createRange();
          words.selectNodeContents(texts.currentNode);
          boxes.push(...words.getClientRects());
        }
        return boxes.some(
          ({ left, right }) =>
            left < Math.max(0, outer.left) - 1 || right > Math.min(innerWidth, outer.right) + 1,
        );
      }),
  ].map((element) => element.outerHTML.slice(0, 120));
}

/** The bar is one line of links, or has the menu button. It is measured after a change of its size. */
async function expectOneLineInBar(page: Page, where: string): Promise<void> {
  await expect(menuButton(page).or(bar(page)).filter({ visible: true }), where).toHaveCount(1);
  const parts = await page
    .locator('.navbar :is(.navbar-brand, .navbar-brand span, li, .language-link, button):visible')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  const middles = parts.map(({ top, bottom }) => (top + bottom) / 2);
  expect(Math.max(...middles) - Math.min(...middles), where).toBeLessThan(6);
  for (const [index, { left }] of parts.slice(2).entries())
    expect(left, where).toBeGreaterThanOrEqual((parts[index + 1]?.right ?? 0) - 3);
  expect(parts.at(-1)?.right, where).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of ['/', '/trips', '/trips/lamps', '/terms-of-service']) {
  test(`Nothing on ${path} is lost, also with text of 200 %`, BOTH_LANGUAGES, async ({ page }) => {
    await visitHydrated(page, path);
    await fontsLoaded(page);
    await inEveryLayout(page, async (where) => {
      await expectOneLineInBar(page, where);
      expect(await page.locator('body').evaluate(lost), where).toEqual([]);
    });
  });
}

test('The menu and the callback panel fit, also with text of 200 %', BOTH_LANGUAGES, async ({ page }) => {
  await visitHydrated(page, '/trips');
  for (const [width, percent] of [
    [320, 100],
    [360, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await addReadersStyle(page, larger(percent));
    await menuButton(page).click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    expect(await menu(page).evaluate(lost)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await customTripButton(page).click();
  await expect(panel(page)).toBeVisible();
  await inEveryLayout(page, async (where) => {
    const isWide = (dialog: Element) => dialog.scrollWidth > dialog.clientWidth;
    expect(await panel(page).evaluate(isWide), where).toBe(false);
    expect(await panel(page).evaluate(lost), where).toEqual([]);
    await submit(page).scrollIntoViewIfNeeded();
    await expect(submit(page)).toBeInViewport();
  });
});
