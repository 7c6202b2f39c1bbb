import { resolve } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import type { Language } from '../../src/content-model/languages.ts';
import { CHROMIUM } from '../e2e/chromium.ts';
import { setLanguage } from '../e2e/language.ts';
import { freePort } from '../free-port.ts';
import { startStaticHost, type StaticHost } from './static-host.ts';

/** The browser and the server for the measurements. */
export interface Bench {
  browser: Browser;
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
  const host = await startStaticHost(await freePort());
  const browser = await chromium.launch({
    ...CHROMIUM,
    // The fonts of a phone, whatever this computer has.
    env: { ...process.env, FONTCONFIG_FILE: resolve('tests/fonts/full.conf') },
    args: [...CHROMIUM.args, '--ignore-certificate-errors'],
  });
  try {
    return await use({ browser, host });
  } finally {
    await browser.close();
    host.close();
  }
}

/** Opens an empty page in a new browser context, calls `use` with it, and closes the context. */
export async function asVisitor<T>(
  { browser, host, language }: Bench,
  device: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...device, baseURL: host.url, locale: 'en-IN' });
  setLanguage(context, language);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
