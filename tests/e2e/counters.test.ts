import type { Page } from 'playwright/test';
import { IS_CHROMIUM } from './engine.ts';
import { expect, hold, scrollTo, stopClock, test, visitHydrated } from './fixtures.ts';

test.describe('The impact figures', () => {
  const FIGURES = ['30000+', '5000+', '24+', '19+'];
  const shown = (page: Page) => page.locator('#_stats .counter [aria-hidden]');
  const see = async (page: Page) => {
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    await expect(page.locator('#_stats')).toBeInViewport();
  };

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

    const middle = () =>
      shown(page)
        .first()
        .evaluate((figure) => {
          const text = document.createRange();
          text.selectNodeContents(figure);
          const { left, right } = text.getBoundingClientRect();
          return (left + right) / 2;
        });
    const middleAtRest = await middle();

    await see(page);
    await expect(shown(page)).toHaveText(['0+', '0+', '0+', '0+']);
    expect(Math.abs((await middle()) - middleAtRest)).toBeLessThan(15);
    // Ease-in-out: a fifth of the time brings less than a fifth of the way, half of it half.
    await page.clock.runFor(240);
    expect(await value()).toBeLessThanOrEqual(4800);
    await page.clock.runFor(360);
    expect(await value()).toBeGreaterThan(12_600);
    expect(await value()).toBeLessThan(17_400);
    await page.clock.runFor(500);
    expect(await value()).toBeGreaterThan(27_000);
    expect(await value()).toBeLessThan(30_000);
    expect(await page.locator('#_stats').ariaSnapshot()).toContain('30000+');
    await page.clock.runFor(150);
    await expect(shown(page)).toHaveText(FIGURES);

    const counted = (await texts(page)).length;
    await scrollTo(page, 0);
    await page.clock.runFor(2000);
    await see(page);
    await page.clock.runFor(2000);
    expect(await texts(page)).toHaveLength(counted);
  });

  test('are printed in full before they are seen, and while they are counting', async ({ page }) => {
    await page.clock.install();
    await openNear(page);
    await stopClock(page);
    test.skip(!IS_CHROMIUM, 'needs a PDF file');
    await page.pdf();
    expect(await shown(page).allTextContents()).toEqual(FIGURES);
    expect((await texts(page)).filter((text) => !FIGURES.includes(text))).toEqual([]);
    await see(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await shown(page).allTextContents()).toEqual(FIGURES);
  });

  test('that are seen before their script has come keep their figures', async ({ page }) => {
    await page.clock.install();
    await watchFigures(page);
    const letCome = await hold(page, /\/_astro\/Counter\.[^/]*\.js$/);
    await page.goto('/');
    await see(page);
    letCome();
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
