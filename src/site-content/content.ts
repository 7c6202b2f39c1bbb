import { getEntry, type CollectionEntry, type DataEntryMap } from 'astro:content';

/**
 * The one entry of a content file, checked against its schema: `content('landing-hero')` reads
 * `content/landing/hero.json`.
 * @throws Error when the file is missing.
 */
export async function content<Name extends Exclude<keyof DataEntryMap, 'legal'>>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, 'entry');
  if (!entry) throw new Error(`The collection "${name}" has no file in content/`);
  return entry.data;
}
