import type { Trip } from '../schemas/trip.ts';
import { content } from './content.ts';
import { pictureAddress } from './image-url.ts';

/** How wide a cover is shown at most, in CSS pixels. */
export const COVER_WIDTH = 400;

/**
 * The trips of `content/trips/upcoming.json` in the shape that a trips server would send (specification,
 * section 3).
 */
export async function upcomingResponse() {
  const { trips } = await content('trips-upcoming');
  return {
    trips: await Promise.all(
      trips.map(async ({ title, location, cities, cost, covers, firstDay, lastDay }) => ({
        title,
        location,
        cities,
        cost,
        coverImages: await Promise.all(covers.map((cover) => pictureAddress(cover, COVER_WIDTH))),
        startTime: Date.parse(`${firstDay}T00:00:00+05:30`),
        endTime: Date.parse(`${lastDay}T23:59:59+05:30`),
      })),
    ),
  };
}

/** The same trips as the cards show them. */
export async function embeddedTrips(): Promise<Trip[]> {
  const { trips } = await upcomingResponse();
  return trips.map(({ coverImages: [cover], ...trip }) => ({ ...trip, cover }));
}
