import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { CONFIGURED, YOUTUBE_ID } from './sites.ts';

const VIDEO_FILE = /\/_astro\/[^/]+\.(webm|mp4)$/;
const poster = (page: Page) => page.locator('.promo-video a');
const video = (page: Page) => page.locator('.promo-video video');
const button = (page: Page, name: 'Pause the film' | 'Play the film') =>
  page.getByRole('button', { name, exact: true });
const expectPlaying = (page: Page) =>
  expect
    .poll(() => video(page).evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0);

/** For each request for the video from now on, whether the page had loaded before. */
function requestsForVideo(page: Page): boolean[] {
  const asked: boolean[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (VIDEO_FILE.test(request.url())) asked.push(loaded);
  });
  return asked;
}

async function openAtRest(page: Page): Promise<void> {
  await page.goto('', { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

test.use({ playVideos: true });

test.describe('The site’s own video', () => {
  test('plays by itself once the page has loaded, muted, in a loop, 600 by 350', async ({ page }) => {
    const asked = requestsForVideo(page);
    await page.goto('/');
    await expectPlaying(page);
    expect(new Set(asked)).toEqual(new Set([true]));
    await expect(video(page)).toHaveJSProperty('muted', true);
    await expect(video(page)).toHaveJSProperty('loop', true);
    expect(await video(page).boundingBox()).toMatchObject({ width: 600, height: 350 });
    // Neither the keyboard nor a screen reader finds the poster below.
    await expect(poster(page)).toHaveJSProperty('inert', true);
  });

  test('is stopped and goes on by its button', async ({ page }) => {
    await page.goto('/');
    await expectPlaying(page);
    await button(page, 'Pause the film').click();
    await expect(video(page)).toHaveJSProperty('paused', true);
    await button(page, 'Play the film').click();
    await expect(button(page, 'Pause the film')).toBeVisible();
    await expect(video(page)).toHaveJSProperty('paused', false);
  });

  test('is not fetched before most of it is in view, and never wider than its column', async ({ page }) => {
    const asked = requestsForVideo(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await openAtRest(page);
    expect(asked).toEqual([]);
    await poster(page).scrollIntoViewIfNeeded();
    await expectPlaying(page);
    const { width = 0, height = 0 } = (await video(page).boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(360);
    expect(width / height).toBeCloseTo(600 / 350, 1);
  });

  for (const [where, prepare] of [
    ['motion is to be reduced', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    [
      'data are to be saved',
      (page: Page) =>
        page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        ),
    ],
  ] as const) {
    test(`is not fetched where ${where}, and plays after a click on its poster`, async ({ page }) => {
      const asked = requestsForVideo(page);
      await prepare(page);
      await openAtRest(page);
      expect(asked).toEqual([]);
      await expect(video(page)).toHaveCount(0);
      await poster(page).press('Enter');
      await expectPlaying(page);
      await expect(button(page, 'Pause the film')).toBeFocused();
    });
  }

  test('that cannot be fetched leaves the poster', async ({ page }) => {
    await page.route(VIDEO_FILE, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.mp4'));
    await page.goto('/');
    await refused;
    await expect(video(page)).toHaveCount(0);
    await expect(poster(page)).toBeVisible();
    await expect(poster(page)).toContainText('Play the film');
  });
});

test.describe('A YouTube video', () => {
  test.use({ baseURL: CONFIGURED.url });

  const PLAYING = { event: 'infoDelivery', info: { playerState: 1 } };
  const READY = { event: 'onReady' };
  const HOST = 'https://www.youtube-nocookie.com/**';
  const frame = (page: Page) => page.locator('.promo-video iframe');
  const serve = (page: Page, body: string) =>
    page.route(HOST, (route) => route.fulfill({ contentType: 'text/html', body }));

  /** Serves a player that reports by the protocol of YouTube’s: what it says once it has been asked. */
  const servePlayer = (page: Page, ...reports: object[]) =>
    serve(
      page,
      `<!doctype html><body style="background:gray"><script>
        addEventListener('message', ({ data, source, origin }) => {
          if (JSON.parse(data).event === 'listening')
            for (const report of ${JSON.stringify(reports)}) source.postMessage(JSON.stringify(report), origin);
          if (JSON.parse(data).func === 'playVideo')
            source.postMessage(JSON.stringify(${JSON.stringify(PLAYING)}), origin);
        });
      </script>`,
    );

  test('is embedded muted, with a referrer, and takes the place of the poster', async ({ page }) => {
    await servePlayer(page, READY, PLAYING);
    await page.goto('');
    const query = 'autoplay=1&mute=1&rel=0&playsinline=1&enablejsapi=1';
    await expect(frame(page)).toHaveAttribute(
      'src',
      `https://www.youtube-nocookie.com/embed/${YOUTUBE_ID}?${query}`,
    );
    await expect(frame(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(poster(page)).toBeHidden();
    await expect(frame(page)).toHaveJSProperty('inert', false);
    expect(await frame(page).boundingBox()).toMatchObject({ width: 600, height: 350 });
  });

  test('stays behind its poster until it plays, and plays after a click', async ({ page }) => {
    await servePlayer(page, READY);
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
      // What a visitor sees in the middle of the video’s place.
      const topmost = await page.locator('.promo-video > div').evaluate((place) => {
        const { x, y, width, height } = place.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 3)?.tagName;
      });
      expect(topmost).toBe('IMG');
      await page.clock.runFor(20_000);
      await expect(frame(page)).toHaveCount(0);
      const address = `https://www.youtube.com/watch?v=${YOUTUBE_ID}`;
      await page.route('https://www.youtube.com/**', (route) => route.fulfill({ body: 'YouTube' }));
      const followed = page.waitForRequest(address);
      await poster(page).click();
      await followed;
    });
  }

  test('that does not exist leaves the poster as soon as the player says so', async ({ page }) => {
    await servePlayer(page, READY, { event: 'onError', info: 100 });
    await page.goto('');
    await expect(frame(page)).toHaveCount(0);
    await expect(poster(page)).toBeVisible();
  });

  test('believes no report of another window', async ({ page }) => {
    await servePlayer(page);
    await page.goto('');
    await expect(frame(page)).toHaveCount(1);
    await page.evaluate((report) => window.postMessage(JSON.stringify(report), '*'), PLAYING);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(poster(page)).toBeVisible();
  });

  test('waits for a press where motion is to be reduced, and then has the focus', async ({ page }) => {
    await servePlayer(page, READY, PLAYING);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAtRest(page);
    await expect(frame(page)).toHaveCount(0);
    await poster(page).press('Enter');
    await expect(poster(page)).toBeHidden();
    await expect(frame(page)).toBeFocused();
  });
});
