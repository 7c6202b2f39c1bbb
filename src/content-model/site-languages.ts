import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from './content-root.ts';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES, type Language } from './languages.ts';

const words = readFileSync(`${CONTENT_FOLDER}/words.json`, 'utf8');

/** The languages that the site is built in: English, and those that `content/words.json` has. */
export const siteLanguages: Language[] = [
  DEFAULT_LANGUAGE,
  ...TRANSLATED_LANGUAGES.filter((language) => words.includes(`"${language}": `)),
];

/**
 * Returns the values of the route parameter `language`, for `getStaticPaths`. The default language has none.
 */
export function languagePaths() {
  return siteLanguages.map((language) => ({
    params: { language: language === DEFAULT_LANGUAGE ? undefined : language },
  }));
}
