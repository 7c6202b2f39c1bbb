import type { Page } from 'playwright/test';
import { content } from './fixture-content.ts';
import { expect, test } from './fixtures.ts';
import { CONFIGURED, YOUTUBE_ID } from './sites.ts';

const { video: words } = content('landing/hero');
const VIDEO_FILE = /\/_astro\/[^/]+\.(webm|mp4)$/;
const poster = (page: Page) => page.locator('.promo-video a');
const video = (page: Page) => page.locator('.promo-video video');
const playTime = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test.use({ playVideos: true });

test.describe('The site’s own video', () => {
  test.skip(words.youtubeId !== '', 'The content names a YouTube video, which is shown in its place.');

  test('plays by itself over its poster once the page has loaded, muted and again and again, 600 by 350', async ({
    page,
  }) => {
    const asked: boolean[] = [];
    let loaded = false;
    page.on('load', () => (loaded = true));
    page.on('request', (request) => {
      if (VIDEO_FILE.test(request.url())) asked.push(loaded);
    });
    await page.goto('/');
    await expect.poll(() => playTime(page)).toBeGreaterThan(0);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).not.toContain(false);
    await expect(video(page)).toBeVisible();
    expect(await video(page).evaluate((element: HTMLVideoElement) => [element.muted, element.loop])).toEqual([
      true,
      true,
    ]);
    const box = await video(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([600, 350]);
  });

  test('is stopped and goes on by its button', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => playTime(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: words.pause, exact: true }).click();
    const go = page.getByRole('button', { name: words.play, exact: true });
    await expect(go).toBeVisible();
    await expect(video(page)).toHaveJSProperty('paused', true);
    await go.click();
    await expect(page.getByRole('button', { name: words.pause, exact: true })).toBeVisible();
    await expect(video(page)).toHaveJSProperty('paused', false);
  });

  test('takes its poster away from the keyboard and from screen readers once it plays', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: words.pause, exact: true })).toBeVisible();
    await expect(poster(page)).toHaveJSProperty('inert', true);
  });

  test('is never wider than its column', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.locator('.promo-video').scrollIntoViewIfNeeded();
    await expect.poll(() => playTime(page)).toBeGreaterThan(0);
    const box = await video(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(360);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(600 / 350, 1);
  });

  test('is not fetched before most of it is in view', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (VIDEO_FILE.test(request.url())) asked.push(request.url());
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(asked).toEqual([]);
    await poster(page).scrollIntoViewIfNeeded();
    await expect.poll(() => playTime(page)).toBeGreaterThan(0);
  });

  for (const [where, prepare] of [
    ['motion is to be reduced', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    ['data are to be saved', saveData],
  ] as const) {
    test(`is not fetched where ${where}, and plays after a click on its poster`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (VIDEO_FILE.test(request.url())) asked.push(request.url());
      });
      await prepare(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      expect(asked).toEqual([]);
      await expect(video(page)).toHaveCount(0);
      await page.locator('.promo-video').getByRole('link').press('Enter');
      await expect.poll(() => playTime(page)).toBeGreaterThan(0);
      await expect(page.getByRole('button', { name: words.pause, exact: true })).toBeFocused();
    });
  }

  test('that cannot be fetched leaves the poster', async ({ page }) => {
    await page.route(VIDEO_FILE, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.mp4'));
    await page.goto('/');
    await refused;
    await expect(video(page)).toHaveCount(0);
    await expect(poster(page)).toBeVisible();
    await expect(poster(page)).toContainText(words.play);
  });
});

