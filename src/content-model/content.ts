import { getCollection, getEntry, type CollectionKey } from 'astro:content';
import { DEFAULT_LANGUAGE, languageOf } from '../lib/languages.ts';
import { collectionOf, type Content, type ContentPath } from './schemas/content-files.ts';
import { siteLanguages } from './languages.ts';
import { translate } from './translate.ts';

/** The fields that are for the editors of a file. */
const EDITORS_FIELDS = ['$schema', 'placeholders'];

/** The data of a content file without the fields that are for its editors. */
type Data<Path extends ContentPath> = Omit<Content<Path>, '$schema' | 'placeholders'>;

/**
 * Returns the data of the file `content/<path>.json`, validated by its schema, with the texts of
 * `content/<language>/<path>.json` in place of the English ones. A text without translation is English.
 * @param language the language of the page: `Astro.currentLocale`
 * @throws Error when the English file is missing.
 */
export async function content<Path extends ContentPath>(
  path: Path,
  language: string | undefined = DEFAULT_LANGUAGE,
): Promise<Data<Path>> {
  const entry = (await getEntry(collectionOf(path) as CollectionKey, 'entry')) as
    { data: Content<Path> } | undefined;
  if (!entry) throw new Error(`content/${path}.json is missing.`);
  const data = Object.fromEntries(
    Object.entries(entry.data).filter(([name]) => !EDITORS_FIELDS.includes(name)),
  );
  return translate(data as Data<Path>, await translation(path, language));
}

async function translation(path: ContentPath, language: string): Promise<unknown> {
  if (languageOf(language) === DEFAULT_LANGUAGE || siteLanguages.length === 1) return undefined;
  const entries = await getCollection('translations', ({ id }) => id === `${language}/${path}`);
  return entries[0]?.data;
}
