/** A page that search engines may list. */
export interface ListedPage {
  /** The absolute URL. */
  url: string;
  /** The absolute URLs of the page in all languages; empty when there is only one. */
  versions: { language: string; url: string }[];
  /** The date of the last change, if it is known. */
  lastModified?: Date | undefined;
}

/** Returns the text of `sitemap.xml`. */
export function sitemap(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ url, versions, lastModified }) => {
    const lastmod = lastModified ? `<lastmod>${lastModified.toISOString().slice(0, 10)}</lastmod>` : '';
    const alternates = versions.map(
      ({ language, url: href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return `<url><loc>${url}</loc>${alternates.join('')}${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>
`;
}
