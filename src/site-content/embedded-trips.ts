import { endOfDay, startOfDay } from '../lib/indian-time.ts';
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
  const { trips } = await content('trips/upcoming');
  return {
    trips: await Promise.all(
      trips.map(async ({ covers, firstDay, lastDay, ...fields }) => ({
        ...fields,
        coverImages: await Promise.all(covers.map((cover) => pictureAddress(cover, COVER_WIDTH))),
        startTime: startOfDay(firstDay),
        endTime: endOfDay(lastDay),
      })),
    ),
  };
}

/** The same trips as the cards show them. */
export async function embeddedTrips(): Promise<Trip[]> {
  const { trips } = await upcomingResponse();
  return trips.map(({ coverImages: [cover], ...trip }) => ({ ...trip, cover }));
}
