/** A JSON-LD item: schema.org's type Thing. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The text of a JSON-LD script. It escapes `<`, so that no item can end the script. */
export function serializeJsonLd(items: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll('<', '\\u003c');
}
