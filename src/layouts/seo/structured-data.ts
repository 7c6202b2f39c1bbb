import { content } from '#content-model/content.ts';
import type { Card } from '#content-model/trips/card.ts';
import { cards, type TripWithPage } from '#content-model/trips/trips.ts';
import { absoluteUrl, href } from '#content-model/urls.ts';
import { BUILD_DAY } from '#content-model/build-day.ts';
import { isoDate, isoDateTime } from '#content-model/indian-time.ts';
import { LANGUAGES, pathIn, type Language } from '#content-model/languages.ts';
import { LANDING_PATH, SHARING_PATH, tripPagePath, TRIPS_PATH } from '#content-model/pages.ts';
import { dialled } from '#content-model/telephone.ts';
import type { StructuredItem } from './structured-item.ts';

// The JSON-LD items of the pages. There are none when the URL of the site is unknown
// (specification, "Pages and routes").

const urlOf = (path: `/${string}`, language?: Language) => absoluteUrl(href(pathIn(language, path)));

/** The URL of the landing page, and the `@id` of the club, which is the same in all languages. */
const HOME = urlOf(LANDING_PATH);
const CLUB_ID = `${HOME ?? ''}#club`;

/** The items of the landing page: the club, and its website, whose name search engines show. */
export async function clubStructuredData(language: Language): Promise<StructuredItem[]> {
  if (!HOME) return [];
  const { name, company, contact } = await content('site', language);
  const { landing } = await content('pages', language);
  const { address, openHours } = contact;
  return [
    {
      '@type': 'TravelAgency',
      '@id': CLUB_ID,
      name,
      legalName: company.name,
      url: HOME,
      description: landing.description,
      logo: urlOf('/icon-512.png'),
      image: urlOf(SHARING_PATH, language),
      telephone: contact.phones.map(dialled),
      email: contact.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.town,
        postalCode: address.pinCode,
        addressCountry: 'IN',
      },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: openHours.days,
        opens: openHours.opens,
        closes: openHours.closes,
      },
    },
    { '@type': 'WebSite', name, url: urlOf(LANDING_PATH, language), inLanguage: LANGUAGES[language].tag },
  ];
}

/** The items of the trips page: the upcoming trips and a reference to the club. */
export async function tripsStructuredData(language: Language): Promise<StructuredItem[]> {
  return tripItems(await cards(language), TRIPS_PATH, language);
}

/** The items of a trip's page: the trip with its days while it is offered, and a reference to the club. */
export function tripPageStructuredData(
  { slug, trip, page: { days }, isOffered }: TripWithPage,
  language: Language,
): Promise<StructuredItem[]> {
  const facts = { ...trip, days: days.map(({ place }) => place) };
  return tripItems(isOffered ? [facts] : [], tripPagePath(slug), language);
}

/** A trip, with the places of its days if they are known. */
type TripFacts = Card & { days?: readonly string[] };

/** The trips on a page; those that have begun are left out (specification, "Dates and prices"). */
async function tripItems(
  trips: readonly TripFacts[],
  path: `/${string}`,
  language: Language,
): Promise<StructuredItem[]> {
  const upcoming = trips.filter(({ startTime }) => isoDate(startTime) > BUILD_DAY);
  if (!HOME || upcoming.length === 0) return [];
  const { name } = await content('site', language);
  return [
    { '@type': 'Organization', '@id': CLUB_ID, name, url: HOME },
    ...upcoming.map((trip) => touristTrip(trip, urlOf(path, language))),
  ];
}

/** The values of schema.org's ItemAvailability. */
const AVAILABILITY = { few: 'LimitedAvailability', full: 'SoldOut' };

/** The offer ends on the first day of the trip, so that it does not become outdated. */
function touristTrip(
  { title, cities, cost, cover, startTime, endTime, days, seats }: TripFacts,
  url: string | undefined,
): StructuredItem {
  return {
    '@type': 'TouristTrip',
    name: title,
    description: cities,
    image: cover && absoluteUrl(cover),
    ...(days && {
      itinerary: {
        '@type': 'ItemList',
        itemListElement: days.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
      },
    }),
    offers: {
      '@type': 'Offer',
      price: cost,
      priceCurrency: 'INR',
      availability: `https://schema.org/${seats ? AVAILABILITY[seats] : 'InStock'}`,
      url,
      validThrough: isoDate(startTime),
    },
    departureTime: isoDateTime(startTime),
    arrivalTime: isoDateTime(endTime),
    provider: { '@id': CLUB_ID },
  };
}
