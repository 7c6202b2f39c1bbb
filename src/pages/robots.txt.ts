import { href } from '../lib/href.ts';
import { absoluteUrl } from '../lib/absolute-url.ts';
import { robots } from '../layouts/seo/robots.ts';

/** Crawlers look for this file only at the root of a domain. */
export function GET(): Response {
  return new Response(robots(absoluteUrl(href('/sitemap.xml'))));
}
