import { CONTENT_FOLDER, readJson } from './content-root.ts';
import { href } from './urls.ts';
import { DEFAULT_LANGUAGE, languageOf, pathIn, TRANSLATED_LANGUAGES, type Language } from './languages.ts';
import { NOT_FOUND_PATH } from './pages.ts';

const words = readJson(`${CONTENT_FOLDER}/words.json`);

/** True if a value has a field of that name, at any depth. */
function has(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return name in value || Object.values(value).some((inner) => has(inner, name));
}

/**
 * The languages that the site is built in: English, and those of `content/words.json`. While that file cannot
 * be read, all languages, so that the dev server has them once the mistake is corrected.
 */
export const siteLanguages: Language[] = [
  DEFAULT_LANGUAGE,
  ...TRANSLATED_LANGUAGES.filter((language) => words === undefined || has(words, language)),
];

/** The values of the route parameter `language`, for `getStaticPaths`. English has none. */
export function languagePaths() {
  return siteLanguages.map((language) => ({
    params: { language: language === DEFAULT_LANGUAGE ? undefined : language },
  }));
}

/**
 * The languages of the site with the path of a page in each, without the base path; none if the site has one
 * language. The page for unknown addresses exists only once, so its versions are the landing pages.
 * @param pathname the path of the page in any language, with the base path
 */
export function languageVersions(pathname: string) {
  if (siteLanguages.length === 1) return [];
  const path = pathname.slice(href('/').length - 1).replace(/\/$/, '');
  const [, code = '', rest = ''] = /^\/([a-z]{2})(\/.*|$)/.exec(path) ?? [];
  const original = languageOf(code) === code ? rest : path === NOT_FOUND_PATH ? '' : path;
  return siteLanguages.map((language) => ({ language, path: pathIn(language, `/${original.slice(1)}`) }));
}
