import { absoluteUrl } from '../../lib/absolute-url.ts';
import { content } from '../../content-model/content.ts';
import { href } from '../../lib/href.ts';
import { pathIn, type Language } from '../../lib/languages.ts';
import { tripPagePath, TRIPS_PATH } from '../../lib/pages.ts';
import { clubId, clubReference } from './structured-data/club.ts';
import type { Thing } from './structured-data/json-ld.ts';
import { touristTrip } from './structured-data/tourist-trip.ts';
import { knownTrips, tripTranslations, type KnownTripPage } from '../../content-model/trips.ts';

/**
 * Returns the JSON-LD items of the trips page: the upcoming trips and a reference to the club. There are none
 * when the URL of the site is unknown.
 */
export async function tripsJsonLd(language: Language): Promise<Thing[]> {
  const home = absoluteUrl(href('/'));
  const page = absoluteUrl(href(pathIn(language, TRIPS_PATH)));
  if (!home || !page) return [];
  const { name } = await content('site', language);
  const translations = await tripTranslations(language);
  const trips = (await knownTrips())
    // Past trips are left out (decision 34).
    .filter(({ endTime }) => endTime >= Date.now())
    .map(({ cover, ...trip }) =>
      touristTrip(
        { ...trip, ...translations[trip.title] },
        { page, image: cover && absoluteUrl(cover), clubId: clubId(home) },
      ),
    );
  return trips.length > 0 ? [clubReference(name, home), ...trips] : [];
}

/** Returns the JSON-LD items of the page of a trip: the trip with its days, and a reference to the club. */
export async function tripPageJsonLd(
  { slug, trip, translation, page: { days } }: KnownTripPage,
  language: Language,
): Promise<Thing[]> {
  const home = absoluteUrl(href('/'));
  const url = absoluteUrl(href(pathIn(language, tripPagePath(slug))));
  // A past trip is left out (decision 34).
  if (!home || !url || trip.endTime < Date.now()) return [];
  const { name } = await content('site', language);
  const { cover, ...facts } = { ...trip, ...translation, days: days.map(({ place }) => place) };
  return [
    clubReference(name, home),
    touristTrip(facts, { page: url, image: cover && absoluteUrl(cover), clubId: clubId(home) }),
  ];
}
