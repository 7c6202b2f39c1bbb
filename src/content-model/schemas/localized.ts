import { DEFAULT_LANGUAGE, type Language } from '#content-model/languages.ts';

/** A value with its texts in one language. */
export type Localized<Value> = Value extends { en: infer Text }
  ? Text
  : Value extends Date | ((...parameters: never) => unknown)
    ? Value
    : Value extends object
      ? { [Name in keyof Value]: Localized<Value[Name]> }
      : Value;

/** Reduces content to one language. Missing texts are in English. */
export function localize<Value>(value: Value, language: Language): Localized<Value>;
export function localize(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => localize(entry, language));
  const fields = value as Record<string, unknown>;
  if (DEFAULT_LANGUAGE in fields) return fields[language] ?? fields[DEFAULT_LANGUAGE];
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, localize(field, language)]));
}
