import { describe, expect, it } from 'vitest';
import { htmlOf } from './dist.ts';

const HOME = 'https://www.khushparivaar.example/';
const CLUB = { '@id': `${HOME}#club` };

/** The text of the structured data of a page, '' without any. */
const textOf = (route: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/.exec(htmlOf(route))?.[1] ?? '';

const graphOf = (route: string) =>
  (JSON.parse(textOf(route)) as { '@graph': Record<string, unknown>[] })['@graph'];

describe('Search engines', () => {
  it('read on the landing page what the club is, where it is and when it is open', () => {
    expect(graphOf('/')).toEqual([
      {
        '@type': 'TravelAgency',
        ...CLUB,
        name: 'Khush Parivaar',
        legalName: 'Khush Parivaar Clubs Private Limited',
        description: 'A club for everyone aged 50 and over.',
        url: HOME,
        logo: `${HOME}icon-512.png`,
        image: `${HOME}share.jpg`,
        telephone: ['+919811123456', '18001234567'],
        email: 'namaste@khushparivaar.in',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '12 Ring Road, Lajpat Nagar II',
          addressLocality: 'New Delhi',
          postalCode: '110024',
          addressCountry: 'IN',
        },
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '17:00',
        },
      },
      { '@type': 'WebSite', name: 'Khush Parivaar', url: HOME, inLanguage: 'en-IN' },
    ]);
  });

  it('read on the trips page each trip with its days and its price', () => {
    const trips = graphOf('/trips').filter((item) => item['@type'] === 'TouristTrip');
    expect(trips.map(({ name }) => name)).toEqual([
      'Lamps on the Ganga',
      'Houseboat on the Backwaters',
      'Palaces, Lakes and Long Verandahs of the Old Pink City North',
      'Tea Hills in the Mist',
    ]);
    expect(trips[1]).toEqual({
      '@type': 'TouristTrip',
      name: 'Houseboat on the Backwaters',
      description: 'Kochi, Alappuzha, Kumarakom',
      image: expect.stringMatching(/\/_astro\/icon\.[\w-]+\.svg$/) as string,
      offers: {
        '@type': 'Offer',
        price: 102_500,
        priceCurrency: 'INR',
        availability: 'https://schema.org/LimitedAvailability',
        url: `${HOME}trips`,
        validThrough: '2057-03-28',
      },
      departureTime: '2057-03-28T00:00:00+05:30',
      arrivalTime: '2057-04-03T23:59:59+05:30',
      provider: CLUB,
    });
  });

  it('read for each trip whether it has seats, few seats or none', () => {
    const offers = graphOf('/trips').flatMap(
      ({ offers }) => (offers as { availability: string } | undefined) ?? [],
    );
    expect(offers.map(({ availability }) => availability.split('/').at(-1))).toEqual([
      'InStock',
      'LimitedAvailability',
      'InStock',
      'SoldOut',
    ]);
  });

  it.each([
    ['/trips', 'Trips'],
    ['/terms-of-service', 'Terms of service'],
    ['/privacy-policy', 'Privacy policy'],
  ])('read the way from the landing page to %s', (route, name) => {
    expect(graphOf(route)[0]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Khush Parivaar', item: HOME },
        { '@type': 'ListItem', position: 2, name, item: HOME + route.slice(1) },
      ],
    });
  });

  it('read the language of the Hindi site, and its trips in Hindi', () => {
    expect(graphOf('/hi/trips')).toContainEqual(
      expect.objectContaining({ '@type': 'TouristTrip', name: 'गंगा पर शाम के दीये' }),
    );
    expect(graphOf('/hi')).toContainEqual(
      expect.objectContaining({ '@type': 'WebSite', inLanguage: 'hi-IN' }),
    );
  });

  it('read nothing on the page for a wrong address', () => {
    expect(textOf('/404')).toBe('');
  });
});
