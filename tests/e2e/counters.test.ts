import type { Page } from 'playwright/test';
import { IS_CHROMIUM } from './engine.ts';
import { expect, hold, scrollTo, stopClock, test, visitHydrated } from './fixtures.ts';

test.describe('The impact figures', () => {
  const FIGURES = ['30000+', '5000+', '24+', '19+'];
  const counters = (page: Page) => page.locator('#_stats .counter');
  /** The visible text: the generated content that is drawn above a transparent figure, or the figure. */
  const shown = (page: Page) =>
    counters(page).evaluateAll((all) =>
      all.map((counter) => {
        const [drawn, figure] = counter.children as unknown as [Element, Element];
        const { content } = getComputedStyle(drawn, '::before');
        const isSeen = getComputedStyle(figure).opacity === '1';
        return content === 'none' && isSeen ? figure.textContent : (JSON.parse(content) as string);
      }),
    );
  /** The text that a reader copies, and finds when searching the page. */
  const copied = (page: Page) =>
    page.locator('#_stats').evaluate((section) => {
      getSelection()?.selectAllChildren(section);
      return getSelection()?.toString().match(/\d+\+/g);
    });
  const see = async (page: Page) => {
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    await expect(page.locator('#_stats')).toBeInViewport();
  };

  /** Records every text of a figure in the page that is opened next. */
  const watchFigures = (page: Page) =>
    page.addInitScript(() => {
      const texts: (string | null)[] = [];
      Object.assign(window, { texts });
      addEventListener('DOMContentLoaded', () => {
        for (const figure of document.querySelectorAll('.counter [aria-hidden]')) {
          const observer = new MutationObserver(() => texts.push(figure.getAttribute('data-counting')));
          observer.observe(figure, { attributes: true, attributeFilter: ['data-counting'] });
        }
      });
    });
  const texts = (page: Page) => page.evaluate(() => (window as unknown as { texts: string[] }).texts);

  /** Scrolls close enough to the figures to hydrate their islands, but not into view. */
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
    expect(await shown(page)).toEqual(FIGURES);
    expect(await copied(page)).toEqual(FIGURES);
    const value = async () => Number.parseInt((await shown(page))[0] ?? '', 10);
    await see(page);
    await expect.poll(() => shown(page)).toEqual(['0+', '0+', '0+', '0+']);
    // It is drawn in the centre of the figure's box.
    const rooms = await counters(page)
      .first()
      .locator('span')
      .evaluateAll((spans) =>
        spans.map((span) => [
          getComputedStyle(span).textAlign,
          span.getBoundingClientRect().toJSON() as unknown,
        ]),
      );
    expect(rooms[0]).toEqual(rooms[1]);
    expect(rooms[0]?.[0]).toBe('center');
    // Ease-in-out: after a fifth of the time the value is less than a fifth, after half of it half.
    await page.clock.runFor(240);
    expect(await value()).toBeLessThanOrEqual(4800);
    await page.clock.runFor(360);
    expect(await value()).toBeGreaterThan(12_600);
    expect(await value()).toBeLessThan(17_400);
    await page.clock.runFor(500);
    expect(await value()).toBeGreaterThan(27_000);
    expect(await value()).toBeLessThan(30_000);
    expect(await page.locator('#_stats').ariaSnapshot()).toMatch(/listitem: 30000\+ Happy Members/);
    expect(await copied(page)).toEqual(FIGURES);
    await page.clock.runFor(150);
    expect(await shown(page)).toEqual(FIGURES);

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
    expect(await shown(page)).toEqual(FIGURES);
    expect(await texts(page)).toEqual([]);
    await see(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await shown(page)).toEqual(FIGURES);
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
    expect(await shown(page)).toEqual(FIGURES);
    expect(await texts(page)).toEqual([]);
  });
});
