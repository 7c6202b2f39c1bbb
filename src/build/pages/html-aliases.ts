/**
 * Returns the second path of a page: `trips/index.html` is also written as `trips.html`.
 *
 * The addresses of the site have no trailing slash. With `trips/index.html` alone, GitHub Pages, Cloudflare
 * Pages and Netlify redirect `/trips` to `/trips/`; with `trips.html` alone, GitHub Pages answers `/trips/`
 * with
 * 404. With both files, all of them serve both addresses without a redirect
 * (https://github.com/slorber/trailing-slash-guide).
 */
export function htmlAlias(file: string): string | undefined {
  const [, folder] = /^(.+)\/index\.html$/.exec(file) ?? [];
  return folder && `${folder}.html`;
}
