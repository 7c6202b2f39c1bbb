import type { Page } from 'playwright';

/** How long a page must have asked for nothing before it counts as at rest. */
const QUIET_MS = 3000;
/** A wheel's step, and the time a reader takes for it. */
const STEP_PX = 300;
const STEP_MS = 120;

/** Waits until a page has loaded and has been at rest for some seconds; nobody touches it meanwhile. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
}

/** Makes the processor slower by a factor, as a cheap phone's is. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Makes the network that of a phone in the country: 1.6 Mbit/s, 150 ms there and back. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
}

/** Scrolls to the end of the page as a reader does. */
export async function scrollToEnd(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  for (let atEnd = false; !atEnd;) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(STEP_MS);
    atEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  }
}
