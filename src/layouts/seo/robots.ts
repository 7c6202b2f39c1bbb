/**
 * Returns the text of `robots.txt`, which allows all crawlers on all pages.
 * @param sitemapUrl the absolute URL of the sitemap, if it is known
 */
export function robots(sitemapUrl: string | undefined): string {
  return `User-agent: *\nAllow: /\n${sitemapUrl ? `\nSitemap: ${sitemapUrl}\n` : ''}`;
}
