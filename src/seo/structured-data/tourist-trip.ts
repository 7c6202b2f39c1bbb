import { isoDate, isoDateTime } from '../../lib/indian-time.ts';
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
}

interface TripPlaces {
  /** The page on which a visitor asks for the trip, absolute. */
  page: string;
  /** The cover, absolute; undefined where there is none. */
  image: string | undefined;
  /** The name by which the club is referred to. */
  clubId: string;
}

/**
 * A trip and its price. The offer ends when the trip begins, so that an old page offers nothing that is over.
 */
export function touristTrip(facts: TripFacts, { page, image, clubId }: TripPlaces): Thing {
  const { title, cities, cost, startTime, endTime } = facts;
  return {
    '@type': 'TouristTrip',
    name: title,
    description: cities,
    image,
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
