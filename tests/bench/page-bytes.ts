import { statSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { DIST, files, htmlOf, isHindi, PAGES, ROUTES as PATHS } from '../site/dist.ts';
import { BOUNDS } from './bounds.ts';
import { compressedBytes, sentBytes, sum } from './compressed.ts';
import { bounded, type Figure } from './figure.ts';

/** The path of a page. */
export type Route = `/${string}`;

/** The pages to which the bounds apply. */
export const ROUTES = [
  '/',
  '/trips',
  '/terms-of-service',
  '/privacy-policy',
  '/accessibility-statement',
] as const;

/** One page of each kind: legal texts differ only in their words. */
export const KINDS = ['/', '/trips', '/terms-of-service'] as const;

/** Every page but that for wrong addresses. */
export const ALL_ROUTES = PATHS.filter((route) => route !== '/404');

/** Returns the bound of a page's bytes. The page of a trip may have more for each day beyond a week. */
export function pageBytesBound(route: Route) {
  if (!/\/trips\/./.test(route)) return isHindi(route) ? BOUNDS.hindiPageBytes : BOUNDS.pageBytes;
  const bound = isHindi(route) ? BOUNDS.hindiTripPageBytes : BOUNDS.pageBytes;
  const days = new JSDOM(htmlOf(route)).window.document.querySelectorAll('.trip-days > li').length;
  return { ...bound, most: bound.most + Math.max(0, days - 7) * BOUNDS.longTripBytes.most };
}

const STYLESHEETS = 'link[rel~=stylesheet]:not([media=print], [disabled])';
const SCRIPTS = 'script[src]:not([async], [defer], [type=module])';
const EXPLICITLY_BLOCKING = 'script[src][blocking~=render], link[blocking~=render]';

/** Returns the URLs of the render-blocking resources of a page. */
export function renderBlockingRequests(route: Route): string[] {
  const { document } = new JSDOM(htmlOf(route)).window;
  const elements = [...document.querySelectorAll([STYLESHEETS, SCRIPTS, EXPLICITLY_BLOCKING].join())];
  const imports = [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    [...textContent.matchAll(/@import[^;]*["'(]([^"')]+)/g)].map(([, address = '']) => address),
  );
  return [
    ...elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    ...imports,
  ];
}

/** Returns the compressed size of a page's HTML and render-blocking stylesheets in bytes. */
export function pageBytes(route: Route): number {
  const stylesheets = renderBlockingRequests(route).filter((address) => address.endsWith('.css'));
  return sum([PAGES.get(route) ?? route, ...stylesheets].map(compressedBytes));
}

/**
 * Returns the sizes in bytes of the font files for the words of a page; the formats are already compressed.
 * The file with all Hindi letters is loaded for other words only.
 */
export function fontSizes(route: Route): number[] {
  const html = htmlOf(route).replace(/@font-face\{font-family:"Noto Sans Devanagari All[^}]*\}/g, '');
  return files()
    .filter((file) => /\.(woff2?|ttf|otf)$/.test(file) && html.includes(file))
    .map((file) => statSync(`${DIST}/${file}`).size);
}

/** Returns the compressed sizes of all JavaScript files in bytes. */
export function scriptSizes(): number[] {
  return files()
    .filter((file) => file.endsWith('.js'))
    .map(compressedBytes);
}

/** Measures everything that needs only the files in `dist/`. */
export function measurePageBytes(): Figure[] {
  return [
    ...ALL_ROUTES.map((route) =>
      bounded(`HTML and render-blocking CSS of ${route}`, pageBytes(route), pageBytesBound(route)),
    ),
    ...ALL_ROUTES.map((route) =>
      bounded(`${route} in gzip, with headers`, sentBytes(PAGES.get(route) ?? route), BOUNDS.sentBytes),
    ),
    ...ALL_ROUTES.map((route) =>
      bounded(
        `render-blocking requests of ${route}`,
        renderBlockingRequests(route).length,
        BOUNDS.renderBlockingRequests,
      ),
    ),
    ...ALL_ROUTES.map((route) => bounded(`fonts of ${route}`, sum(fontSizes(route)), BOUNDS.fontBytes)),
    bounded('all JavaScript files', sum(scriptSizes()), BOUNDS.scriptBytes),
  ];
}
