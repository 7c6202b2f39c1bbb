import type { Page } from 'playwright';

/** The time without requests after which a page counts as idle. */
const IDLE_MS = 1500;
/** The distance and the duration of one step of scrolling. */
const STEP_PX = 300;
const STEP_MS = 120;

/** Waits until a page has loaded and has been idle for `IDLE_MS`. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MS);
  await page.waitForLoadState('networkidle');
}

/** Slows the CPU down by a factor, to emulate a cheap phone. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Networks of mobile phones: latency in ms, throughput in bytes per second. */
const NETWORKS = {
  /** 1.6 Mbit/s. */
  fast: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  /** "Slow 4G" in Chrome's DevTools. */
  slow: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
};

/** Emulates the network of a mobile phone. */
export async function slowNetwork(page: Page, network: keyof typeof NETWORKS = 'fast'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[network] });
}

/** Scrolls to the end of the page in steps, like a visitor with a mouse wheel. */
export async function scrollToEnd(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  for (let atEnd = false; !atEnd;) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(STEP_MS);
    atEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  }
}
