/** Adds the base path: with the base `/club/`, `/trips` becomes `/club/trips`. */
export function href(path: `/${string}`, base: string = import.meta.env.BASE_URL): string {
  return base.replace(/\/$/, '') + path;
}

/**
 * The canonical absolute URL of a path of this site, base path included: `/club/trips/` gives
 * `https://www.club.example/club/trips`. Only the landing page, at `home`, keeps its trailing slash. Returns
 * undefined when the URL of the site is unknown (specification, "Pages and routes").
 */
export function absoluteUrl(
  path: string,
  site: string | undefined = import.meta.env.SITE,
  home = href('/'),
): string | undefined {
  if (!site) return undefined;
  return new URL(path === home ? path : path.replace(/(.)\/$/, '$1'), site).href;
}
