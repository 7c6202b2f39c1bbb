import { absoluteUrl, href } from '#content-model/urls.ts';

/** Allows all crawlers on all pages. Crawlers look for this file only at the root of a domain. */
export function GET(): Response {
  const sitemap = absoluteUrl(href('/sitemap.xml'));
  return new Response(`User-agent: *\nAllow: /\n${sitemap ? `\nSitemap: ${sitemap}\n` : ''}`);
}
