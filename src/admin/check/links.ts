import { nearest } from '../../lib/nearest-name.ts';
import { pathIn, type Language } from '../../lib/languages.ts';
import { LANDING_PATH, PACKAGES_ID, REQUIRED_LEGAL_PATHS, TRIPS_PATH } from '../../lib/pages.ts';
import { SECTION_IDS } from '../../lib/sections.ts';
import { fieldName, issueOf, notes, type Issue } from './issue.ts';
import type { JsonFile } from './json-file.ts';
import type { LegalFile } from './legal-file.ts';
import type { TripPageFile } from './trip-page-file.ts';
import { factAt } from './placeholders.ts';

/** The paths of the pages with their anchors; undefined if the anchors are unknown. */
type SitePages = Map<string, readonly string[] | undefined>;

interface Link extends Pick<Issue, 'file' | 'line' | 'field'> {
  /** The page that contains the link; '' for a link of all pages. */
  from: string;
  url: string;
}

/** Returns the links of legal texts and of the footer. */
export function linksOf(json: readonly JsonFile[], legal: readonly LegalFile[]): Link[] {
  const footer = json.flatMap(({ file, value, lineOf }) =>
    Object.keys(factAt(value, 'footer.links') ?? {}).flatMap((index) => {
      const path = ['footer', 'links', Number(index), 'page'];
      const url = factAt(value, path.join('.'));
      const isPath = typeof url === 'string' && url.startsWith('/');
      return isPath ? [{ file, line: lineOf(path), field: fieldName(path), from: '', url }] : [];
    }),
  );
  const texts = legal.flatMap(({ file, page, links }) =>
    links.map((link) => ({ file, field: 'A link', from: page, ...link })),
  );
  return [...footer, ...texts];
}

/** Reports links whose target does not exist or is in another language. Other sites are not looked up. */
export function linkIssues(
  links: readonly Link[],
  legal: readonly LegalFile[],
  languages: readonly Language[],
  tripPages: readonly TripPageFile[] = [],
): Issue[] {
  const pages: SitePages = new Map<string, readonly string[] | undefined>([
    ...languages.flatMap((language) => [
      [pathIn(language, LANDING_PATH), SECTION_IDS] as const,
      [pathIn(language, TRIPS_PATH), [PACKAGES_ID]] as const,
    ]),
    ...legal.map(({ page, anchors }) => [page, anchors] as const),
    ...tripPages.map(({ page }) => [page, undefined] as const),
  ]);
  return links.flatMap(({ file, line, field, from, url }) => {
    const message = linkProblem(pages, url, from);
    if (message) return issueOf(file, message, line, field);
    const doubt = `leads to ${url}, a page in another language: is this meant?\nLink to the page in the language of the text.`;
    return isForeign(from, url) ? notes([issueOf(file, doubt, line, field)]) : [];
  });
}

/** True for a link to a page in another language that is not the same page. */
function isForeign(from: string, url: string): boolean {
  const parts = (path: string) => /^(\/[a-z]{2})?(\/.*)?$/.exec(path.replace(/#.*/, '')) ?? [];
  const [[, language, page], [, other, target]] = [parts(from), parts(url)];
  return from !== '' && url.startsWith('/') && language !== other && page !== target;
}

/** Returns notes about legal texts that neither the footer nor another text links to. */
export function unlinkedNotes(legal: readonly LegalFile[], links: readonly Link[]): Issue[] {
  const isLinked = (page: string) =>
    links.some(({ url, from }) => url.replace(/#.*/, '') === page && from !== page);
  const required: readonly string[] = REQUIRED_LEGAL_PATHS;
  // A page in another language has the link to its language.
  const isOwn = (page: string) => page.lastIndexOf('/') === 0 && !required.includes(page);
  const unlinked = legal.filter(({ page }) => isOwn(page) && !isLinked(page));
  return unlinked.map(({ file, page }) => {
    const fix = `Add a link to ${page} in content/navigation.json, under "footer".`;
    return issueOf(file, `is a page that no link leads to\n${fix}`);
  });
}

/** Returns the problem of a link and, on a second line, the fix, or undefined. */
function linkProblem(pages: SitePages, link: string, from: string): string | undefined {
  if (link === '') return 'has no address\nWrite one between ( and ) after its words.';
  if (/[{}]|%7B/i.test(link))
    return `leads to ${link}, and a fact in braces cannot be part of an address\nWrite the fact by itself, without a link.`;
  if (/^(https:\/\/[\w-]+(\.[\w-]+)+([/?#]|$)|mailto:[^/\s@]+@[\w.-]+\.\w+|tel:\+?\d+$)/.test(link))
    return undefined;
  const [, local] = /^https?:\/\/(?:localhost|127\.|192\.168\.)[^/]*(.*)/i.exec(link) ?? [];
  if (local !== undefined)
    return `leads to ${link}, which is only on your own computer\nWrite only the path: ${local || '/'}`;
  if (link.startsWith('http://'))
    return `leads to ${link}, which is not encrypted\nWrite https:// before it: [words](${link.replace('http', 'https')})`;
  if (/^[a-z]+:/i.test(link) || link.startsWith('//'))
    return `leads to ${link}, which is no address that browsers and visitors can rely on\nAn address begins with https:// and a name, with mailto: and a mail address, or with tel: and digits.`;
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
