import type { Page } from 'playwright/test';
import { IS_CHROMIUM } from './engine.ts';
import { expect, idle, test } from './fixtures.ts';
import { cards, holdTrips, spinner, TITLES } from './trip.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** The script files that a page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  return scripts;
}

test('A page fetches no script file before the visitor’s first touch', async ({ page }) => {
  const scripts = scriptsOf(page);
  for (const path of ['/', '/trips', '/terms-of-service']) {
    await page.goto(path);
    await idle(page);
    expect(scripts, path).toEqual([]);
  }
});

test('A page under a mouse at rest fetches no script file until the mouse moves', async ({ page }) => {
  await page.mouse.move(180, 300);
  const scripts = scriptsOf(page);
  await page.goto('/');
  await idle(page);
  expect(scripts).toEqual([]);
  await page.mouse.move(190, 310, { steps: 3 });
  await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
});

for (const [change, answered, atList] of [
  ['becomes longer while the visitor looks at it', (built: object[]) => [...built, ...built.slice(-3)], true],
  ['becomes shorter while the visitor looks at it', (built: object[]) => built.slice(0, -3), true],
  ['is empty while the visitor looks at the top of the page', () => [], false],
] as const) {
  test(`Nothing moves when the list of trips ${change}`, async ({ page }) => {
    test.skip(!IS_CHROMIUM, 'needs layout shifts');
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[])
          shifts.push(`${value} ${sources.map(({ node }) => (node as Element | null)?.className).join()}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shifts = () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));
    const answer = await holdTrips(page, answered);
    await page.goto('/trips');
    if (atList) {
      await cards(page)
        .first()
        .evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
      // The bar becomes lower once it is hydrated.
      const bar = page.locator('.navbar[data-scrolled=true]');
      await bar.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    }
    await idle(page);
    await shifts();
    answer();
    await expect(spinner(page)).toHaveCount(0);
    await expect(page.locator('.trip-card')).not.toHaveCount(TITLES.length);
    await idle(page);
    expect(await shifts()).toEqual([]);
  });
}
