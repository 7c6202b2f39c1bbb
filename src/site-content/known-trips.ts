import { TRIPS_SERVER_URL } from 'astro:env/client';
import { endOfDay, startOfDay } from '../lib/indian-time.ts';
import { translatedFields, type Trip } from '../schemas/trip.ts';
import { tripsOfCopy } from '../trips-server/trips-copy.ts';
import { content } from './content.ts';
import { imageUrl } from './image-url.ts';

/** The maximum width of a cover, in CSS pixels. */
export const COVER_WIDTH = 400;

/**
 * Returns the trips of `content/trips/upcoming.json` in the format of the trips server (specification,
 * section 3).
 */
export async function upcomingResponse(language?: string) {
  const { trips } = await content('trips/upcoming', language);
  return {
    trips: await Promise.all(
      trips.map(async ({ covers, firstDay, lastDay, ...fields }) => ({
        ...fields,
        coverImages: await Promise.all(covers.map((cover) => imageUrl(cover, COVER_WIDTH))),
        startTime: startOfDay(firstDay),
        endTime: endOfDay(lastDay),
      })),
    ),
  };
}

/**
 * Returns the trips that are known at build time, for the trip cards: those of the trips server, or without a
 * server those of `content/trips/upcoming.json` with texts in a language.
 */
export async function knownTrips(language?: string): Promise<Trip[]> {
  if (TRIPS_SERVER_URL) return tripsOfCopy(TRIPS_SERVER_URL, import.meta.env.SITE);
  const { trips } = await upcomingResponse(language);
  return trips.map(({ coverImages: [cover], ...trip }) => ({ ...trip, cover }));
}

/** Returns the texts of those trips in a language, by their English titles. */
export async function tripTranslations(language: string) {
  const { trips: originals } = await content('trips/upcoming');
  const { trips: translated } = await content('trips/upcoming', language);
  return Object.fromEntries(
    translated.map((trip, index) => [originals[index]?.title ?? trip.title, translatedFields(trip)] as const),
  );
}
