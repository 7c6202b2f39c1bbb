import { existsSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { DIST, PAGES, read, SITE } from './dist.ts';

type Thing = Record<string, unknown>;
type Kind = (value: unknown) => boolean;
type Route = keyof typeof PAGES;

const HOME = new URL('/', SITE).href;

const text: Kind = (value) => typeof value === 'string' && value.trim().length > 1;
const ours: Kind = (value) => typeof value === 'string' && value.startsWith(HOME);
const page: Kind = (value) => Object.keys(PAGES).some((route) => new URL(route, SITE).href === value);
const file: Kind = (value) => ours(value) && existsSync(DIST + new URL(String(value)).pathname);
const phones: Kind = (value) =>
  Array.isArray(value) && value.every((phone) => /^\+[1-9]\d{6,14}$/.test(String(phone)));
const mail: Kind = (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value));
const clock: Kind = (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value));
const day: Kind = (value) =>
  /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)));
const time: Kind = (value) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)));
const price: Kind = (value) => typeof value === 'number' && value > 0;
const position: Kind = (value) => Number.isInteger(value) && Number(value) > 0;
const exactly =
  (expected: string): Kind =>
  (value) =>
    value === expected;
const days: Kind = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((day) => /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(String(day)));
const thing =
  (type: string): Kind =>
  (value) =>
    (value as Thing | undefined)?.['@type'] === type;
const things =
  (type: string): Kind =>
  (value) =>
    Array.isArray(value) && value.length > 1 && value.every(thing(type));
const reference: Kind = (value) => (value as Thing | undefined)?.['@id'] === `${HOME}#club`;

/**
 * What schema.org knows of each type that the site uses, as far as search engines require or recommend it
 * (developers.google.com/search/docs/appearance/structured-data: local-business, organization, site-names,
 * breadcrumb). `geo` and `priceRange` of a club are recommended too, but nobody told us.
 */
const TYPES: Record<string, { required: Record<string, Kind>; recommended: Record<string, Kind> }> = {
  TravelAgency: {
    required: { '@id': exactly(`${HOME}#club`), name: text, address: thing('PostalAddress') },
    recommended: {
      url: page,
      logo: file,
      image: file,
      telephone: phones,
      email: mail,
      description: text,
      legalName: text,
      openingHoursSpecification: thing('OpeningHoursSpecification'),
    },
  },
  Organization: { required: { '@id': exactly(`${HOME}#club`), name: text }, recommended: { url: page } },
  PostalAddress: {
    required: { streetAddress: text, addressCountry: exactly('IN') },
    recommended: { addressLocality: text, postalCode: (value) => /^[1-9]\d{5}$/.test(String(value)) },
  },
  OpeningHoursSpecification: { required: { dayOfWeek: days, opens: clock, closes: clock }, recommended: {} },
  WebSite: {
    required: { name: text, url: exactly(HOME) },
    recommended: { inLanguage: exactly('en-IN') },
  },
  BreadcrumbList: { required: { itemListElement: things('ListItem') }, recommended: {} },
  ListItem: { required: { position, name: text, item: page }, recommended: {} },
  TouristTrip: {
    required: { name: text, offers: thing('Offer') },
    recommended: {
      description: text,
      image: file,
      departureTime: time,
      arrivalTime: time,
      provider: reference,
    },
  },
  Offer: {
    required: { price, priceCurrency: exactly('INR') },
    recommended: {
      availability: exactly('https://schema.org/InStock'),
      validThrough: day,
      url: exactly(`${HOME}trips`),
    },
  },
};

/** The text of a page's JSON-LD, '' where there is none. */
function script(route: Route): string {
  const { document } = new JSDOM(read(PAGES[route])).window;
  const found = document.querySelectorAll('script[type="application/ld+json"]');
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0]?.textContent ?? '';
}

function graph(route: Route): Thing[] {
  const { '@context': context, '@graph': all } = JSON.parse(script(route)) as Record<string, unknown>;
  expect(context).toBe('https://schema.org');
  return all as Thing[];
}

/** A thing and all things within it. References are none. */
function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(within);
  return '@type' in value ? [value, ...inner] : inner;
}

function types(route: Route): unknown[] {
  return graph(route).map((item) => item['@type']);
}

describe.each(['/', '/trips', '/terms-of-service', '/privacy-policy'] as const)('What %s tells', (route) => {
  it.each(within(graph(route)).map((item, index) => [`${index}: ${String(item['@type'])}`, item] as const))(
    'of %s has all that is required and recommended, each of its kind, and nothing else',
    (_, item) => {
      const { required, recommended } = TYPES[String(item['@type'])] ?? { required: {}, recommended: {} };
      const { '@type': type, ...properties } = item;
      expect(TYPES).toHaveProperty(String(type));
      const known: Record<string, Kind> = { ...required, ...recommended };
      expect(Object.keys(properties).sort()).toEqual(Object.keys(known).sort());
      const wrong = Object.entries(properties).filter(([name, value]) => !known[name]?.(value));
      expect(wrong).toEqual([]);
    },
  );

  it('is compact and cannot end its script', () => {
    expect(script(route)).not.toMatch(/<|\n| {2}/);
  });
});

describe('Search engines', () => {
  it('are told of the club and its site on the landing page', () => {
    expect(types('/')).toEqual(['TravelAgency', 'WebSite']);
  });

  it('are told on the trips page of every trip of the list, with its price', () => {
    const { trips } = JSON.parse(read('trips/upcoming')) as { trips: { title: string; cost: number }[] };
    const told = graph('/trips').filter((item) => item['@type'] === 'TouristTrip');
    expect(told.map(({ name, offers }) => [name, (offers as Thing)['price']])).toEqual(
      trips.map(({ title, cost }) => [title, cost]),
    );
    expect(told.length).toBeGreaterThan(0);
  });

  it.each(['/trips', '/terms-of-service', '/privacy-policy'] as const)(
    'are told the way from the landing page to %s',
    (route) => {
      const [list] = graph(route).filter((item) => item['@type'] === 'BreadcrumbList');
      const crumbs = list?.['itemListElement'] as Thing[];
      expect(crumbs.map(({ position: place, item }) => [place, item])).toEqual([
        [1, HOME],
        [2, new URL(route, SITE).href],
      ]);
    },
  );

  it('are told nothing by the page for a wrong address', () => {
    expect(script('/404')).toBe('');
  });
});
