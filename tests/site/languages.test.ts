import { describe, expect, it } from 'vitest';
import { isHindi, LISTED, open, ROUTES } from './dist.ts';

const pairs = ROUTES.filter(isHindi).map((hindi) => [hindi.replace(/^\/hi\/?/, '/'), hindi] as const);

it('Every page has a Hindi version, but the one for wrong addresses', () => {
  const english = ROUTES.filter((route) => !isHindi(route) && route !== '/404');
  expect(pairs.map(([page]) => page).sort()).toEqual(english.sort());
});

describe.each(pairs)('The page %s and its Hindi version %s', (english, hindi) => {
  const [page, translated] = [open(english), open(hindi)];
  const both = [page, translated];

  it('are in English and Hindi', () => {
    expect(both.map(({ documentElement }) => documentElement.lang)).toEqual(['en-IN', 'hi-IN']);
  });

  it('name each other to search engines, with English as the default', () => {
    const versions = [
      ['en', english],
      ['x-default', english],
      ['hi', hindi],
    ];
    for (const one of both) {
      const links = [...one.querySelectorAll('link[rel=alternate]')];
      expect(
        links.map((link) => [
          link.getAttribute('hreflang'),
          new URL(link.getAttribute('href') ?? '').pathname,
        ]),
      ).toEqual(LISTED.includes(english) ? versions : []);
    }
  });

  it('link to each other in the bar, the menu and the footer', () => {
    for (const part of ['header', '.sidebar', 'footer']) {
      const [there, back] = both.map((one) => one.querySelector(`${part} a[hreflang]`));
      expect([there?.getAttribute('href'), there?.getAttribute('lang')]).toEqual([hindi, 'hi']);
      expect([back?.getAttribute('href'), back?.getAttribute('lang')]).toEqual([english, 'en']);
    }
  });

  it('have the same pictures, the same links to other sites and the same levels of headings', () => {
    const facts = ({ body }: Document) =>
      [
        ...body.querySelectorAll(
          'h1, h2, h3, img, source, a:is([href^=http]:not([href*="wa.me"]), [href^=tel], [href^=mailto])',
        ),
      ].map(
        (element) =>
          ['src', 'srcset', 'href'].map((name) => element.getAttribute(name)).find(Boolean) ??
          element.localName,
      );
    expect(facts(translated)).toEqual(facts(page));
  });
});
