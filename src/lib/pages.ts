/** The path of the landing page. */
export const LANDING_PATH = '/';

/** The path of the trips page. */
export const TRIPS_PATH = '/trips';

/** The id of the section of the trips page with the trips. */
export const PACKAGES_ID = 'packages';

/** The path of the privacy policy, to which the callback panel links. */
export const PRIVACY_PATH = '/privacy-policy';

/** The pages that search engines may list, besides the legal texts. */
export const LISTED_PATHS = [LANDING_PATH, TRIPS_PATH] as const;

/** The legal texts that the site cannot do without. Every other file of `content/legal/` is a page, too. */
export const REQUIRED_LEGAL_PATHS = ['/terms-of-service', PRIVACY_PATH] as const;

/** Paths that no legal text may have. */
export const RESERVED_PATHS: readonly string[] = [TRIPS_PATH, '/index', '/404'];
