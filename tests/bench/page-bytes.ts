import { statSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { DIST, files, PAGES, read } from '../site/dist.ts';
import { BOUNDS } from './bounds.ts';
import { compressedBytes, sum } from './compressed.ts';
import { bounded, type Figure } from './figure.ts';

/** A page of the site by its address. */
export type Route = keyof typeof PAGES;

/** The pages that the bounds are about. */
export const ROUTES = ['/', '/trips', '/terms-of-service', '/privacy-policy'] as const satisfies Route[];

const STYLESHEETS = 'link[rel~=stylesheet]:not([media=print], [disabled])';
const SCRIPTS = 'script[src]:not([async], [defer], [type=module])';
const ASKED_TO_BLOCK = 'script[src][blocking~=render], link[blocking~=render]';

/** The addresses of what a page must have fetched besides itself before it is painted. */
export function renderBlockingRequests(route: Route): string[] {
  const { document } = new JSDOM(read(PAGES[route])).window;
  const elements = [...document.querySelectorAll([STYLESHEETS, SCRIPTS, ASKED_TO_BLOCK].join())];
  const imports = [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    [...textContent.matchAll(/@import[^;]*["'(]([^"')]+)/g)].map(([, address = '']) => address),
  );
  return [
    ...elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    ...imports,
  ];
}

/** The bytes of a page's HTML and of the stylesheets that it waits for. */
export function pageBytes(route: Route): number {
  const stylesheets = renderBlockingRequests(route).filter((address) => address.endsWith('.css'));
  return sum([PAGES[route], ...stylesheets].map(compressedBytes));
}

/** The sizes of all typefaces in bytes; they are compressed in themselves. */
export function fontSizes(): number[] {
  return files()
    .filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
    .map((file) => statSync(`${DIST}/${file}`).size);
}

/** The sizes of all JavaScript files in bytes. */
export function scriptSizes(): number[] {
  return files()
    .filter((file) => file.endsWith('.js'))
    .map(compressedBytes);
}

/** What can be read from `dist/` alone. */
export function measurePageBytes(): Figure[] {
  return [
    ...ROUTES.map((route) =>
      bounded(`HTML and render-blocking CSS of ${route}`, pageBytes(route), BOUNDS.pageBytes),
    ),
    ...ROUTES.map((route) =>
      bounded(
        `render-blocking requests of ${route}`,
        renderBlockingRequests(route).length,
        BOUNDS.renderBlockingRequests,
      ),
    ),
    bounded('all typefaces', sum(fontSizes()), BOUNDS.fontBytes),
    bounded('all JavaScript files', sum(scriptSizes()), BOUNDS.scriptBytes),
  ];
}