test.describe('A YouTube video', () => {
  test.use({ baseURL: CONFIGURED.url });

  /** A player that reports by the protocol of YouTube’s: what it says once it has been asked. */
  const player = (...reports: object[]) => `<!doctype html><body style="background:gray"><script>
    addEventListener('message', ({ data, source, origin }) => {
      if (JSON.parse(data).event === 'listening')
        for (const report of ${JSON.stringify(reports)}) source.postMessage(JSON.stringify(report), origin);
      if (JSON.parse(data).func === 'playVideo')
        source.postMessage(JSON.stringify({ event: 'infoDelivery', info: { playerState: 1 } }), origin);
    });
  </script>`;
  const PLAYING = { event: 'infoDelivery', info: { playerState: 1 } };
  const READY = { event: 'onReady' };
  const HOST = 'https://www.youtube-nocookie.com/**';
  const frame = (page: Page) => page.locator('.promo-video iframe');
  const serve = (page: Page, body: string) =>
    page.route(HOST, (route) => route.fulfill({ contentType: 'text/html', body }));

  test('is embedded muted, without related videos, with a referrer, and takes the poster’s place once it plays', async ({
    page,
  }) => {
    await serve(page, player(READY, PLAYING));
    await page.goto('');
    await expect(frame(page)).toHaveAttribute(
      'src',
      new RegExp(`/embed/${YOUTUBE_ID}\\?autoplay=1&mute=1&rel=0&playsinline=1&enablejsapi=1$`),
    );
    await expect(frame(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(poster(page)).toBeHidden();
    expect(await frame(page).evaluate((element: HTMLElement) => element.inert)).toBe(false);
    const box = await frame(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([600, 350]);
  });

  test('stays behind its poster until it plays, and plays after a click', async ({ page }) => {
    await serve(page, player(READY));
    await page.goto('');
    await expect(frame(page)).toHaveCount(1);
    await frame(page).contentFrame().locator('body').waitFor({ state: 'attached' });
    await expect(poster(page)).toBeVisible();
    await poster(page).click();
    await expect(poster(page)).toBeHidden();
  });

  for (const [fault, prepare] of [
    ['whose host is blocked', (page: Page) => page.route(HOST, (route) => route.abort('blockedbyclient'))],
    [
      'whose host answers with an error',
      (page: Page) => page.route(HOST, (route) => route.fulfill({ status: 500, body: 'no' })),
    ],
    ['that never answers', (page: Page) => page.route(HOST, () => undefined)],
    ['that is not a player', (page: Page) => serve(page, '<h1>Sign in</h1>')],
  ] as const) {
    test(`${fault} leaves the poster as a link to it`, async ({ page }) => {
      await page.clock.install();
      await prepare(page);
      await page.goto('');
      await page.clock.runFor(6000);
      await expect(frame(page)).toHaveCount(1);
      await expect(poster(page)).toBeVisible();
      expect(await topmost(page)).toBe('IMG');
      await page.clock.runFor(20_000);
      await expect(frame(page)).toHaveCount(0);
      await expect(poster(page)).toHaveAttribute('href', `https://www.youtube.com/watch?v=${YOUTUBE_ID}`);
      const followed = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().includes('/watch'),
      );
      await page.route('https://www.youtube.com/**', (route) => route.fulfill({ body: 'YouTube' }));
      await poster(page).click();
      await followed;
    });
  }

  test('that does not exist leaves the poster as soon as the player says so', async ({ page }) => {
    await serve(page, player(READY, { event: 'onError', info: 100 }));
    await page.goto('');
    await expect(poster(page)).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
  });

  test('believes no report of another window', async ({ page }) => {
    await serve(page, player());
    await page.goto('');
    await expect(frame(page)).toHaveCount(1);
    await page.evaluate((report) => window.postMessage(JSON.stringify(report), '*'), PLAYING);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(poster(page)).toBeVisible();
  });

  test('is not embedded where motion is to be reduced, until its poster is clicked', async ({ page }) => {
    await serve(page, player(READY, PLAYING));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('', { waitUntil: 'networkidle' });
    await expect(frame(page)).toHaveCount(0);
    await poster(page).click();
    await expect(poster(page)).toBeHidden();
  });

  test('has the focus once it plays if its poster had it', async ({ page }) => {
    await serve(page, player(READY, PLAYING));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('', { waitUntil: 'networkidle' });
    await poster(page).press('Enter');
    await expect(poster(page)).toBeHidden();
    await expect(frame(page)).toBeFocused();
  });

  /** The element that a visitor sees in the middle of the video’s place. */
  const topmost = (page: Page) =>
    page.evaluate(() => {
      const box = document.querySelector('.promo-video > div')?.getBoundingClientRect();
      if (!box) throw new Error('There is no video');
      return document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 3).at(0)?.tagName;
    });
});
