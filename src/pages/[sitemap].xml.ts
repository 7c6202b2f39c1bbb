import type { GetStaticPaths } from 'astro';
import { href } from '../lib/href.ts';
import { DEFAULT_LANGUAGE } from '../lib/languages.ts';
import { LISTED_PATHS, tripPagePath } from '../lib/pages.ts';
import { absoluteUrl } from '../lib/absolute-url.ts';
import { legalTexts } from '../content-model/legal-texts.ts';
import { tripPages } from '../content-model/trips.ts';
import { languageVersions } from '../content-model/language-versions.ts';
import { sitemap } from '../layouts/seo/sitemap.ts';

/** The file `sitemap.xml`. It exists only when the URL of the site is known (decision 33). */
export const getStaticPaths = (() =>
  absoluteUrl(href('/')) ? [{ params: { sitemap: 'sitemap' } }] : []) satisfies GetStaticPaths;

export async function GET(): Promise<Response> {
  const texts = await legalTexts();
  const pages: { path: `/${string}`; lastModified?: Date }[] = [
    ...LISTED_PATHS.map((path) => ({ path })),
    ...(await tripPages(DEFAULT_LANGUAGE)).map(({ slug }) => ({ path: tripPagePath(slug) })),
    ...texts.map(({ id, data }) => ({ path: `/${id}` as const, lastModified: data.updated })),
  ];
  const url = (path: `/${string}`) => absoluteUrl(href(path)) ?? '';
  const listed = pages.flatMap(({ path, lastModified }) => {
    const versions = languageVersions(href(path)).map((version) => ({
      language: version.language,
      url: url(version.path),
    }));
    const urls = versions.length > 0 ? versions.map((version) => version.url) : [url(path)];
    return urls.map((address) => ({ url: address, versions, lastModified }));
  });
  return new Response(sitemap(listed), { headers: { 'Content-Type': 'application/xml' } });
}
