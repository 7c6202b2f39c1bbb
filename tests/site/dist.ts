import { globSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

/** The folder of a built site: `dist`, or for the tests in `site/` the site from the content of the tests. */
export const DIST = process.env['DIST'] ?? 'dist';

/** Every file of the built site, relative to its folder. */
export function files(): string[] {
  return globSync('**/*', { cwd: DIST, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(`${DIST}/`.length));
}

/** The file of each page by its path, and that of the page for a wrong address as `/404`. */
export const PAGES = new Map<string, string>(
  files()
    .filter((file) => /(^|\/)(index|404)\.html$/.test(file))
    .map((file) => [`/${file.replace(/\/?index\.html$|\.html$/, '')}`, file]),
);

/** The paths of all pages. */
export const ROUTES = [...PAGES.keys()] as `/${string}`[];

/** The paths of the pages that search engines may list. The trip to the mangoes has begun. */
export const LISTED: string[] = ROUTES.filter((route) => !/\/(404|mangoes|doctor)$/.test(route)).sort();

/** True for the path of a Hindi page. */
export const isHindi = (route: string): boolean => /^\/hi(\/|$)/.test(route);

/** The text of a built file. */
export function read(file: string): string {
  return readFileSync(`${DIST}/${file}`, 'utf8');
}

/** The HTML of a page. */
export function htmlOf(route: string): string {
  return read(PAGES.get(route) ?? route);
}

/** A built page as a document, without its scripts and styles. */
export function open(route: string): Document {
  const { document } = new JSDOM(htmlOf(route), { url: `http://localhost:4321${route}` }).window;
  for (const element of document.querySelectorAll('script, style')) element.remove();
  return document;
}
