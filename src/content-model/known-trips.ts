import { getEntry } from 'astro:content';
import { TRIPS_SERVER_URL } from 'astro:env/client';
import { readTrips } from '../features/trips/trip-guard.ts';
import { endOfDay, startOfDay } from '../lib/indian-time.ts';
import { translatedFields, type Trip, type TripTranslation } from './schemas/trip.ts';
import { content } from './content.ts';
import { imageUrl } from './image-url.ts';
import { NO_ORIGIN, TRIPS_RESPONSE } from './trips-loader.ts';

/** The maximum width of a cover, in CSS pixels. */
export const COVER_WIDTH = 400;

/**
 * Returns the trips of `content/trips/upcoming.json` in the format of the trips server (specification,
 * section 3).
 */
export async function upcomingResponse() {
  const { trips } = await content('trips/upcoming');
  return {
    trips: await Promise.all(
      trips.map(async ({ covers, firstDay, lastDay, title, location, cities, cost }) => ({
        ...{ title, location, cities, cost },
        coverImages: await Promise.all(covers.map((cover) => imageUrl(cover, COVER_WIDTH))),
        startTime: startOfDay(firstDay),
        endTime: endOfDay(lastDay),
      })),
    ),
  };
}

/**
 * Returns the response that is known at build time: that of the trips server, or without a server the one of
 * `content/trips/upcoming.json`; undefined when the server has never answered.
 */
export async function knownResponse(): Promise<unknown> {
  if (!TRIPS_SERVER_URL) return upcomingResponse();
  return (await getEntry('tripsServer', TRIPS_RESPONSE))?.data.response;
}

/** Returns the trips of that response, as the browser reads it. */
export async function knownTrips(): Promise<Trip[]> {
  const response = await knownResponse();
  return response === undefined ? [] : readTrips(response, import.meta.env.SITE || NO_ORIGIN).trips;
}

/**
 * Returns the texts of the trips in a language by their English titles. The trips of a server have no
 * translations.
 */
export async function tripTranslations(language: string): Promise<Record<string, TripTranslation>> {
  if (TRIPS_SERVER_URL) return {};
  const { trips: originals } = await content('trips/upcoming');
  const { trips: translated } = await content('trips/upcoming', language);
  return Object.fromEntries(
    translated.map((trip, index) => [originals[index]?.title ?? trip.title, translatedFields(trip)] as const),
  );
}
