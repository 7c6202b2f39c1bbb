import { siteLanguages } from './content-folder.ts';
import { languageOf, pathIn } from './languages.ts';
import { NOT_FOUND_PATH } from './pages.ts';
import { href } from './urls.ts';

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
