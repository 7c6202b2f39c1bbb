import { existsSync } from 'node:fs';
import { CONTENT_FOLDER } from '../lib/content-root.ts';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES, type Language } from '../lib/languages.ts';

/** The languages with a folder in `content/`, besides the default one. */
export const translatedLanguages = TRANSLATED_LANGUAGES.filter((language) =>
  existsSync(`${CONTENT_FOLDER}/${language}`),
);

/** The languages that the site is built in. */
export const siteLanguages: Language[] = [DEFAULT_LANGUAGE, ...translatedLanguages];

/**
 * Returns the values of the route parameter `language`, for `getStaticPaths`. The default language has none.
 */
export function languagePaths() {
  return siteLanguages.map((language) => ({
    params: { language: language === DEFAULT_LANGUAGE ? undefined : language },
  }));
}
