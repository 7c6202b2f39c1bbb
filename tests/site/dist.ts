import { globSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { FIXTURE_DIST } from '../fixtures/site.ts';

/** The folder of the built site. */
export const DIST = FIXTURE_DIST;

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

const opened = new Map<string, Document>();

/** A built page as a document, without its scripts and styles. No test may change it. */
export function open(route: string): Document {
  const cached = opened.get(route);
  if (cached) return cached;
  const { document } = new JSDOM(htmlOf(route), { url: `http://localhost:4321${route}` }).window;
  for (const element of document.querySelectorAll('script, style')) element.remove();
  opened.set(route, document);
  return document;
}

const words = ({ textContent }: Element) => textContent.trim().replace(/\s+/g, ' ');

/** The words of the elements of a page that match a selector, in their order. */
export const textsIn = (page: ParentNode, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(words);

/** The words and the address of each link that a part of a page holds, in their order. */
export const linksIn = (page: ParentNode, part: string): (string | null)[][] =>
  [...page.querySelectorAll(`${part} a`)].map((link) => [words(link), link.getAttribute('href')]);

/** The values of an attribute of the elements of a page that match a selector, in their order. */
export const valuesIn = (page: ParentNode, selector: string, attribute: string): (string | null)[] =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
