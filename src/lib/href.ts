/**
 * The address of a path of this site under the configured base path, without a trailing slash:
 * `/trips` gives `/club/trips`, `/#_about` gives `/club/#_about`.
 */
export function href(path: `/${string}`, base: string = import.meta.env.BASE_URL): string {
  return base.replace(/\/$/, '') + path;
}
