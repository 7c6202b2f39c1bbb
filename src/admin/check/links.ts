import { basename } from 'node:path';
import { DEFAULT_LANGUAGE, pathIn, type Language } from '#content-model/languages.ts';
import { LANDING_PATH, PACKAGES_ID, tripPagePath, TRIPS_PATH } from '#content-model/pages.ts';
import { SECTION_IDS } from '#content-model/section-ids.ts';
import type { LegalFile } from './legal-file.ts';
import { fieldIssues, issueOf, lineAt, nearest, type ContentFile, type Issue } from './messages.ts';

/** The paths of the pages with their anchors, if these are known. */
type SitePages = Map<string, readonly string[] | undefined>;

/**
 * The links of the footer and of legal texts whose target does not exist. Other sites are not requested. An
 * untranslated legal text has a page, but unknown anchors.
 */
export function linkIssues(
  navigation: ContentFile,
  legal: readonly LegalFile[],
  trips: readonly ContentFile[],
  languages: readonly Language[],
): Issue[] {
  const pages: SitePages = new Map();
  for (const language of languages) {
    const add = (path: `/${string}`, anchors?: readonly string[]) =>
      pages.set(pathIn(language, path), anchors);
    add(LANDING_PATH, SECTION_IDS);
    add(TRIPS_PATH, [PACKAGES_ID]);
    for (const { id } of legal) add(`/${id}`);
    for (const { file, value } of trips)
      if ((value as { page?: unknown } | undefined)?.page) add(tripPagePath(basename(file, '.json')));
  }
  for (const { id, language = DEFAULT_LANGUAGE, anchors } of legal)
    if (languages.includes(language)) pages.set(pathIn(language, `/${id}`), anchors);
  const { footer } = (navigation.value ?? {}) as { footer?: ({ page?: unknown } | null)[] };
  const inFooter = (Array.isArray(footer) ? footer : []).flatMap((entry, index) => {
    const message = typeof entry?.page === 'string' && linkProblem(pages, entry.page, LANDING_PATH);
    return fieldIssues(navigation, ['footer', index, 'page'], message);
  });
  const inTexts = legal.flatMap(({ file, id, language, body }) =>
    [...body.matchAll(/(?<!!\[[^\]\n]*)\]\(([^\s)]*)\)/g)].flatMap(({ 1: url = '', index }) => {
      const message = linkProblem(pages, url, pathIn(language, `/${id}`));
      return message ? issueOf(file, message, lineAt(body, index), 'A link') : [];
    }),
  );
  return [...inFooter, ...inTexts];
}

/** The problem of a link and, on a second line, the fix, or undefined. */
function linkProblem(pages: SitePages, link: string, from: string): string | undefined {
  if (/^(https:\/\/[\w-]+(\.[\w-]+)+([/?#]|$)|mailto:[^/\s@]+@[\w.-]+\.\w+|tel:\+?\d+$)/.test(link))
    return undefined;
  if (/[{}]|%7B/i.test(link))
    return `leads to ${link}, and a fact in braces cannot be part of an address\nWrite the fact by itself, without a link.`;
  if (link === '' || /^[a-z]+:|^\/\//i.test(link))
    return `leads to ${link || 'nothing'}, which is no address that browsers and visitors can rely on\nAn address begins with https:// and a name, with mailto: and a mail address, or with tel: and digits. A page of this site begins with a slash: /trips`;
  const [path = '', anchor] = link.split('#');
  const page = path === '' ? from : path;
  const fixOf = (suggestion: string | undefined, what: string, all: string[]) =>
    suggestion ? `Did you mean ${suggestion}?` : `The ${what} there are: ${all.join(', ')}.`;
  if (!pages.has(page)) {
    const named = `/${path.replace(/^[./]*/, '').replace(/(\.md|\.html|\/)$/, '')}`;
    const suggestion = path.startsWith('www.') ? `https://${path}` : nearest(named, [...pages.keys()]);
    return `leads to ${link}, and this site has no such page\n${fixOf(suggestion, 'pages', [...pages.keys()])}`;
  }
  const anchors = pages.get(page)?.map((name) => `${path}#${name}`);
  if (!anchors || anchor === undefined) return undefined;
  if (anchors.some((url) => [url, encodeURI(url)].includes(link))) return undefined;
  return `leads to ${link}, and ${page} has no heading with that anchor\n${fixOf(nearest(link, anchors), 'headings', anchors)}`;
}
