import { getEntry, type CollectionKey } from 'astro:content';
import { collectionOf, type Content, type ContentPath } from '../schemas/content-files.ts';

/**
 * Returns the data of the file `content/<path>.json`, validated by its schema.
 * @throws Error when the file is missing.
 */
export async function content<Path extends ContentPath>(path: Path): Promise<Content<Path>> {
  const entry = (await getEntry(collectionOf(path) as CollectionKey, 'entry')) as
    { data: Content<Path> } | undefined;
  if (!entry) throw new Error(`content/${path}.json is missing.`);
  return entry.data;
}
