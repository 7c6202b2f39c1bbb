import { defineConfig } from 'playwright/test';
import { CHROMIUM } from './chromium.ts';
import { ENGINE, IS_CHROMIUM } from './engine.ts';
import type { Options } from './fixtures.ts';
import { BOTH_LANGUAGES } from './language.ts';
import { SITE } from './sites.ts';

const ROOT = `${import.meta.dirname}/../..`;

/** The tests of the configured sites, and those that build them before. */
const CONFIGURED = ['**/configured.test.ts', '**/youtube.test.ts'];
const BUILDS = '**/configured-sites.test.ts';

/** Tests that depend on the width of letters also run with the fonts of `tests/fonts/full.conf`. */
const FULL_FONTS = `${ROOT}/tests/fonts/full.conf`;

const launchOptions = IS_CHROMIUM
  ? CHROMIUM
  : // Nobody answers at the proxy: no other machine is reached.
    { proxy: { server: 'http://127.0.0.1:9', bypass: 'localhost, 127.0.0.1' } };

export default defineConfig<Options>({
  testDir: '.',
  outputDir: `${ROOT}/.cache/e2e-results`,
  fullyParallel: true,
  // One for each core.
  workers: '100%',
  forbidOnly: true,
  // They only end what hangs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 0,
  reporter: [['dot']],
  use: {
    browserName: ENGINE,
    baseURL: SITE.url,
    launchOptions,
    viewport: { width: 1280, height: 900 },
    // In every project: the language of a page does not depend on that of the browser.
    locale: 'en-IN',
    // Far from India, so that a date read in the visitor's own zone would show.
    timezoneId: 'America/Los_Angeles',
  },
  projects: [
    { name: 'Builds', testMatch: BUILDS },
    {
      name: 'English',
      testIgnore: ['**/hindi.test.ts', BUILDS, ...CONFIGURED],
      use: { language: 'en' },
    },
    {
      name: 'Hindi',
      // The language makes a difference to few tests, and the time for all of them is bounded.
      grep: new RegExp(`hindi\\.test|${BOTH_LANGUAGES.tag}`),
      use: { language: 'hi' },
    },
    ...(['en', 'hi'] as const).map((language) => ({
      name: `${language === 'en' ? 'English' : 'Hindi'}, full fonts`,
      // Chromium alone takes the fonts of a file everywhere.
      testMatch: IS_CHROMIUM ? '**/layout.test.ts' : [],
      use: {
        language,
        launchOptions: { ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: FULL_FONTS } },
      },
    })),
    { name: 'Configured', testMatch: CONFIGURED, dependencies: ['Builds'] },
  ],
  webServer: { ...SITE, cwd: ROOT, reuseExistingServer: false, timeout: 120_000 },
});
