import type { Page } from 'playwright';

declare global {
  /** The time of the frame in which the element of `watchPaint` is first painted. */
  var benchPainted: Promise<number>;
}

/** The time without requests after which a page counts as idle. */
const IDLE_MS = 1500;

/** Waits until a page has loaded and has been idle for `IDLE_MS`. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MS);
  await page.waitForLoadState('networkidle');
}

/** Slows the CPU down to a quarter of its speed, to emulate a cheap phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Networks of mobile phones: latency in ms, throughput in bytes per second. */
const NETWORKS = {
  /** 1.6 Mbit/s. */
  fast: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  /** "Slow 4G" in Chrome's DevTools. */
  slow: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
};

/** The name of a network. */
export type Network = keyof typeof NETWORKS;

/** Emulates the network of a mobile phone. */
export async function slowNetwork(page: Page, network: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[network] });
}

/** Watches every document of a page for the paint of an element. Must be called before navigation. */
export async function watchPaint(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    globalThis.benchPainted = new Promise((resolve) => {
      const look = () => {
        if (document.querySelector(wanted)?.getClientRects().length)
          setTimeout(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, selector);
}

/** The time in ms, since the navigation, at which the element of `watchPaint` has been painted. */
export function paintTime(page: Page): Promise<number> {
  return page.evaluate(() => globalThis.benchPainted);
}
