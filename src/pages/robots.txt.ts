import { absolute } from '../seo/absolute-url.ts';
import { href } from '../lib/href.ts';

/**
 * Lets every search engine read everything and names the sitemap. Search engines look for it at a domain's
 * root only.
 */
export function GET(): Response {
  const sitemap = absolute(href('/sitemap.xml'));
  return new Response(`User-agent: *\nAllow: /\n${sitemap ? `\nSitemap: ${sitemap}\n` : ''}`);
}
