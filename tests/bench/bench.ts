import { resolve } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import type { Language } from '../../src/lib/languages.ts';
import { findBrowser, LAUNCH_ARGUMENTS } from '../../src/artwork/chromium.ts';
import { setLanguage } from '../e2e/language.ts';
import { freePort } from '../free-port.ts';
import { startStaticHost, type StaticHost } from './static-host.ts';

/** The browser and the server for the measurements. */
export interface Bench {
  browser: Browser;
  /** The port of the browser's DevTools protocol, which Lighthouse uses. */
  debuggingPort: number;
  host: StaticHost;
  /** The language of the pages that are measured. */
  language: Language;
}

/** A small touch phone, as most visitors have: 360 x 740 CSS pixels. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** A computer with a mouse. */
export const DESKTOP = { viewport: { width: 1280, height: 900 } } satisfies BrowserContextOptions;

/** Starts the static host and a browser without access to other hosts, calls `use`, and stops both. */
export async function withBench<T>(use: (bench: Omit<Bench, 'language'>) => Promise<T>): Promise<T> {
  const host = await startStaticHost(await freePort(), await freePort());
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser().path,
    // The fonts of a phone, whatever this computer has.
    env: { ...process.env, FONTCONFIG_FILE: resolve('tests/fonts/full.conf') },
    args: [...LAUNCH_ARGUMENTS, '--ignore-certificate-errors', `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    return await use({ browser, debuggingPort, host });
  } finally {
    await browser.close();
    host.close();
  }
}

/**
 * Opens an empty page in a new browser context, calls `use` with it, and closes the context.
 * @param url the address of the host: over HTTP/1.1 by default
 */
export async function asVisitor<T>(
  { browser, host, language }: Bench,
  device: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
  url = host.url,
): Promise<T> {
  const context = await browser.newContext({ ...device, baseURL: url, locale: 'en-IN' });
  setLanguage(context, language);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
