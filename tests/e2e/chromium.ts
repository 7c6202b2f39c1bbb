import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const OWN = chromium.executablePath();

/** Where systems have a Chromium, for computers on which Playwright has installed none. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What Chromium leaves out: the address bar's suggestions, which it would draw for every page although nobody
 * sees them (a second of processor time), and what Playwright needs to have left out. Of two such lists the
 * last one counts, so that Playwright's own has no effect.
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
 * and without a screen, and connects to no other machine. Routes cannot prevent that: a request that outlives
 * its page loses its redirect to a route.
 */
export const CHROMIUM = {
  executablePath: process.env['CHROMIUM_PATH'] || [OWN, ...SYSTEM].find(existsSync) || OWN,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // One process less per browser: the tests take a tenth less time.
    '--in-process-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join()}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};
