/** Where the built sites are said to live; the crawl reads this origin as the server under test. */
export const SITE_URL = 'https://www.club.example';

/**
 * The site at a domain's root and in a folder of it: what a server is given as its root, and where in it the
 * site lies.
 */
export const SITES = [
  { at: "a domain's root", base: '', root: '.cache/hosting/root' },
  { at: 'the base path /club', base: '/club', root: '.cache/hosting/club' },
] as const;

/** One of the two built sites. */
export type BuiltSite = (typeof SITES)[number];
