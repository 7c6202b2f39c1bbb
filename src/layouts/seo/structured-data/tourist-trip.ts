import { isoDate, isoDateTime } from '../../../lib/indian-time.ts';
import type { Thing } from './json-ld.ts';

interface TripFacts {
  title: string;
  cities: string;
  /** In rupees. */
  cost: number;
  /** Epoch milliseconds. */
  startTime: number;
  /** Epoch milliseconds. */
  endTime: number;
  /** The places of the days, if they are known. */
  days?: readonly string[];
}

interface TripUrls {
  /** The absolute URL of the page on which a visitor can request the trip. */
  page: string;
  /** The absolute URL of the cover; undefined when there is none. */
  image: string | undefined;
  /** The `@id` of the club. */
  clubId: string;
}

/**
 * Returns a trip and its price. The offer ends on the first day of the trip, so that it does not become
 * outdated.
 */
export function touristTrip(facts: TripFacts, { page, image, clubId }: TripUrls): Thing {
  const { title, cities, cost, startTime, endTime, days } = facts;
  return {
    '@type': 'TouristTrip',
    name: title,
    description: cities,
    image,
    ...(days && {
      itinerary: {
        '@type': 'ItemList',
        itemListElement: days.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
      },
    }),
    offers: {
      '@type': 'Offer',
      price: cost,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: page,
      validThrough: isoDate(startTime),
    },
    departureTime: isoDateTime(startTime),
    arrivalTime: isoDateTime(endTime),
    provider: { '@id': clubId },
  };
}
