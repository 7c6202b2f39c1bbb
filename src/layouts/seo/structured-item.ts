/** An item of structured data: schema.org's type Thing. */
export type StructuredItem = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Returns the text of a JSON-LD script with items. It escapes `<`, so that no item can end the script. */
export function serializeItems(items: readonly StructuredItem[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll('<', '\\u003c');
}
