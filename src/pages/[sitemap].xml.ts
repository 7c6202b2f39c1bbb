import type { GetStaticPaths } from 'astro';
import { languageVersions } from '#content-model/language-versions.ts';
import { legalTexts } from '#content-model/legal/legal-texts.ts';
import { tripPages } from '#content-model/trips/trips.ts';
import { absoluteUrl, href } from '#content-model/urls.ts';
import { DEFAULT_LANGUAGE } from '#content-model/languages.ts';
import { LANDING_PATH, tripPagePath, TRIPS_PATH } from '#content-model/pages.ts';

/** Exists only when the URL of the site is known (specification, "Pages and routes"). */
export const getStaticPaths = (() =>
  absoluteUrl(href('/')) ? [{ params: { sitemap: 'sitemap' } }] : []) satisfies GetStaticPaths;

const url = (path: `/${string}`) => absoluteUrl(href(path)) ?? '';

export async function GET(): Promise<Response> {
  const texts = await legalTexts();
  const pages: { path: `/${string}`; lastModified?: Date }[] = [
    { path: LANDING_PATH },
    { path: TRIPS_PATH },
    ...(await tripPages(DEFAULT_LANGUAGE))
      .filter(({ isOffered }) => isOffered)
      .map(({ slug }) => ({ path: tripPagePath(slug) })),
    ...texts.map(({ id, data }) => ({ path: `/${id}` as const, lastModified: data.updated })),
  ];
  const entries = pages.flatMap(({ path, lastModified }) => {
    // All languages of the page; none when there is only one.
    const versions = languageVersions(href(path));
    const alternates = versions.map(
      (version) => `<xhtml:link rel="alternate" hreflang="${version.language}" href="${url(version.path)}"/>`,
    );
    const lastmod = lastModified ? `<lastmod>${lastModified.toISOString().slice(0, 10)}</lastmod>` : '';
    const paths = versions.length > 0 ? versions.map((version) => version.path) : [path];
    return paths.map((one) => `<url><loc>${url(one)}</loc>${alternates.join('')}${lastmod}</url>`);
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>
`;
  return new Response(sitemap, { headers: { 'Content-Type': 'application/xml' } });
}
