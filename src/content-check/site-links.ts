import { LANDING_PATH, PACKAGES_ID, TRIPS_PATH } from '../lib/pages.ts';
import { SECTION_IDS } from '../lib/sections.ts';
import { nearest } from '../lib/nearest-name.ts';

/**
 * The pages of the site by their paths, each with the anchors that it has; undefined where these cannot be
 * told.
 */
export type SitePages = Map<string, readonly string[] | undefined>;

/** Gives all pages of the site: the two that the site always has, and one for each legal text. */
export function sitePages(
  legal: readonly { page: string; anchors?: readonly string[] | undefined }[],
): SitePages {
  return new Map<string, readonly string[] | undefined>([
    [LANDING_PATH, SECTION_IDS],
    [TRIPS_PATH, [PACKAGES_ID]],
    ...legal.map(({ page, anchors }) => [page, anchors] as const),
  ]);
}

/**
 * Says what is wrong with a link on a page of the site, and in a second line how to mend it; undefined where
 * nothing is. Links that leave the site are believed.
 */
export function linkProblem(pages: SitePages, link: string, from: string): string | undefined {
  if (link === '') return 'has no address\nWrite one between ( and ) behind its words.';
  if (/[{}]|%7B/i.test(link)) {
    return `leads to ${link}, and a fact in braces cannot be part of an address\nWrite the fact by itself, without a link.`;
  }
  if (/^(https?:\/\/[^/]|mailto:|tel:)/.test(link)) return undefined;
  const [path = '', anchor] = link.split('#');
  const page = path === '' ? from : path;
  if (!pages.has(page)) return `leads to ${link}, and this site has no such page\n${pageFix(pages, path)}`;
  const anchors = pages.get(page);
  if (!anchors || anchor === undefined || anchors.includes(anchor)) return undefined;
  const meant = nearest(anchor, anchors);
  const fix = meant
    ? `Did you mean ${path}#${meant}?`
    : `The headings there are: ${anchors.map((name) => `#${name}`).join(', ')}.`;
  return `leads to ${link}, and ${page} has no heading with that anchor\n${fix}`;
}

function pageFix(pages: SitePages, path: string): string {
  if (/^(www\.)?[\w-]+(\.[\w-]+)*\.(com|in|org|net)\b/.test(path))
    return `Write https:// before it: https://${path}`;
  const named = `/${path.replace(/^[./]*/, '').replace(/(\.md|\.html|\/)$/, '')}`;
  const meant = nearest(named, [...pages.keys()]);
  return meant ? `Did you mean ${meant}?` : `The pages are: ${[...pages.keys()].join(', ')}.`;
}
