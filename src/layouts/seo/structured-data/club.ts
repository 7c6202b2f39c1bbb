import type { Content } from '../../../content-model/content.ts';
import { dialled } from '../../../lib/telephone.ts';
import type { Thing } from './json-ld.ts';

type Site = Content<'site'>;

/** The facts about the club from `content/site.json`. */
type ClubFacts = Pick<Site, 'name'> & {
  company: Pick<Site['company'], 'name'>;
  contact: Pick<Site['contact'], 'email' | 'address' | 'openHours' | 'phones'>;
};

/** The absolute URLs of the club's pages and images, and its description. */
interface ClubUrls {
  home: string;
  logo: string;
  image: string;
  description: string;
}

/** Returns the club with its address, telephone numbers, email address and opening hours. */
export function club(facts: ClubFacts, { home, logo, image, description }: ClubUrls): Thing {
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

/** Returns the club with its name only, for pages whose items refer to it. */
export function clubReference(name: string, home: string): Thing {
  return { '@type': 'Organization', '@id': clubId(home), name, url: home };
}

/**
 * Returns the website, whose name search engines display with their results.
 * @param inLanguage the BCP 47 tag of its language
 */
export function website(name: string, home: string, inLanguage: string): Thing {
  return { '@type': 'WebSite', name, url: home, inLanguage };
}

/** Returns the `@id` of the club from the URL of the landing page. */
export function clubId(home: string): string {
  return `${home}#club`;
}
