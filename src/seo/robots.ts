/**
 * Returns the text of `robots.txt`, which lets every search engine read every page.
 * @param sitemapUrl the absolute address of the sitemap, where it is known
 */
export function robots(sitemapUrl: string | undefined): string {
  return `User-agent: *\nAllow: /\n${sitemapUrl ? `\nSitemap: ${sitemapUrl}\n` : ''}`;
}
