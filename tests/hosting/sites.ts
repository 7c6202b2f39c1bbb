/** The configured origin of the built sites. The crawler replaces it with the origin of the server. */
export const SITE_URL = 'https://www.club.example';

/** The site at the root of a domain and under a base path; `root` is the document root of the server. */
export const SITES = [
  { location: "a domain's root", base: '', root: '.cache/hosting/root' },
  { location: 'the base path /club', base: '/club', root: '.cache/hosting/club' },
] as const;

/** One of the two built sites. */
export type BuiltSite = (typeof SITES)[number];
