import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DIST, isHindi, open, ROUTES } from './dist.ts';

const pages = new Map(ROUTES.map((route) => [route, open(route)]));

/** The addresses of this site that a page names. */
function ownAddresses(page: Document): URL[] {
  const attributes = ['href', 'src', 'component-url', 'renderer-url'];
  return attributes
    .flatMap((name) => [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)))
    .map((address) => new URL(address ?? '', page.URL))
    .filter(({ origin }) => origin === new URL(page.URL).origin);
}

describe.each([...pages])('The page %s', (route, page) => {
  const own = ownAddresses(page);

  it('names files and pages that exist, without a trailing slash', () => {
    expect(own.length).toBeGreaterThan(10);
    const missing = own.filter(
      ({ pathname }) =>
        !pages.has(pathname as `/${string}`) && !existsSync(DIST + decodeURIComponent(pathname)),
    );
    expect(missing.map(String)).toEqual([]);
    expect(own.map(({ pathname }) => pathname).filter((path) => /.\/$/.test(path))).toEqual([]);
  });

  // The page for a wrong address has both languages.
  it.skipIf(route === '/404')('leads to pages in its language, but for the links to the other one', () => {
    const links = page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang])');
    const paths = [...links]
      .map(({ pathname }) => pathname)
      .filter((path) => pages.has(path as `/${string}`));
    expect(paths.filter((path) => isHindi(path) !== isHindi(route))).toEqual([]);
  });

  it('names sections that exist', () => {
    const lost = own.filter(
      ({ pathname, hash }) =>
        // The fragment of a drawing is one of its symbols.
        hash &&
        !pathname.endsWith('.svg') &&
        !pages.get(pathname as `/${string}`)?.getElementById(decodeURIComponent(hash.slice(1))),
    );
    expect(lost.map(String)).toEqual([]);
  });

  it('has links to a telephone number and a mail address', () => {
    for (const scheme of ['tel', 'mailto'])
      expect(page.querySelector(`a[href^="${scheme}:"]`)).not.toBeNull();
  });
});
