import type { Content } from '../../content-model/content.ts';
import type { Trip } from '../../content-model/schemas/trip.ts';
import { absoluteUrl } from '../../content-model/absolute-url.ts';
import { isoDate, isoDateTime } from '../../content-model/indian-time.ts';
import { dialled } from '../../content-model/telephone.ts';

/** A JSON-LD item: schema.org's type Thing. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/**
 * Returns the text of a JSON-LD script with the items. It escapes `<`, so that no item can end the script.
 */
export function serializeJsonLd(items: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll('<', '\\u003c');
}

/** Returns the breadcrumb list of a page, from the landing page to the page, by names and paths. */
export function breadcrumbs(items: readonly { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** Returns the club from its facts, its description and the absolute URLs of its home, logo and picture. */
export function club(
  { name, company, contact }: Pick<Content<'site'>, 'name' | 'company' | 'contact'>,
  { home, ...others }: Record<'home' | 'logo' | 'image' | 'description', string>,
): Thing {
  const { address, openHours } = contact;
  return {
    '@type': 'TravelAgency',
    '@id': clubId(home),
    name,
    legalName: company.name,
    url: home,
    ...others,
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
  };
}

/** Returns the `@id` of the club from the URL of the landing page. */
export function clubId(home: string): string {
  return `${home}#club`;
}

/** A trip, with the places of its days if they are known. */
export type TripFacts = Trip & { days?: readonly string[] };

/**
 * Returns a trip and its price. The offer ends on the first day of the trip, so that it does not become
 * outdated.
 * @param urls the absolute URLs of the page with the trip and of the landing page
 */
export function touristTrip(
  { title, cities, cost, cover, startTime, endTime, days }: TripFacts,
  { page, home }: { page: string; home: string },
): Thing {
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
      availability: 'https://schema.org/InStock',
      url: page,
      validThrough: isoDate(startTime),
    },
    departureTime: isoDateTime(startTime),
    arrivalTime: isoDateTime(endTime),
    provider: { '@id': clubId(home) },
  };
}
