import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** A Chromium, and how it came to be known. */
interface FoundBrowser {
  path: string;
  source: string;
}

/**
 * The arguments of Chromium: it may run as root and without a screen, and connects to no other machine.
 * Routes cannot prevent that: a request that outlives its page loses its redirect to a route.
 */
export const LAUNCH_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // One process less per browser: the tests take a tenth less time.
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** The headless shell comes first: the tests take half the time without the user interface of a browser. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium: the one named by CHROMIUM_PATH, Playwright's own, the system's. Where there is none it
 * installs one, by Playwright or by the system's package manager.
 * @throws Error that says what was tried and how to name a browser.
 */
export function findBrowser(): FoundBrowser {
  const found = namedBrowser() ?? playwrightBrowser() ?? systemBrowser() ?? installedBrowser();
  if (!found) {
    throw new Error(
      'There is no Chromium here, and neither Playwright nor the package manager could install one.\n' +
        'Install Chromium or Google Chrome, or name its program: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  return found;
}

function namedBrowser(): FoundBrowser | undefined {
  const path = process.env['CHROMIUM_PATH'];
  if (!path) return undefined;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`);
  return { path, source: 'CHROMIUM_PATH' };
}

function playwrightBrowser(): FoundBrowser | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? { path, source: 'Playwright' } : undefined;
}

function systemBrowser(): FoundBrowser | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = [...candidates, ...SYSTEM_PATHS].find(isProgram);
  return path === undefined ? undefined : { path, source: 'the system' };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser(): FoundBrowser | undefined {
  console.log('No Chromium found. Installing one by Playwright …');
  if (run('npx', ['playwright', 'install', 'chromium'])) return playwrightBrowser();
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log('Installing one by the package manager …');
  const apt = (...words: string[]) => {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...words];
    return run(program, rest);
  };
  return apt('update') && apt('install', '-y', 'chromium-headless-shell') ? systemBrowser() : undefined;
}

function run(program: string, words: string[]): boolean {
  return spawnSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
