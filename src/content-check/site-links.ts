import { pathIn, type Language } from '../lib/languages.ts';
import { LANDING_PATH, PACKAGES_ID, TRIPS_PATH } from '../lib/pages.ts';
import { SECTION_IDS } from '../lib/sections.ts';
import { nearest } from '../lib/nearest-name.ts';

/** The paths of the pages with their anchors; undefined if the anchors are unknown. */
export type SitePages = Map<string, readonly string[] | undefined>;

/**
 * Returns all pages of the site: in each language the two pages that always exist, and one for each legal
 * text.
 */
export function sitePages(
  legal: readonly { page: string; anchors?: readonly string[] | undefined }[],
  languages: readonly Language[],
): SitePages {
  return new Map<string, readonly string[] | undefined>([
    ...languages.flatMap((language) => [
      [pathIn(language, LANDING_PATH), SECTION_IDS] as const,
      [pathIn(language, TRIPS_PATH), [PACKAGES_ID]] as const,
    ]),
    ...legal.map(({ page, anchors }) => [page, anchors] as const),
  ]);
}

/**
 * Checks a link on the page `from`. Returns the problem and, on a second line, the fix, or undefined if the
 * link is valid. The targets of external links are not checked.
 */
export function linkProblem(pages: SitePages, link: string, from: string): string | undefined {
  if (link === '') return 'has no address\nWrite one between ( and ) after its words.';
  if (/[{}]|%7B/i.test(link)) {
    return `leads to ${link}, and a fact in braces cannot be part of an address\nWrite the fact by itself, without a link.`;
  }
  if (/^(https?:\/\/[^/]|mailto:|tel:)/.test(link)) return undefined;
  const [path = '', anchor] = link.split('#');
  const page = path === '' ? from : path;
  if (!pages.has(page)) return `leads to ${link}, and this site has no such page\n${pageFix(pages, path)}`;
  const anchors = pages.get(page);
  if (!anchors || anchor === undefined || anchors.includes(anchor)) return undefined;
  const suggestion = nearest(anchor, anchors);
  const fix = suggestion
    ? `Did you mean ${path}#${suggestion}?`
    : `The headings there are: ${anchors.map((name) => `#${name}`).join(', ')}.`;
  return `leads to ${link}, and ${page} has no heading with that anchor\n${fix}`;
}

function pageFix(pages: SitePages, path: string): string {
  if (/^(www\.)?[\w-]+(\.[\w-]+)*\.(com|in|org|net)\b/.test(path))
    return `Write https:// before it: https://${path}`;
  const named = `/${path.replace(/^[./]*/, '').replace(/(\.md|\.html|\/)$/, '')}`;
  const suggestion = nearest(named, [...pages.keys()]);
  return suggestion ? `Did you mean ${suggestion}?` : `The pages are: ${[...pages.keys()].join(', ')}.`;
}
