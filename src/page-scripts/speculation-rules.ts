/**
 * Returns the speculation rules of a page as JSON: browsers that support them prefetch a page when the
 * pointer hovers over its link. Links to sections of the same page are excluded.
 * @param home the path of the landing page with the base path
 * @param isHome true for the landing page
 */
export function speculationRules(home: string, isHome: boolean): string {
  const samePageLinks = ['[href^="#"]', ...(isHome ? [`[href^="${home}#"]`] : [])].join();
  const where = { and: [{ href_matches: `${home}*` }, { not: { selector_matches: samePageLinks } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
