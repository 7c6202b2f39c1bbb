/**
 * Returns the speculation rules of a page as JSON. `moderate` prefetches a page when the pointer
 * rests on its link; Chrome on Android, from version 138, when the link has been in view for a moment. Links
 * to sections of the same page are excluded.
 * @param base the base path, with a trailing slash
 * @param home the path of the landing page with the base path, for that page
 */
export function speculationRules(base: string, home?: string): string {
  const samePageLinks = ['[href^="#"]', ...(home ? [`[href^="${home}#"]`] : [])].join();
  const where = { and: [{ href_matches: `${base}*` }, { not: { selector_matches: samePageLinks } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
