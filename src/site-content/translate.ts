import { ORIGINAL_TITLE } from '../schemas/text.ts';

/**
 * Returns content in another language: `translation` has the shape of `original`, with texts only, and its
 * lists are in the same order or name the title of each original entry. What has no translation stays as it
 * is.
 */
export function translate<Value>(original: Value, translation: unknown): Value {
  if (translation === undefined) return original;
  if (Array.isArray(original)) {
    const entries = translation as readonly unknown[];
    const titles = entries.map((entry) => (entry as { [ORIGINAL_TITLE]?: unknown })[ORIGINAL_TITLE]);
    const byTitle = titles.some((title) => title !== undefined);
    return original.map((entry: unknown, index) =>
      translate(entry, entries[byTitle ? titles.indexOf((entry as { title?: unknown }).title) : index]),
    ) as Value;
  }
  if (typeof original !== 'object' || original === null) return translation as Value;
  const texts = translation as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(original).map(([name, value]) => [name, translate(value as unknown, texts[name])]),
  ) as Value;
}
