import { dialled } from '../../src/lib/telephone.ts';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content } from '../e2e/content.ts';
import { DIST, open, PAGES } from './dist.ts';

const ORIGIN = 'http://localhost:4321';
const routes = Object.keys(PAGES) as (keyof typeof PAGES)[];
const pages = new Map(routes.map((route) => [route, open(route)]));

/** Every address of our own that a page names, as a URL. */
function ownAddresses(page: Document): URL[] {
  const named = [...page.querySelectorAll('[href], [src], [component-url], [renderer-url]')].flatMap(
    (element) => ['href', 'src', 'component-url', 'renderer-url'].map((name) => element.getAttribute(name)),
  );
  return named
    .filter((address) => address !== null)
    .map((address) => new URL(address, page.URL))
    .filter(({ origin }) => origin === ORIGIN);
}

describe.each(routes)('The page %s', (route) => {
  const page = pages.get(route) ?? open(route);

  it('names only addresses that there are, without a trailing slash', () => {
    expect(ownAddresses(page).length).toBeGreaterThan(10);
    const missing = ownAddresses(page).filter(
      ({ pathname }) => !(pathname in PAGES) && !existsSync(DIST + decodeURIComponent(pathname)),
    );
    expect(missing.map(String)).toEqual([]);
    expect(
      ownAddresses(page)
        .filter(({ pathname }) => /.\/$/.test(pathname))
        .map(String),
    ).toEqual([]);
  });

  it('has the telephone numbers and the mail address of the club as links, and public helplines only', () => {
    const { contact, legal } = content('site');
    const links = [...page.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')];
    const named = new Set(links.map((link) => link.getAttribute('href') ?? ''));
    const ofClub = [`mailto:${contact.email}`, ...contact.phones.map((phone) => `tel:${dialled(phone)}`)];
    expect([...named]).toEqual(expect.arrayContaining(ofClub));
    const others = [...named].filter(
      (link) => ![...ofClub, `tel:${dialled(legal.grievancePhone)}`].includes(link),
    );
    for (const link of others) expect(link).toMatch(/^tel:\d{3,4}$/);
  });

  it('names only sections that there are', () => {
    const lost = ownAddresses(page).filter(({ pathname, hash }) => {
      if (!hash) return false;
      if (pathname.endsWith('.svg'))
        return !readFileSync(DIST + pathname, 'utf8').includes(`id="${hash.slice(1)}"`);
      const target = routes.find((candidate) => candidate === pathname);
      return !target || !pages.get(target)?.getElementById(decodeURIComponent(hash.slice(1)));
    });
    expect(lost.map(String)).toEqual([]);
  });

  it('has no id twice', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
