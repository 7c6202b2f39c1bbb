import { basename } from 'node:path';
import { nearest } from '../../lib/nearest-name.ts';
import { pathIn, type Language } from '../../lib/languages.ts';
import { LANDING_PATH, PACKAGES_ID, tripPagePath, TRIPS_PATH } from '../../lib/pages.ts';
import { SECTION_IDS } from '../../lib/sections.ts';
import type { LegalFile } from './legal-file.ts';
import { fieldIssue, issueOf, type ContentFile, type Issue } from './messages.ts';

/** The paths of the pages with their anchors; undefined if the anchors are unknown. */
type SitePages = Map<string, readonly string[] | undefined>;

/**
 * Returns the links of the footer and of legal texts whose target does not exist. Other sites are not looked
 * up. A legal text without translation is English on its page in another language.
 */
export function linkIssues(
  navigation: ContentFile,
  legal: readonly LegalFile[],
  trips: readonly ContentFile[],
  languages: readonly Language[],
): Issue[] {
  const originals = legal.filter(({ language }) => !language);
  const pages: SitePages = new Map(
    languages.flatMap((language) => [
      [pathIn(language, LANDING_PATH), SECTION_IDS] as const,
      [pathIn(language, TRIPS_PATH), [PACKAGES_ID]] as const,
      ...originals.map(({ id, anchors }) => {
        const translated = legal.find((text) => text.id === id && text.language === language);
        return [pathIn(language, `/${id}`), language === 'en' ? anchors : translated?.anchors] as const;
      }),
      ...trips
        .filter(({ value }) => (value as { page?: unknown } | undefined)?.page)
        .map(({ file }) => [pathIn(language, tripPagePath(basename(file, '.json'))), undefined] as const),
    ]),
  );
  const { footer } = (navigation.value ?? {}) as { footer?: { page?: unknown }[] };
  const entries = Array.isArray(footer) ? footer : [];
  return [
    ...entries.flatMap((entry, index) => {
      const message = typeof entry?.page === 'string' && linkProblem(pages, entry.page, LANDING_PATH);
      return message ? fieldIssue(navigation, ['footer', index, 'page'], message) : [];
    }),
    ...legal.flatMap(({ file, id, language, links }) =>
      links.flatMap(({ url, line }) => {
        const message = linkProblem(pages, url, pathIn(language, `/${id}`));
        return message ? issueOf(file, message, line, 'A link') : [];
      }),
    ),
  ];
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
  if (!anchors || anchor === undefined || anchors.includes(decodeURI(anchor))) return undefined;
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
