import { getCollection, getEntry } from 'astro:content';
import { TRIPS_SERVER_URL } from 'astro:env/client';
import { cardOf, titleKey, withoutPartner, type Card } from './card.ts';
import { unfitAnswers } from './trip-effort.ts';
import { readTrips } from './trip-guard.ts';
import { BUILD_DAY } from '#content-model/build-day.ts';
import { href } from '#content-model/urls.ts';
import { daysBetween, endOfDay, isoDate, startOfDay } from '#content-model/indian-time.ts';
import { DEFAULT_LANGUAGE, languageOf, localize, pathIn, type Language } from '#content-model/languages.ts';
import { tripPagePath } from '#content-model/pages.ts';
import { content } from '#content-model/content.ts';
import { imageUrl } from '#content-model/image-url.ts';
import { languagePaths } from '#content-model/content-folder.ts';
import type { TripPage } from '#content-model/schemas/trip-file.ts';
import { NO_ORIGIN, TRIPS_RESPONSE } from './trips-loader.ts';

/** The maximum width of a cover, in CSS pixels. */
export const COVER_WIDTH = 400;

/** The days from the build to the first day of a trip: 0 or fewer once it has begun. */
const daysUntil = ({ startTime }: Card) => daysBetween(BUILD_DAY, isoDate(startTime));

/** The files of `content/upcoming/` with their cards in a language, the first to begin first. */
async function tripFiles(language: Language) {
  const { most } = await content('trips/levels');
  const files = (await getCollection('upcoming')).map(async ({ id: slug, data }) => {
    const { title, location, cities, cost, cover, firstDay, lastDay, seats, page } = localize(data, language);
    const card: Card = {
      title,
      location,
      cities,
      cost,
      cover: await imageUrl(cover, COVER_WIDTH),
      startTime: startOfDay(firstDay),
      endTime: endOfDay(lastDay),
      seats,
      ...(language !== DEFAULT_LANGUAGE && { english: data.title.en }),
      ...(page && { path: href(pathIn(language, tripPagePath(slug))), unfit: unfitAnswers(page, most) }),
    };
    return { slug, card, page };
  });
  return (await Promise.all(files)).sort((a, b) => a.card.startTime - b.card.startTime);
}

/** The cards of the trips of the content that have not begun, in a language. */
async function cardsOfContent(language: Language): Promise<Card[]> {
  return (await tripFiles(language)).map(({ card }) => card).filter((card) => daysUntil(card) > 0);
}

/** The trips of the content as the trips server sends them (specification, "Calls and servers"). */
export async function upcomingAnswer() {
  const cards = await cardsOfContent(DEFAULT_LANGUAGE);
  return {
    trips: cards.map(({ title, location, cities, cost, cover, startTime, endTime }) => {
      return { title, location, cities, cost, coverImages: [cover], startTime, endTime };
    }),
  };
}

/** The answer of the trips server; undefined without a server, and in a dev server that has no answer. */
export async function serverAnswer(): Promise<unknown> {
  return TRIPS_SERVER_URL ? (await getEntry('tripsServer', TRIPS_RESPONSE))?.data.response : undefined;
}

/** The cards of the list of trips: from the answer of the server, or without one from the content. */
export async function cards(language: Language): Promise<Card[]> {
  const answer = await serverAnswer();
  if (answer === undefined) return cardsOfContent(language);
  const fileCards = (await tripFiles(language)).map(({ card }) => card);
  const { trips } = readTrips(answer, import.meta.env.SITE || NO_ORIGIN);
  return trips.map((trip) => cardOf(trip, fileCards));
}

/** A trip with its page, in a language. */
export interface TripWithPage {
  /** The name of the file: the last part of the path of its page. */
  slug: string;
  /** The texts of the file, with the facts of the list of trips, if the trip is in it. */
  trip: Card;
  page: TripPage;
  /** False once the trip has begun, and for a trip that is not in the list. */
  isOffered: boolean;
  /** The days from the build to the first day; 0 or fewer once it has begun. */
  daysLeft: number;
}

/** The pages of all trips whose files have one, in a language (specification, "A trip's page"). */
export async function tripPages(language: Language): Promise<TripWithPage[]> {
  const list = await cards(language);
  return (await tripFiles(language)).flatMap(({ slug, card, page }) => {
    if (!page) return [];
    const departures = list.filter((one) => titleKey(one) === titleKey(card));
    const offered = departures.find((departure) => daysUntil(departure) > 0);
    const { title, location, cities } = card;
    const trip = { ...(offered ?? departures[0] ?? card), title, location, cities };
    return [{ slug, trip, page, isOffered: offered !== undefined, daysLeft: daysUntil(trip) }];
  });
}

/** The route parameters of the files that belong to trips which have not begun, in all languages. */
export async function tripPagePaths() {
  return (await allTripPagePaths()).filter(({ props }) => props.daysLeft > 0);
}

/** The route parameters of all pages of trips in all languages, also of those that have begun. */
export async function allTripPagePaths() {
  const paths = languagePaths().map(async ({ params }) =>
    (await tripPages(languageOf(params.language))).map((props) => ({
      params: { ...params, slug: props.slug },
      props,
    })),
  );
  return (await Promise.all(paths)).flat();
}

/** A message for each file without a trip of the server, and each trip of the server without a file. */
export async function tripsWithoutPartner(): Promise<string[]> {
  if ((await serverAnswer()) === undefined) return [];
  return withoutPartner(await tripFiles(DEFAULT_LANGUAGE), await cards(DEFAULT_LANGUAGE));
}
