import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { findBrowser, LAUNCH_ARGUMENTS } from '../e2e/browser.ts';
import { freePort } from '../free-port.ts';
import { startStaticHost, type StaticHost } from './static-host.ts';

/** What a group of measurements works with. */
export interface Bench {
  browser: Browser;
  /** Where another program can take hold of the browser. */
  debuggingPort: number;
  host: StaticHost;
}

/** The phone of most visitors: 360 x 740, touched. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** A computer with a mouse. */
export const DESKTOP = { viewport: { width: 1280, height: 900 } } satisfies BrowserContextOptions;

/** Starts the host and a browser that reaches nothing else, lets them be used, and ends both. */
export async function withBench<T>(use: (bench: Bench) => Promise<T>): Promise<T> {
  const host = await startStaticHost(await freePort());
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser().path,
    args: [...LAUNCH_ARGUMENTS, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    return await use({ browser, debuggingPort, host });
  } finally {
    await browser.close();
    host.close();
  }
}

/** Opens an empty page of a visitor who has never been here, lets it be used, and closes it. */
export async function asVisitor<T>(
  { browser, host }: Bench,
  device: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...device, baseURL: host.url, locale: 'en-IN' });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
