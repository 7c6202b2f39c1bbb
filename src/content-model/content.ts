import { getEntry, type CollectionKey } from 'astro:content';
import allWords from '#content/words.json';
import { languageOf, localize, type Localized } from './languages.ts';
import { collectionOf, type ContentFile, type ContentPath } from './schemas/content-files.ts';

/** The data of a content file in one language. */
export type Content<Path extends ContentPath> = Omit<Localized<ContentFile<Path>>, 'placeholders'>;

/**
 * The data of the file `content/<path>.json` in a language, validated by its schema. A text without
 * translation is English.
 * @param language the language of the page: `Astro.currentLocale`
 * @throws Error when the file is missing.
 */
export async function content<Path extends ContentPath>(
  path: Path,
  language?: string,
): Promise<Content<Path>> {
  const entry = (await getEntry(collectionOf(path) as CollectionKey, 'entry')) as
    { data: ContentFile<Path> } | undefined;
  if (!entry) throw new Error(`content/${path}.json is missing.`);
  const fields = Object.entries(entry.data).filter(([name]) => name !== 'placeholders');
  return localize(Object.fromEntries(fields), languageOf(language)) as unknown as Content<Path>;
}

/** The words of the interface in one language. */
export type Words = Localized<ContentFile<'words'>>;

/** The words of the interface in a language, from `content/words.json`. */
export function words(language?: string): Words {
  return localize<ContentFile<'words'>>(allWords, languageOf(language));
}
