import type { GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { absolute } from '../seo/absolute-url.ts';
import { href } from '../lib/href.ts';

/** The file `sitemap.xml`, which there is only where the site's address is known (decision 33). */
export const getStaticPaths = (() =>
  absolute(href('/')) ? [{ params: { sitemap: 'sitemap' } }] : []) satisfies GetStaticPaths;

/** The list of pages for search engines. Only the legal texts know the day of their last change. */
export async function GET(): Promise<Response> {
  const texts = await getCollection('legal');
  const pages: { path: `/${string}`; changed?: Date }[] = [
    { path: '/' },
    { path: '/trips' },
    ...texts.map(({ id, data }) => ({ path: `/${id}` as const, changed: data.updated })),
  ];
  const entries = pages.map(
    ({ path, changed }) => `<url><loc>${absolute(href(path))}</loc>${lastChange(changed)}</url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
}

function lastChange(day: Date | undefined): string {
  return day ? `<lastmod>${day.toISOString().slice(0, 10)}</lastmod>` : '';
}
