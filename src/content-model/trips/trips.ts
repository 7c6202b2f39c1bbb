import { getCollection, getEntry } from 'astro:content';
import { TRIPS_SERVER_URL } from 'astro:env/client';
import { unfitAnswers } from './trip-effort.ts';
import { readTrips } from './trip-guard.ts';
import { href } from '../href.ts';
import { endOfDay, startOfDay } from '../indian-time.ts';
import { DEFAULT_LANGUAGE, pathIn, type Language } from '../languages.ts';
import { tripPagePath } from '../pages.ts';
import { content } from '../content.ts';
import { imageUrl } from '../image-url.ts';
import { siteLanguages } from '../site-languages.ts';
import { localize } from '../schemas/localized.ts';
import type { TripPage } from '../schemas/trip-file.ts';
import { tripTexts, type Trip, type TripCardPage, type TripTexts } from '../schemas/trip.ts';
import { NO_ORIGIN, TRIPS_RESPONSE } from './trips-loader.ts';

/** The maximum width of a cover, in CSS pixels. */
export const COVER_WIDTH = 400;

/** Returns the trips of `content/upcoming/` in a language, the first to begin first. */
async function tripFiles(language: Language) {
  const entries = await getCollection('upcoming');
  return entries
    .map(({ id, data }) => ({ slug: id, ...localize(data, language) }))
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
}

/** Returns these trips in the format of the trips server (specification, "Calls and servers"). */
export async function upcomingResponse() {
  const trips = await tripFiles(DEFAULT_LANGUAGE);
  return {
    trips: await Promise.all(
      trips.map(async (trip) => ({
        ...tripTexts(trip),
        cost: trip.cost,
        coverImages: [await imageUrl(trip.cover, COVER_WIDTH)],
        startTime: startOfDay(trip.firstDay),
        endTime: endOfDay(trip.lastDay),
      })),
    ),
  };
}

/**
 * Returns the response that is known at build time: that of the trips server, or without a server the one of
 * the content; undefined when the server has never answered.
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

/** A known trip with its file: the one with the same English title. */
interface TripWithFile {
  /** The name of the file: the last part of the path of its page. */
  slug: string;
  /** The facts of the card, in English. */
  trip: Trip;
  /** The texts of the card in the language; undefined in English. */
  translation: TripTexts | undefined;
  page: TripPage | undefined;
}

async function tripsWithFiles(language: Language): Promise<TripWithFile[]> {
  const [originals, files] = [await tripFiles(DEFAULT_LANGUAGE), await tripFiles(language)];
  return (await knownTrips()).flatMap((trip) => {
    const file = files[originals.findIndex(({ title }) => title === trip.title)];
    if (!file) return [];
    return {
      slug: file.slug,
      trip,
      translation: language === DEFAULT_LANGUAGE ? undefined : tripTexts(file),
      page: file.page,
    };
  });
}

/** Returns the texts of the trips in a language by their English titles. */
export async function tripTranslations(language: Language): Promise<Record<string, TripTexts>> {
  const trips = await tripsWithFiles(language);
  return Object.fromEntries(
    trips.flatMap(({ trip, translation }) => (translation ? [[trip.title, translation] as const] : [])),
  );
}

/** A trip with its page, in a language. */
export type KnownTripPage = TripWithFile & { page: TripPage };

/** Returns the pages of the known trips, in a language. */
export async function tripPages(language: Language): Promise<KnownTripPage[]> {
  const trips = await tripsWithFiles(language);
  return trips.filter((trip): trip is KnownTripPage => trip.page !== undefined);
}

/** Returns the route parameters of the pages of all trips in all languages. */
export async function tripPagePaths() {
  const pages = await Promise.all(
    siteLanguages.map(async (language) =>
      (await tripPages(language)).map((props) => ({
        params: { language: language === DEFAULT_LANGUAGE ? undefined : language, page: props.slug },
        props,
      })),
    ),
  );
  return pages.flat();
}

/** Returns what the cards say about the pages of their trips in a language, by the titles of the trips. */
export async function tripCardPages(language: Language): Promise<Record<string, TripCardPage>> {
  const { most } = await content('trips/levels');
  const pages = await tripPages(DEFAULT_LANGUAGE);
  return Object.fromEntries(
    pages.map(({ slug, trip, page }) => [
      trip.title,
      { path: href(pathIn(language, tripPagePath(slug))), hard: unfitAnswers(page, most) },
    ]),
  );
}
