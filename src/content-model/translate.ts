import { translationOf, type Entry } from './schemas/entries.ts';

/**
 * Returns content in another language: `translation` has the shape of `original`, with texts only, and the
 * entries of its lists repeat what identifies the original ones. What has no translation stays as it is.
 */
export function translate<Value>(original: Value, translation: unknown): Value {
  if (translation === undefined) return original;
  if (Array.isArray(original)) {
    return original.map((entry: Entry, index) =>
      translate(entry, translationOf(entry, index, translation as Entry[])),
    ) as Value;
  }
  if (typeof original !== 'object' || original === null) return translation as Value;
  const texts = translation as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(original).map(([name, value]) => [name, translate(value as unknown, texts[name])]),
  ) as Value;
}
