import { content } from '../../content-model/content.ts';
import { knownTrips, tripTranslations, type KnownTripPage } from '../../content-model/trips/trips.ts';
import { absoluteUrl } from '../../content-model/absolute-url.ts';
import { BUILD_DAY } from '../../content-model/build-day.ts';
import { href } from '../../content-model/href.ts';
import { isoDate } from '../../content-model/indian-time.ts';
import { LANGUAGES, pathIn, type Language } from '../../content-model/languages.ts';
import { LANDING_PATH, SHARING_PATH, tripPagePath, TRIPS_PATH } from '../../content-model/pages.ts';
import { club, clubId, touristTrip, type Thing, type TripFacts } from './things.ts';

// The JSON-LD items of the pages. There are none when the URL of the site is unknown (specification,
// "Pages and routes").

const urlOf = (path: `/${string}`, language?: Language) => absoluteUrl(href(pathIn(language, path)));

/** Returns those of the landing page: the club, and its website, whose name search engines show. */
export async function clubJsonLd(language: Language): Promise<Thing[]> {
  const site = await content('site', language);
  const { description } = (await content('pages', language)).landing;
  const home = urlOf(LANDING_PATH);
  const url = urlOf(LANDING_PATH, language);
  const logo = urlOf('/icon-512.png');
  const image = urlOf(SHARING_PATH, language);
  if (!home || !url || !logo || !image) return [];
  return [
    club(site, { description, home, logo, image }),
    { '@type': 'WebSite', name: site.name, url, inLanguage: LANGUAGES[language].tag },
  ];
}

/** Returns the JSON-LD items of the trips page: the upcoming trips and a reference to the club. */
export async function tripsJsonLd(language: Language): Promise<Thing[]> {
  const translations = await tripTranslations(language);
  const trips = (await knownTrips()).map((trip) => ({ ...trip, ...translations[trip.title] }));
  return tripItems(trips, urlOf(TRIPS_PATH, language), language);
}

/** Returns the JSON-LD items of the page of a trip: the trip with its days, and a reference to the club. */
export function tripPageJsonLd(
  { slug, trip, translation, page: { days } }: KnownTripPage,
  language: Language,
): Promise<Thing[]> {
  const facts = { ...trip, ...translation, days: days.map(({ place }) => place) };
  return tripItems([facts], urlOf(tripPagePath(slug), language), language);
}

/** The trips on a page; those that have begun are left out (specification, "Dates and prices"). */
async function tripItems(
  trips: readonly TripFacts[],
  page: string | undefined,
  language: Language,
): Promise<Thing[]> {
  const home = urlOf(LANDING_PATH);
  const upcoming = trips.filter(({ startTime }) => isoDate(startTime) > BUILD_DAY);
  if (!home || !page || upcoming.length === 0) return [];
  const { name } = await content('site', language);
  return [
    { '@type': 'Organization', '@id': clubId(home), name, url: home },
    ...upcoming.map((trip) => touristTrip(trip, { page, home })),
  ];
}
