import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE } from '../../src/lib/languages.ts';
import { LEGAL_FACTS } from '../../src/lib/legal-text.ts';
import { legalFacts } from '../../src/content-model/legal-facts.ts';
import { content } from '../e2e/content.ts';
import { files, open, PAGES, read } from './dist.ts';

const routes = Object.keys(PAGES) as (keyof typeof PAGES)[];

describe.each(routes)('The page %s', (route) => {
  const page = open(route);

  it('has a title and a description of its own', () => {
    const others = routes.filter((other) => other !== route).map((other) => open(other).title);
    expect(page.title.length).toBeGreaterThan(5);
    expect(others).not.toContain(page.title);
    const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('has the name of the club at the end of its title', () => {
    const language = route.startsWith('/hi') ? 'hi' : DEFAULT_LANGUAGE;
    expect(page.title).toMatch(new RegExp(`. \\| ${RegExp.escape(content('site', language).name)}$`));
  });

  it('has one h1 and no heading that skips a level', () => {
    const levels = [...page.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  it('has its landmarks: header, main, footer', () => {
    for (const landmark of ['header', 'main', 'footer']) {
      expect(page.querySelectorAll(`body > ${landmark}`)).toHaveLength(1);
    }
  });

  it('gives every picture its size and its words', () => {
    expect(page.querySelectorAll('img').length).toBeGreaterThan(0);
    const lacking = [...page.querySelectorAll('img')].filter(
      (image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)),
    );
    expect(lacking.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('asks for the picture of its first section at once, and for those below when they are near', () => {
    const waits = (image: Element) => image.getAttribute('loading') === 'lazy';
    const [first] = page.querySelectorAll('main > :first-child img');
    expect(first ? waits(first) : false).toBe(false);
    const below = [...page.querySelectorAll('main > :not(:first-child) img')];
    expect(below.filter((image) => !waits(image)).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('names no colour, size or script in a style or event attribute', () => {
    expect(page.querySelectorAll('[style]:not(astro-island *), [onclick], [onload]')).toHaveLength(0);
  });

  it('carries no runtime of the islands, which is fetched when it is needed', () => {
    const html = read(PAGES[route]);
    expect(html).toContain('<astro-island');
    expect(html).not.toContain('customElements.define(');
  });

  it('waits for no stylesheet besides the one in its head', () => {
    expect(page.querySelectorAll('link[rel=stylesheet]:not([media=print])')).toHaveLength(0);
  });
});

describe('The built site', () => {
  it('publishes the list of trips as the file /trips/upcoming, beside the page /trips', () => {
    expect(files()).toEqual(expect.arrayContaining(['trips/index.html', 'trips/upcoming']));
    const { trips } = JSON.parse(read('trips/upcoming')) as { trips: Record<string, unknown>[] };
    expect(trips).toHaveLength(content('trips/upcoming').trips.length);
    expect(trips.length).toBeGreaterThan(0);
    for (const trip of trips) {
      expect(Object.keys(trip).sort()).toEqual(
        ['cities', 'coverImages', 'cost', 'endTime', 'location', 'startTime', 'title'].sort(),
      );
    }
  });

  it('gives each trip its first day from 0:00 to the end of its last day in India', () => {
    const { trips } = JSON.parse(read('trips/upcoming')) as {
      trips: { title: string; startTime: number; endTime: number }[];
    };
    expect(trips.map(({ title, startTime, endTime }) => [title, startTime, endTime])).toEqual(
      content('trips/upcoming').trips.map(({ title, firstDay, lastDay }) => [
        title,
        Date.parse(`${firstDay}T00:00:00+05:30`),
        Date.parse(`${lastDay}T23:59:59+05:30`),
      ]),
    );
  });

  it('glues no words together where lines of the source end', () => {
    for (const route of routes) {
      expect(open(route).body.textContent).not.toMatch(/[a-z][.!?:][A-Z][a-z]/);
    }
  });
});

describe.each(['terms-of-service', 'privacy-policy', 'accessibility-statement'] as const)(
  'The legal text %s',
  (name) => {
    const page = open(`/${name}`);

    it('has the sections of its file in content/, numbered', () => {
      const written = [...readFileSync(`content/legal/${name}.md`, 'utf8').matchAll(/^## (.*)$/gm)];
      const shown = [...page.querySelectorAll('main .text h2')].map((heading) => heading.textContent);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown).toEqual(written.map(([, heading], index) => `${index + 1} ${heading} #`));
    });

    it('has every fact that its file asks for filled in', () => {
      const text = (page.querySelector('main')?.textContent ?? '').replaceAll('\u00A0', ' ');
      expect(text).not.toContain('{{');
      const facts = legalFacts(content('site'), DEFAULT_LANGUAGE);
      const asked = LEGAL_FACTS.filter((fact) =>
        readFileSync(`content/legal/${name}.md`, 'utf8').includes(`{{${fact}}}`),
      );
      expect(asked.length).toBeGreaterThan(0);
      for (const fact of asked) expect(text).toContain(facts[fact]);
    });
  },
);
