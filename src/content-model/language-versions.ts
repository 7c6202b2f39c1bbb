import { LANDING_PATH, NOT_FOUND_PATH } from './pages.ts';
import { languageOf, pathIn, type Language } from './languages.ts';
import { siteLanguages } from './site-languages.ts';

/** A page in one of its languages. */
interface LanguageVersion {
  language: Language;
  /** The path without the base path. */
  path: `/${string}`;
}

/**
 * Returns a page in all languages of the site, or an empty list when there is only one language. The page for
 * unknown addresses exists only once; for it the landing page is returned.
 * @param pathname the path of the page in any language, with the base path
 */
export function languageVersions(
  pathname: string,
  base: string = import.meta.env.BASE_URL,
): LanguageVersion[] {
  if (siteLanguages.length === 1) return [];
  const path = pathname.slice(base.replace(/\/$/, '').length).replace(/\/$/, '');
  const [, code = '', rest = ''] = /^\/([a-z]{2})(\/.*|$)/.exec(path) ?? [];
  const original = languageOf(code) === code ? rest : path === NOT_FOUND_PATH ? LANDING_PATH : path;
  return siteLanguages.map((language) => ({
    language,
    path: pathIn(language, original === '' ? '/' : (original as `/${string}`)),
  }));
}
