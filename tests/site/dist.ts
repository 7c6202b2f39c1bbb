import { globSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { loadEnv } from 'vite';
import { readSettings } from '../../src/build/settings.ts';
import { TEST_SITE_URL } from './site-url.ts';

/** The folder of the built site. */
export const DIST = 'dist';

/** The address at which the built site says it lives. */
export const SITE = readSettings(loadEnv('production', process.cwd(), '')).SITE_URL || TEST_SITE_URL;

/** The four routes and the page for a wrong address, with their files. */
export const PAGES = {
  '/': 'index.html',
  '/trips': 'trips/index.html',
  '/terms-of-service': 'terms-of-service/index.html',
  '/privacy-policy': 'privacy-policy/index.html',
  '/404': '404.html',
} as const;

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
