import { getCollection, getEntry, type CollectionKey } from 'astro:content';
import { DEFAULT_LANGUAGE, languageOf } from '../lib/languages.ts';
import { collectionOf, type Content, type ContentPath } from './schemas/content-files.ts';
import { siteLanguages } from './languages.ts';
import { translate } from './translate.ts';

/**
 * Returns the data of the file `content/<path>.json`, validated by its schema, with the texts of
 * `content/<language>/<path>.json` in place of the English ones. A text without translation is English.
 * @param language the language of the page: `Astro.currentLocale`
 * @throws Error when the English file is missing.
 */
export async function content<Path extends ContentPath>(
  path: Path,
  language: string | undefined = DEFAULT_LANGUAGE,
): Promise<Content<Path>> {
  const entry = (await getEntry(collectionOf(path) as CollectionKey, 'entry')) as
    { data: Content<Path> } | undefined;
  if (!entry) throw new Error(`content/${path}.json is missing.`);
  return translate(entry.data, await translation(path, language));
}

async function translation(path: ContentPath, language: string): Promise<unknown> {
  if (languageOf(language) === DEFAULT_LANGUAGE || siteLanguages.length === 1) return undefined;
  const entries = await getCollection('translations', ({ id }) => id === `${language}/${path}`);
  return entries[0]?.data;
}
