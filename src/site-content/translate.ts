/**
 * Returns content in another language: `translation` has the shape of `original`, with texts only, and its
 * lists are in the same order or have the titles of the entries as keys. What has no translation stays as it
 * is.
 */
export function translate<Value>(original: Value, translation: unknown): Value {
  if (translation === undefined) return original;
  if (Array.isArray(original)) {
    const byTitle = translation as Record<string, unknown>;
    return original.map((entry: unknown, index) =>
      translate(
        entry,
        Array.isArray(translation) ? translation[index] : byTitle[(entry as { title: string }).title],
      ),
    ) as Value;
  }
  if (typeof original !== 'object' || original === null) return translation as Value;
  const texts = translation as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(original).map(([name, value]) => [name, translate(value as unknown, texts[name])]),
  ) as Value;
}
