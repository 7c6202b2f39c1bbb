/**
 * Adds the configured base path to a path of this site: with the base `/club/`, `/trips` becomes
 * `/club/trips` and `/#_about` becomes `/club/#_about`.
 */
export function href(path: `/${string}`, base: string = import.meta.env.BASE_URL): string {
  return base.replace(/\/$/, '') + path;
}
