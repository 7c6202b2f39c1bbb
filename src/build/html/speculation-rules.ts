/**
 * The speculation rules of all pages as JSON. `moderate` prefetches a page when the pointer rests on its
 * link; Chrome on Android, from version 138, when the link has been in view for a moment. Browsers leave out
 * links to sections of the same page.
 * @param base the base path, with a trailing slash
 */
export function speculationRules(base: string): string {
  return JSON.stringify({ prefetch: [{ where: { href_matches: `${base}*` }, eagerness: 'moderate' }] });
}
