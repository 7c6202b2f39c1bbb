import { readFileSync } from 'node:fs';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES, type Language } from './languages.ts';

/** The folder that holds `content/`, relative to the project. The tests set it to use their own content. */
export const CONTENT_ROOT = process.env['CONTENT_ROOT'] ?? '.';

export const CONTENT_FOLDER = `${CONTENT_ROOT}/content`;

/**
 * The data of a JSON file; undefined if it is missing or invalid, which the content check reports.
 * @param file relative to the project
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

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
