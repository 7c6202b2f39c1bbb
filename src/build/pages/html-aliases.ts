/**
 * Where a page is written a second time: `trips/index.html` also as `trips.html`.
 *
 * The site's addresses have no trailing slash. With the folder alone, GitHub Pages, Cloudflare Pages and
 * Netlify answer `/trips` by a redirect to `/trips/`, one more round trip on every link; with the file alone,
 * GitHub Pages answers `/trips/` by 404. With both, each of them serves `/trips` at once and still knows
 * `/trips/` (https://github.com/slorber/trailing-slash-guide).
 */
export function htmlAlias(file: string): string | undefined {
  const [, folder] = /^(.+)\/index\.html$/.exec(file) ?? [];
  return folder && `${folder}.html`;
}
