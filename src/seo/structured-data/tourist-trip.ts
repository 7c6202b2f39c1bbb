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

const INDIAN_TIME = { offsetMs: 5.5 * 60 * 60 * 1000, sign: '+05:30' };

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
      validThrough: indianTime(startTime).slice(0, 10),
    },
    departureTime: indianTime(startTime),
    arrivalTime: indianTime(endTime),
    provider: { '@id': clubId },
  };
}

/** Epoch milliseconds as the time that a clock in India shows: `2027-01-18T00:00:00+05:30`. */
function indianTime(time: number): string {
  return new Date(time + INDIAN_TIME.offsetMs).toISOString().slice(0, 19) + INDIAN_TIME.sign;
}
