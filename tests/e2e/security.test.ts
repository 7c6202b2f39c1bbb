import type { Page } from 'playwright/test';
import { VIDEO_HOST } from '../../src/lib/video-host.ts';
import { fillIn, openPanel, submit, success } from './callback-panel.ts';
import { content } from './content.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { tripPagePaths } from './trip-pages.ts';
import { legalPaths } from './legal-texts.ts';

const PATHS = ['/', '/trips', ...tripPagePaths, ...legalPaths, '/nowhere'];
const { menuButton, textSize } = content('navigation');
const { next } = content('landing/feedbacks').controls;
const { youtubeId } = content('landing/hero').video;

async function chooseTextSize(page: Page, wanted: number): Promise<void> {
  const size = textSize.sizes.find(({ percent }) => percent === wanted);
  await page.getByRole('button', { name: `${size?.symbol} ${size?.label}`, exact: true }).click();
}

test.use({ playVideos: true });

test.describe('A walk through every page and state', () => {
  test('violates no policy, contacts no third party and stores nothing but the text size', async ({
    page,
    context,
    pageErrors,
  }) => {
    const thirdParties = new Set<string>();
    page.on('request', (request) => {
      const { protocol, hostname, origin } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') thirdParties.add(origin);
    });
    for (const path of PATHS) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('button', { name: menuButton, exact: true }).click();
      await chooseTextSize(page, 150);
      await chooseTextSize(page, 125);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    }
    await page.goto('/');
    await expect(page.locator('[data-video=playing] video, .promo-video iframe')).toHaveCount(1);
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: next, exact: true }).click();
    await openPanel(page);
    await fillIn(page);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    expect(pageErrors).toEqual([]);
    expect([...thirdParties]).toEqual(youtubeId ? [VIDEO_HOST] : []);
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(async () => ({
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(stored).toEqual({
      local: { 'text-size': '125' },
      session: {},
      databases: [],
      caches: [],
      workers: 0,
    });
  });
});

test.describe('The Content-Security-Policy', () => {
  test('blocks inline scripts, event attributes, style elements, foreign frames and foreign requests', async ({
    page,
    pageErrors,
  }) => {
    // Trusted Types would stop these scripts before the directives that other browsers rely on.
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("; require-trusted-types-for 'script'", '');
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    const violated = await page.evaluateHandle(() => {
      const directives = new Set<string>();
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        directives.add(effectiveDirective),
      );
      const add = (tag: string, fill: (element: HTMLElement) => void) => {
        const element = document.createElement(tag);
        fill(element);
        document.body.append(element);
        return element;
      };
      add('script', (script) => (script.textContent = 'window.hacked = true'));
      add('p', (text) => text.setAttribute('onclick', 'window.hacked = true')).click();
      add('style', (style) => (style.textContent = 'body { color: red }'));
      add('iframe', (frame) => frame.setAttribute('src', 'https://elsewhere.example/'));
      fetch('https://elsewhere.example/').catch(() => undefined);
      return directives;
    });
    await expect
      .poll(() => violated.evaluate((directives) => [...directives].sort()))
      .toEqual(['connect-src', 'frame-src', 'script-src-attr', 'script-src-elem', 'style-src-elem']);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(pageErrors.length).toBeGreaterThan(0);
    pageErrors.length = 0;
  });
});

test('Trusted Types keep every script from inserting HTML', async ({ page }) => {
  await page.goto('/trips');
  await hydrated(page);
  const refused = await page.evaluate(() => {
    const inserts: [string, () => void][] = [
      ['innerHTML', () => (document.createElement('div').innerHTML = '<p>')],
      ['insertAdjacentHTML', () => document.body.insertAdjacentHTML('beforeend', '<p>')],
      ['script.src', () => (document.createElement('script').src = '/x.js')],
    ];
    return inserts
      .filter(([, insert]) => {
        try {
          insert();
          return false;
        } catch {
          return true;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual(['innerHTML', 'insertAdjacentHTML', 'script.src']);
});
