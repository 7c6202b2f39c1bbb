import { href } from '../lib/href.ts';

/**
 * The absolute address of a path of this site, base path included, as others should know it: `/club/trips/`
 * gives `https://www.club.example/club/trips`. Only the landing page, at `home`, keeps its slash: to every
 * host it is a folder. Undefined while nobody knows the site's address (decision 33).
 */
export function absoluteUrl(
  path: string,
  site: string | undefined = import.meta.env.SITE,
  home = href('/'),
): string | undefined {
  if (!site) return undefined;
  return new URL(path === home ? path : path.replace(/(.)\/$/, '$1'), site).href;
}
