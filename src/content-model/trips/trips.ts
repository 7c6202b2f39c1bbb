import { getCollection, getEntry } from 'astro:content';
import { TRIPS_SERVER_URL } from 'astro:env/client';
import { unfitAnswers } from './trip-effort.ts';
import { readTrips } from './trip-guard.ts';
import { BUILD_DAY } from '../build-day.ts';
import { href } from '../urls.ts';
import { daysBetween, endOfDay, isoDate, startOfDay } from '../indian-time.ts';
import { DEFAULT_LANGUAGE, languageOf, pathIn, type Language } from '../languages.ts';
import { tripPagePath } from '../pages.ts';
import { content } from '../content.ts';
import { imageUrl } from '../image-url.ts';
import { languagePaths } from '../site-languages.ts';
import { localize } from '../schemas/localized.ts';
import type { TripPage } from '../schemas/trip-file.ts';
import { tripTexts, type Trip, type TripCardPage, type TripTexts } from '../schemas/trip.ts';
import { NO_ORIGIN, TRIPS_RESPONSE } from './trips-loader.ts';

/** The maximum width of a cover, in CSS pixels. */
export const COVER_WIDTH = 400;

/**
 * Returns the trips of `content/upcoming/` in the format of the trips server, the first to begin first
 * (specification, "Calls and servers").
 * @param begun true for those that have begun, too
 */
export async function upcomingResponse(begun = false) {
  const files = (await getCollection('upcoming')).map(({ data }) => localize(data, DEFAULT_LANGUAGE));
  const trips = files.filter(({ firstDay }) => begun || firstDay > BUILD_DAY);
  return {
    trips: await Promise.all(
      trips
        .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
        .map(async (trip) => ({
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

/** Returns the known trips that have a file: the one with the same English title, in a language. */
async function tripsWithFiles(language: Language, begun = false) {
  const files = await getCollection('upcoming');
  return (await knownTrips(begun)).flatMap((trip) => {
    const file = files.find(({ data }) => data.title.en === trip.title);
    if (!file) return [];
    const { page, ...card } = localize(file.data, language);
    return {
      /** The name of the file: the last part of the path of its page. */
      slug: file.id,
      /** The facts of the card, in English. */
      trip,
      /** The texts of the card in the language; undefined in English. */
      translation: language === DEFAULT_LANGUAGE ? undefined : tripTexts(card),
      page,
      /** How many days there are from the day of the build to the first day; 0 or fewer once it has begun. */
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
export type KnownTripPage = Awaited<ReturnType<typeof tripsWithFiles>>[number] & { page: TripPage };

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
  const paths = languagePaths().map(async ({ params }) =>
    (await allTripPages(languageOf(params.language))).map((props) => ({
      params: { ...params, page: props.slug },
      props,
    })),
  );
  return (await Promise.all(paths)).flat();
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
