import type { Site } from '../../schemas/site.ts';
import type { Thing } from './json-ld.ts';

/** What `content/site.json` says of the club. */
type ClubFacts = Pick<Site, 'name'> & {
  company: Pick<Site['company'], 'name'>;
  contact: Pick<Site['contact'], 'email' | 'address' | 'openHours'> & { phones: { dial: string }[] };
};

/** Absolute addresses that belong to the club, and the sentence that describes it. */
interface ClubPlaces {
  home: string;
  logo: string;
  image: string;
  description: string;
}

/** The club with all that a visitor may ask for: where it is, how to ring it, when it is open. */
export function club(facts: ClubFacts, { home, logo, image, description }: ClubPlaces): Thing {
  const { name, company, contact } = facts;
  const { address, openHours } = contact;
  return {
    '@type': 'TravelAgency',
    '@id': clubId(home),
    name,
    legalName: company.name,
    description,
    url: home,
    logo,
    image,
    telephone: contact.phones.map(({ dial }) => dial),
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

/** The club in short, for pages whose things refer to it. */
export function clubInShort(name: string, home: string): Thing {
  return { '@type': 'Organization', '@id': clubId(home), name, url: home };
}

/** The site itself, whose name search engines show over its addresses. */
export function website(name: string, home: string): Thing {
  return { '@type': 'WebSite', name, url: home };
}

/** The name by which things refer to the club whose site has this address. */
export function clubId(home: string): string {
  return `${home}#club`;
}
