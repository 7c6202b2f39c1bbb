/**
 * The speculation rules of a page, as JSON: browsers that know them prefetch the next page when a finger or
 * pointer rests on its link. A link to a section of this very page needs no fetching.
 * @param home the address of the landing page
 * @param isHome whether the page is the landing page
 */
export function speculationRules(home: string, isHome: boolean): string {
  const ownSections = ['[href^="#"]', ...(isHome ? [`[href^="${home}#"]`] : [])].join();
  const where = { and: [{ href_matches: `${home}*` }, { not: { selector_matches: ownSections } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
