import type { Page } from 'playwright/test';
import { IS_CHROMIUM } from './engine.ts';
import { expect, scrollTo, stopClock, test, visitHydrated } from './fixtures.ts';
import { BOTH_LANGUAGES, visit } from './language.ts';

test('The first heading has at most three lines, in every font', BOTH_LANGUAGES, async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await visit(page, '/');
  for (const width of [320, 360, 768, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    });
    expect([1, 2, 3], `${width} px`).toContain(lines);
  }
});

for (const path of ['/', '/trips']) {
  test(`The words of the hero of ${path} stand in the middle at 768 px`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(path);
    const offsets = await page.locator('.hero-text > *').evaluateAll((parts) =>
      parts.map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const { left, right } = range.getBoundingClientRect();
        return Math.abs(left - (innerWidth - right));
      }),
    );
    expect(offsets.length).toBeGreaterThan(2);
    expect(Math.max(...offsets)).toBeLessThan(24);
  });
}

test('Every picture of the landing page can be shown', async ({ page }) => {
  await page.goto('/');
  const pictures = await page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        return image.naturalWidth;
      }),
    ),
  );
  const [poster, aboutUs, cards, portraits] = [1, 1, 3 + 3, 4 + 12];
  expect(pictures).toHaveLength(poster + aboutUs + cards + portraits);
  expect(Math.min(...pictures)).toBeGreaterThan(0);
});

test.describe('The impact figures', () => {
  const FIGURES = ['30000+', '5000+', '24+', '19+'];
  const shown = (page: Page) => page.locator('#_stats .counter [aria-hidden]');
  const see = (page: Page) => page.locator('#_stats').scrollIntoViewIfNeeded();

  /** Keeps every text that a figure is given from now on, in the page that is opened next. */
  const watchFigures = (page: Page) =>
    page.addInitScript(() => {
      const texts: (string | null)[] = [];
      Object.assign(window, { texts });
      addEventListener('DOMContentLoaded', () => {
        for (const figure of document.querySelectorAll('.counter [aria-hidden]')) {
          const observer = new MutationObserver(() => texts.push(figure.textContent));
          observer.observe(figure, { childList: true, characterData: true, subtree: true });
        }
      });
    });
  const texts = (page: Page) => page.evaluate(() => (window as unknown as { texts: string[] }).texts);

  /** Scrolls so near to the figures that their islands are hydrated, but not so far that they are seen. */
  async function openNear(page: Page): Promise<void> {
    await watchFigures(page);
    await visitHydrated(page, '/');
    const top = (part: HTMLElement) => part.offsetTop - innerHeight - 300;
    await scrollTo(page, await page.locator('#_stats').evaluate(top));
    await expect(page.locator('#_stats astro-island[ssr]')).toHaveCount(0);
  }

  test('count from 0 to the target in 1.2 s, ease-in-out, once, when they are seen', async ({ page }) => {
    await page.clock.install();
    await openNear(page);
    await stopClock(page);
    await expect(shown(page)).toHaveText(FIGURES);
    const value = async () => Number.parseInt((await shown(page).first().textContent()) ?? '', 10);

    await see(page);
    await expect(shown(page)).toHaveText(['0+', '0+', '0+', '0+']);
    // Ease-in-out: a fifth of the time brings less than a fifth of the way, half of it half.
    await page.clock.runFor(240);
    expect(await value()).toBeLessThanOrEqual(4800);
    await page.clock.runFor(360);
    expect(await value()).toBeGreaterThan(12_600);
    expect(await value()).toBeLessThan(17_400);
    await page.clock.runFor(500);
    expect(await value()).toBeGreaterThan(27_000);
    expect(await value()).toBeLessThan(30_000);
    await page.clock.runFor(150);
    await expect(shown(page)).toHaveText(FIGURES);

    const counted = (await texts(page)).length;
    await scrollTo(page, 0);
    await page.clock.runFor(2000);
    await see(page);
    await page.clock.runFor(2000);
    expect(await texts(page)).toHaveLength(counted);
  });

  test('keep their figures until they are seen, on paper too', async ({ page }) => {
    await openNear(page);
    test.skip(!IS_CHROMIUM, 'needs a PDF file');
    await page.pdf();
    expect(await shown(page).allTextContents()).toEqual(FIGURES);
    expect((await texts(page)).filter((text) => !FIGURES.includes(text))).toEqual([]);
  });

  test('are printed in full while they are counting', async ({ page }) => {
    await page.clock.install();
    await openNear(page);
    await stopClock(page);
    await see(page);
    await expect(shown(page)).toHaveText(['0+', '0+', '0+', '0+']);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await shown(page).allTextContents()).toEqual(FIGURES);
  });

  test('that are seen before their script has come keep their figures', async ({ page }) => {
    await page.clock.install();
    await watchFigures(page);
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
    await page.route(/\/_astro\/Counter\.[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await see(page);
    letGo(undefined);
    await expect(page.locator('#_stats astro-island[ssr]')).toHaveCount(0);
    await page.clock.runFor(2000);
    expect(await texts(page)).toEqual([]);
  });

  test('never change where motion is to be reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openNear(page);
    await see(page);
    await page.clock.runFor(2000);
    await expect(shown(page)).toHaveText(FIGURES);
    expect(await texts(page)).toEqual([]);
  });
});
