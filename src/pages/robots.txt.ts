import { href } from '../lib/href.ts';
import { absoluteUrl } from '../seo/absolute-url.ts';
import { robots } from '../seo/robots.ts';

/** Search engines look for this file at the root of a domain only. */
export function GET(): Response {
  return new Response(robots(absoluteUrl(href('/sitemap.xml'))));
}
