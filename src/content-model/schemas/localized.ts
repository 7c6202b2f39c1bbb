import { DEFAULT_LANGUAGE, type Language } from '#content-model/languages.ts';

/** A value in which everything that is there in each language is there in one. */
export type Localized<Value> = Value extends { en: infer Text }
  ? Text
  : Value extends Date | ((...parameters: never) => unknown)
    ? Value
    : Value extends object
      ? { [Name in keyof Value]: Localized<Value[Name]> }
      : Value;

/** Content in one language. What is missing in it is English. */
export function localize<Value>(value: Value, language: Language): Localized<Value>;
export function localize(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => localize(entry, language));
  const fields = value as Record<string, unknown>;
  if (DEFAULT_LANGUAGE in fields) return fields[language] ?? fields[DEFAULT_LANGUAGE];
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, localize(field, language)]));
}
