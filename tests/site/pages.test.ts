import { describe, expect, it } from 'vitest';
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
    const lacking = [...page.querySelectorAll('img')].filter(
      (image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)),
    );
    expect(lacking.map(({ outerHTML }) => outerHTML)).toEqual([]);
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
    expect(trips.length).toBeGreaterThan(5);
    for (const trip of trips) {
      expect(Object.keys(trip).sort()).toEqual(
        ['cities', 'coverImages', 'cost', 'endTime', 'location', 'startTime', 'title'].sort(),
      );
    }
  });

  it('glues no words together where lines of the source end', () => {
    for (const route of routes) {
      expect(open(route).body.textContent).not.toMatch(/[a-z][.!?:][A-Z][a-z]/);
    }
  });
});

describe('The terms', () => {
  it('have the nine sections of the specification, numbered', () => {
    const headings = [...open('/terms-of-service').querySelectorAll('main .text h2')].map((heading) =>
      heading.textContent.replace(/ #$/, '').trim(),
    );
    expect(headings).toEqual([
      '1 Eligibility',
      '2 Changes',
      '3 System requirements',
      '4 Use of the application',
      '5 Registration and login',
      '6 Charges fees and subscriptions',
      '7 User content',
      '8 Disclaimers',
      '9 Contact',
    ]);
  });

  const text = open('/terms-of-service').querySelector('main')?.textContent.replace(/\s+/g, ' ') ?? '';

  it.each([
    ['the minimum age', /50 years of age or older/],
    ['minors', /under 18/],
    ['one account per person', /one active account/],
    ['the one-time code', /one-time code/],
    ['the cycle of 30 days from payment', /30 days/],
    ['non-cancellable contributions', /non-cancellable/],
    ['no refunds', /non-refundable/],
    ['a free trial', /free-trial/],
    ['the support hours', /9:00 to 21:00/],
    ['suspension and termination', /suspend or terminate/],
    ['audio and audio-visual sessions', /audio and audio-visual/],
  ])('say %s', (_, words) => {
    expect(text).toMatch(words);
  });

  it('leave no fact unfilled', () => {
    expect(text).not.toContain('{{');
  });
});

describe('The privacy policy', () => {
  const text = open('/privacy-policy').querySelector('main')?.textContent.replace(/\s+/g, ' ') ?? '';

  it.each([
    ['what the callback form collects', /mobile number/],
    ['for how long', /180 days/],
    ['whom to ask', /namaste@khushparivaar\.example/],
    ['what is kept in the browser', /text size/],
    ['where the video comes from', /YouTube/],
  ])('says %s', (_, words) => {
    expect(text).toMatch(words);
  });

  it('is long', () => {
    expect(text.split(' ').length).toBeGreaterThan(1200);
  });
});
