/** The letters of scripts, by their ISO 15924 codes. */
const SCRIPTS = { Latn: /[a-z]/i, Deva: /[\u0900-\u097F]/ } as const;

export type Script = keyof typeof SCRIPTS;

/**
 * The languages of the site, by their codes in paths and in `content/`. `tag` is the BCP 47 tag of the pages;
 * `name` is the name of the language in itself. Everything else about languages is derived from this list.
 */
export const LANGUAGES = {
  en: { tag: 'en-IN', name: 'English', script: 'Latn' },
  hi: { tag: 'hi-IN', name: 'हिंदी', script: 'Deva' },
} as const satisfies Record<string, { tag: string; name: string; script: Script }>;

/** The code of a language of the site. */
export type Language = keyof typeof LANGUAGES;

/** The language that every text has, whose paths have no prefix (specification, "Two languages"). */
export const DEFAULT_LANGUAGE = 'en';

/** A language other than the default one. */
export type TranslatedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

/** The languages that a text of `content/` may have besides English. */
export const TRANSLATED_LANGUAGES = /* @__PURE__ */ (Object.keys(LANGUAGES) as Language[]).filter(
  (language): language is TranslatedLanguage => language !== DEFAULT_LANGUAGE,
);

/** The language of a code or a tag: `hi` for `hi` and `hi-IN`, and English for any other text. */
export function languageOf(tag: string | undefined): Language {
  const [code = ''] = tag?.split('-') ?? [];
  return Object.hasOwn(LANGUAGES, code) ? (code as Language) : DEFAULT_LANGUAGE;
}

/** An English path in another language: `/trips` is `/hi/trips`, and `/#_about` is `/hi#_about`. */
export function pathIn(language: Language | undefined, path: `/${string}`): `/${string}` {
  if (!language || language === DEFAULT_LANGUAGE) return path;
  return `/${language}${path.replace(/^\/(?=#|$)/, '')}`;
}

/** The `lang` of a text: `en` for one with Latin letters and without a letter of the script of `language`. */
export function englishLang(text: string, language: Language = DEFAULT_LANGUAGE): 'en' | undefined {
  const letters = SCRIPTS[LANGUAGES[language].script];
  return SCRIPTS.Latn.test(text) && !letters.test(text) ? 'en' : undefined;
}

/** The `lang` of the tagline, which is Hindi in Latin letters on English pages. */
export function taglineLang(language: Language): string | undefined {
  return language === DEFAULT_LANGUAGE ? 'hi-Latn' : undefined;
}

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
