import { getCollection, getEntry } from 'astro:content';
import { TRIPS_SERVER_URL } from 'astro:env/client';
import { unfitAnswers } from './trip-effort.ts';
import { readTrips } from './trip-guard.ts';
import { BUILD_DAY } from '../build-day.ts';
import { href } from '../href.ts';
import { daysBetween, endOfDay, isoDate, startOfDay } from '../indian-time.ts';
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

/**
 * Returns these trips in the format of the trips server (specification, "Calls and servers").
 * @param begun true for those that have begun, too
 */
export async function upcomingResponse(begun = false) {
  const files = await tripFiles(DEFAULT_LANGUAGE);
  const trips = files.filter(({ firstDay }) => begun || firstDay > BUILD_DAY);
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
export async function knownResponse(begun = false): Promise<unknown> {
  if (!TRIPS_SERVER_URL) return upcomingResponse(begun);
  return (await getEntry('tripsServer', TRIPS_RESPONSE))?.data.response;
}

/** Returns the trips of that response, as the browser reads it. */
export async function knownTrips(begun = false): Promise<Trip[]> {
  const response = await knownResponse(begun);
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
  /** How many days there are from the day of the build to the first day; 0 or fewer once it has begun. */
  daysLeft: number;
}

async function tripsWithFiles(language: Language, begun = false): Promise<TripWithFile[]> {
  const [originals, files] = [await tripFiles(DEFAULT_LANGUAGE), await tripFiles(language)];
  return (await knownTrips(begun)).flatMap((trip) => {
    const file = files[originals.findIndex(({ title }) => title === trip.title)];
    if (!file) return [];
    return {
      slug: file.slug,
      trip,
      translation: language === DEFAULT_LANGUAGE ? undefined : tripTexts(file),
      page: file.page,
      daysLeft: daysBetween(BUILD_DAY, isoDate(trip.startTime)),
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

/** Returns the pages of the known trips that have not begun, in a language. */
export async function tripPages(language: Language): Promise<KnownTripPage[]> {
  return (await allTripPages(language)).filter(({ daysLeft }) => daysLeft > 0);
}

async function allTripPages(language: Language): Promise<KnownTripPage[]> {
  const trips = await tripsWithFiles(language, true);
  return trips.filter((trip): trip is KnownTripPage => trip.page !== undefined);
}

/** Returns the route parameters of what belongs to the trips that have not begun, in all languages. */
export async function tripPagePaths() {
  return (await allTripPagePaths()).filter(({ props }) => props.daysLeft > 0);
}

/** Returns the route parameters of all pages of trips in all languages, also of those that have begun. */
export async function allTripPagePaths() {
  const pages = await Promise.all(
    siteLanguages.map(async (language) =>
      (await allTripPages(language)).map((props) => ({
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
