import type { Thing } from './json-ld.ts';
import { openingHours } from './opening-hours.ts';
import { postalAddress } from './postal-address.ts';

/** What `content/site.json` says of the club. */
interface ClubFacts {
  name: string;
  company: { name: string };
  contact: { address: string; phones: { dial: string }[]; email: string; openHours: string };
}

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
    address: postalAddress(contact.address),
    openingHoursSpecification: openingHours(contact.openHours),
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
