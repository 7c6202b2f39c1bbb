import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const OWN = chromium.executablePath();

/** The paths of a system's Chromium, for computers without Playwright's. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The features without which Chromium runs: the suggestions of the address bar, which cost a second of CPU
 * time for every page, and those that Playwright disables, because the last of two lists overrides the first.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
];

/**
 * The launch options of Chromium: that of CHROMIUM_PATH, or Playwright's, or the system's. It may run as root
 * and without a screen, and connects to no other machine. Routes cannot ensure that: they do not apply to a
 * request that outlives its page.
 */
export const CHROMIUM = {
  executablePath: process.env['CHROMIUM_PATH'] || [OWN, ...SYSTEM].find(existsSync) || OWN,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // One process less per browser makes the tests a tenth faster.
    '--in-process-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join()}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};
