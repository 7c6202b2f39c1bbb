import { getCollection } from 'astro:content';
import { hardAnswers } from '../features/trips/trip-effort.ts';
import { href } from '../lib/href.ts';
import { DEFAULT_LANGUAGE, pathIn, type Language } from '../lib/languages.ts';
import { tripPagePath } from '../lib/pages.ts';
import { content } from './content.ts';
import { knownTrips, tripTranslations } from './known-trips.ts';
import { siteLanguages } from './languages.ts';
import type { Trip, TripCardPage, TripTranslation } from './schemas/trip.ts';
import type { TripPage } from './schemas/trip-page.ts';
import { translate } from './translate.ts';

/** A trip with its page, in a language. */
export interface KnownTripPage {
  /** The name of the page: the last part of its path. */
  name: string;
  /** The facts of the card, in English. */
  trip: Trip;
  /** The texts of the card in the language, if there are any. */
  translation: TripTranslation | undefined;
  page: TripPage;
  /** The HTML of the introduction. */
  introduction: string;
}

/** Returns the pages of the known trips, in a language. A page whose trip is not known is left out. */
export async function tripPages(language: Language): Promise<KnownTripPage[]> {
  const listed = (await content('trips/upcoming')).trips.filter(({ page }) => page !== undefined);
  if (listed.length === 0) return [];
  const known = await knownTrips();
  const translations = language === DEFAULT_LANGUAGE ? {} : await tripTranslations(language);
  const originals = await getCollection('tripPages');
  const translated = language === DEFAULT_LANGUAGE ? [] : await getCollection('translatedTripPages');
  return listed.flatMap(({ title, page: name }) => {
    const trip = known.find((candidate) => candidate.title === title);
    const original = originals.find(({ id }) => id === `trips/pages/${name}`);
    if (!name || !trip || !original) return [];
    const own = translated.find(({ id }) => id === `${language}/trips/pages/${name}`);
    return {
      name,
      trip,
      translation: translations[title],
      page: translate(original.data, own?.data),
      introduction: (own ?? original).rendered?.html ?? '',
    };
  });
}

/** Returns the route parameters of the pages of all trips in all languages. */
export async function tripPagePaths() {
  const pages = await Promise.all(
    siteLanguages.map(async (language) =>
      (await tripPages(language)).map((props) => ({
        params: { language: language === DEFAULT_LANGUAGE ? undefined : language, page: props.name },
        props,
      })),
    ),
  );
  return pages.flat();
}

/** Returns what the cards say about the pages of their trips in a language, by the titles of the trips. */
export async function tripCardPages(language: Language): Promise<Record<string, TripCardPage>> {
  const levels = await content('trips/levels');
  const pages = await tripPages(DEFAULT_LANGUAGE);
  return Object.fromEntries(
    pages.map(({ name, trip, page }) => [
      trip.title,
      { path: href(pathIn(language, tripPagePath(name))), hard: hardAnswers(page, levels) },
    ]),
  );
}
