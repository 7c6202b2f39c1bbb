import { existsSync, globSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { loadEnv } from 'vite';
import { readSettings } from '../../src/build/settings.ts';
import { TEST_SITE_URL } from './site-url.ts';

/** The folder of the built site. */
export const DIST = 'dist';

/** The address at which the built site says it lives. */
export const SITE = readSettings(loadEnv('production', process.cwd(), '')).SITE_URL || TEST_SITE_URL;

const ENGLISH_PAGES = {
  '/': 'index.html',
  '/trips': 'trips/index.html',
  '/terms-of-service': 'terms-of-service/index.html',
  '/privacy-policy': 'privacy-policy/index.html',
  '/accessibility-statement': 'accessibility-statement/index.html',
  '/404': '404.html',
} as const;

const HINDI_PAGES = {
  '/hi': 'hi/index.html',
  '/hi/trips': 'hi/trips/index.html',
  '/hi/terms-of-service': 'hi/terms-of-service/index.html',
  '/hi/privacy-policy': 'hi/privacy-policy/index.html',
  '/hi/accessibility-statement': 'hi/accessibility-statement/index.html',
} as const;

/** False after an owner has deleted `content/hi/`. */
export const HAS_HINDI = existsSync('content/hi');

/** The pages of trips in each language, with their files. */
export const TRIP_PAGES = Object.fromEntries(
  globSync('{,hi/}trips/*/index.html', { cwd: DIST }).map((file) => [
    `/${file.replace('/index.html', '')}`,
    file,
  ]),
);

/** The five routes in each language, the pages of trips and the page for a wrong address, with their files. */
export const PAGES = {
  ...ENGLISH_PAGES,
  ...(HAS_HINDI && HINDI_PAGES),
  ...TRIP_PAGES,
} as typeof ENGLISH_PAGES & typeof HINDI_PAGES;

/** The text of a built file. */
export function read(file: string): string {
  return readFileSync(`${DIST}/${file}`, 'utf8');
}

/** A built page as a document, without its scripts and styles. */
export function open(route: keyof typeof PAGES): Document {
  const { document } = new JSDOM(read(PAGES[route]), { url: `http://localhost:4321${route}` }).window;
  for (const element of document.querySelectorAll('script, style')) element.remove();
  return document;
}

/** Every file of the built site, relative to its folder. */
export function files(): string[] {
  return globSync('**/*', { cwd: DIST, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(`${DIST}/`.length));
}
