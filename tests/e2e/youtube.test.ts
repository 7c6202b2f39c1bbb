import type { Page } from 'playwright/test';
import { expect, idle, test } from './fixtures.ts';
import { CONFIGURED_URL, serveConfigured, YOUTUBE_ID } from './sites.ts';

const PLAYING = { event: 'infoDelivery', info: { playerState: 1 } };
const READY = { event: 'onReady' };
const HOST = 'https://www.youtube-nocookie.com/**';

const poster = (page: Page) => page.locator('.promo-video a');
const frame = (page: Page) => page.locator('.promo-video iframe');

/** Serves a player with YouTube's protocol, which sends these reports once it is asked. */
const servePlayer = (page: Page, ...reports: object[]) =>
  page.route(HOST, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><body style="background:gray"><script>
        addEventListener('message', ({ data, source, origin }) => {
          if (JSON.parse(data).event === 'listening')
            for (const report of ${JSON.stringify(reports)}) source.postMessage(JSON.stringify(report), origin);
          if (JSON.parse(data).func === 'playVideo')
            source.postMessage(JSON.stringify(${JSON.stringify(PLAYING)}), origin);
        });
      </script>`,
    }),
  );

test.use({ baseURL: CONFIGURED_URL });
test.beforeEach(({ page }) => serveConfigured(page, 'answered'));

test.describe('A YouTube video', () => {
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
    // Messages of another window are ignored.
    await page.evaluate((report) => window.postMessage(JSON.stringify(report), '*'), PLAYING);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(poster(page)).toBeVisible();
    await poster(page).click();
    await expect(poster(page)).toBeHidden();
  });

  test('whose host is blocked leaves the poster as a link to it', async ({ page }) => {
    await page.clock.install();
    // The browser shows a grey page in its frame.
    await page.route(HOST, (route) => route.abort('blockedbyclient'));
    await page.goto('');
    await page.clock.runFor(6000);
    await expect(frame(page)).toHaveCount(1);
    // The element at the centre of the video.
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

  test('that does not exist leaves the poster as soon as the player says so', async ({ page }) => {
    await servePlayer(page, READY, { event: 'onError', info: 100 });
    await page.goto('');
    await expect(frame(page)).toHaveCount(0);
    await expect(poster(page)).toBeVisible();
  });

  test('waits for a press where motion is to be reduced, and then has the focus', async ({ page }) => {
    await servePlayer(page, READY, PLAYING);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('');
    await idle(page);
    await expect(frame(page)).toHaveCount(0);
    await poster(page).press('Enter');
    await expect(poster(page)).toBeHidden();
    await expect(frame(page)).toBeFocused();
  });
});
