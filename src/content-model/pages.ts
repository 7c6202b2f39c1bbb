import { LANGUAGES } from './languages.ts';

export const LANDING_PATH = '/';
export const TRIPS_PATH = '/trips';

export function tripPagePath(name: string): `/${string}` {
  return `${TRIPS_PATH}/${name}`;
}

/** The id of the section of the trips page with the trips. */
export const PACKAGES_ID = 'packages';

/** The legal texts to which other pages link. */
export const PRIVACY_PATH = '/privacy-policy';
export const BOOKING_PATH = '/booking-conditions';
export const ACCESSIBILITY_PATH = '/accessibility-statement';

/** The page for unknown addresses has all languages. */
export const NOT_FOUND_PATH = '/404';

/** The path of the picture for shared links, in each language. */
export const SHARING_PATH = '/share.jpg';

/** The size in pixels of pictures for shared links, which services display without cropping. */
export const SHARING_SIZE = { width: 1200, height: 630 };

/** The path of the editor of the content. It is no page of the site. */
export const EDITOR_PATH = '/admin';

/** The legal texts that must exist. Other files in `content/legal/` also become pages. */
export const REQUIRED_LEGAL_PATHS = [
  '/terms-of-service',
  PRIVACY_PATH,
  BOOKING_PATH,
  ACCESSIBILITY_PATH,
] as const;

/** The paths that a legal text cannot have, because other pages and the languages have them. */
export function reservedPaths(): string[] {
  const languages = Object.keys(LANGUAGES).map((language) => `/${language}`);
  return [TRIPS_PATH, '/index', NOT_FOUND_PATH, EDITOR_PATH, ...languages];
}
