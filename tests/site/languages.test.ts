import { describe, expect, it } from 'vitest';
import { HAS_HINDI, open, PAGES, read, SITE } from './dist.ts';

type Route = keyof typeof PAGES;

const ENGLISH = ['/', '/trips', '/terms-of-service', '/privacy-policy', '/accessibility-statement'] as const;
const hindiOf = (route: (typeof ENGLISH)[number]) => (route === '/' ? '/hi' : `/hi${route}`) as Route;
const url = (route: string) => new URL(route, SITE).href;

/** The addresses of the languages of a page by `hreflang`, as its head names them. */
const alternates = (route: Route) =>
  Object.fromEntries<string>(
    [...open(route).querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  );

describe.runIf(HAS_HINDI).each(ENGLISH)('The page %s', (route) => {
  const hindi = hindiOf(route);
  const addresses = { en: url(route), hi: url(hindi), 'x-default': url(route) };

  it('and its Hindi version name each other to search engines, with English as the default', () => {
    expect(alternates(route)).toEqual(addresses);
    expect(alternates(hindi)).toEqual(addresses);
  });

  it('is in the sitemap with its Hindi version, and so is that', () => {
    for (const address of [addresses.en, addresses.hi]) {
      const [, entry = ''] =
        new RegExp(`<url>(<loc>${address}</loc>.*?)</url>`).exec(read('sitemap.xml')) ?? [];
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${addresses.en}"/>`);
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="hi" href="${addresses.hi}"/>`);
    }
  });

  it('is in English, and its Hindi version in Hindi', () => {
    expect(open(route).documentElement.lang).toBe('en-IN');
    expect(open(hindi).documentElement.lang).toBe('hi-IN');
  });

  it('has a link to its Hindi version in the bar, the menu and the footer', () => {
    for (const [from, to, language] of [
      [route, hindi, 'hi'],
      [hindi, route, 'en'],
    ] as const) {
      for (const part of ['header', '.sidebar', 'footer']) {
        const link = open(from).querySelector(`${part} a[hreflang]`);
        expect(link?.getAttribute('href'), `${part} of ${from}`).toBe(to);
        expect(link?.getAttribute('lang')).toBe(language);
        expect(link?.getAttribute('hreflang')).toBe(language);
      }
    }
  });

  it('has the same pictures and the same links to other sites as its Hindi version', () => {
    const facts = (page: Route) =>
      [
        ...open(page).querySelectorAll(
          'img[src], source, a[href^="http"], a[href^="tel:"], a[href^="mailto:"]',
        ),
      ].map(
        (element) =>
          element.getAttribute('src') ?? element.getAttribute('href') ?? element.getAttribute('srcset'),
      );
    expect(facts(hindi)).toEqual(facts(route));
  });

  it('has the same headings in number and level as its Hindi version', () => {
    const levels = (page: Route) =>
      [...open(page).querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName);
    expect(levels(hindi)).toEqual(levels(route));
  });
});

describe.runIf(HAS_HINDI)('The page for a wrong address', () => {
  it('has its heading and its links in both languages', () => {
    const page = open('/404');
    const section = page.querySelector('main [lang="hi-IN"]');
    expect(section?.querySelector('h2')?.textContent).toMatch(/[\u0900-\u097F]/);
    const links = (root: ParentNode) =>
      [...root.querySelectorAll('.row a')].map((link) => link.getAttribute('href') ?? '');
    const [english = [], hindi = []] = [...page.querySelectorAll('main ul')].map(({ parentElement }) =>
      parentElement ? links(parentElement) : [],
    );
    expect(hindi.length).toBe(4);
    expect(english.slice(0, 4).map((link) => link.replace(/^\/(?=#|$)/, ''))).toEqual(
      hindi.map((link) => link.replace(/^\/hi\/?(?=#|$)/, '').replace(/^\/hi(?=\/)/, '')),
    );
  });
});

describe.runIf(HAS_HINDI)('Structured data', () => {
  it('says the language of the site', () => {
    const language = (route: Route) => /"inLanguage":"([\w-]+)"/.exec(read(PAGES[route]))?.[1];
    expect(language('/')).toBe('en-IN');
    expect(language('/hi')).toBe('hi-IN');
  });
});
