import type { Page } from 'playwright/test';
import { expect, idle, test } from './fixtures.ts';

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

test.use({ playVideos: true });

test.describe('The site’s own video', () => {
  test('plays by itself once the page has loaded, muted, and has a pause button', async ({ page }) => {
    const asked = requestsForVideo(page);
    await page.goto('/');
    await expectPlaying(page);
    expect(new Set(asked)).toEqual(new Set([true]));
    await expect(video(page)).toHaveJSProperty('muted', true);
    await expect(video(page)).toHaveJSProperty('loop', true);
    expect(await video(page).boundingBox()).toMatchObject({ width: 600, height: 350 });
    // Neither the keyboard nor a screen reader finds the poster below.
    await expect(poster(page)).toHaveJSProperty('inert', true);
    await button(page, 'Pause the film').click();
    await expect(video(page)).toHaveJSProperty('paused', true);
    await button(page, 'Play the film').click();
    await expect(button(page, 'Pause the film')).toBeVisible();
    await expect(video(page)).toHaveJSProperty('paused', false);
  });

  test('may be paused as soon as it is started', async ({ page }) => {
    await page.goto('/');
    await expectPlaying(page);
    await button(page, 'Pause the film').click();
    await button(page, 'Play the film').evaluate((element: HTMLButtonElement) => {
      // As before its data has loaded.
      document.querySelector('video')?.load();
      element.click();
      element.click();
    });
    // Its start has failed then. A promise that is left unhandled fails the test.
    await idle(page);
    await expect(video(page)).toHaveJSProperty('paused', true);
  });

  test('is not fetched before most of it is in view, and never wider than its column', async ({ page }) => {
    const asked = requestsForVideo(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    await idle(page);
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
    test(`is not fetched where ${where}, and plays after a press on its poster`, async ({ page }) => {
      const asked = requestsForVideo(page);
      await prepare(page);
      await page.goto('/');
      await idle(page);
      expect(asked).toEqual([]);
      await expect(video(page)).toHaveCount(0);
      await poster(page).press('Enter');
      await expectPlaying(page);
      await expect(button(page, 'Pause the film')).toBeFocused();
    });
  }

  test('that the browser does not start waits for a click on its poster', async ({ page }) => {
    await page.addInitScript(() => {
      const play = Reflect.get(HTMLMediaElement.prototype, 'play');
      // Not `navigator.userActivation`: the calls of Playwright count as user gestures, too.
      let isPressed = false;
      addEventListener('pointerdown', () => (isPressed = true), true);
      HTMLMediaElement.prototype.play = function () {
        return isPressed ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    await page.goto('/');
    await expect(video(page)).toBeAttached();
    await poster(page).click();
    await expectPlaying(page);
  });

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
