/** A page that search engines may list. */
export interface ListedPage {
  /** The absolute URL. */
  url: string;
  /** The date of the last change, if it is known. */
  lastModified?: Date | undefined;
}

/** Returns the text of `sitemap.xml`. */
export function sitemap(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ url, lastModified }) => {
    const lastmod = lastModified ? `<lastmod>${lastModified.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${url}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>
`;
}
