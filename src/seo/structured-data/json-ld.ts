/** A thing in the words of schema.org. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Things as the text of one JSON-LD script, which nothing in them can end. */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
