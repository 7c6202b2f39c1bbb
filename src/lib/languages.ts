/**
 * The languages of the site, by their codes in paths and in `content/`. `tag` is the BCP 47 tag of the pages;
 * `name` is the name of the language in itself.
 */
export const LANGUAGES = {
  en: { tag: 'en-IN', name: 'English' },
  hi: { tag: 'hi-IN', name: 'हिंदी' },
} as const;

/** The code of a language of the site. */
export type Language = keyof typeof LANGUAGES;

/** The language of `content/` itself, whose paths have no prefix (decision 32). */
export const DEFAULT_LANGUAGE = 'en';

/** A language other than the default one. */
export type TranslatedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

/** The languages with a folder of translations in `content/`. */
export const TRANSLATED_LANGUAGES = ['hi'] as const satisfies TranslatedLanguage[];

/** Returns the language of a code or a tag: `hi` for `hi` and `hi-IN`, and English for any other text. */
export function languageOf(tag: string | undefined): Language {
  const code = tag?.slice(0, 2);
  return code === 'hi' ? code : DEFAULT_LANGUAGE;
}

/**
 * Returns a path of the English site in another language: `/trips` is `/hi/trips`, and `/#_about` is
 * `/hi#_about`.
 */
export function pathIn(language: Language | undefined, path: `/${string}`): `/${string}` {
  if (!language || language === DEFAULT_LANGUAGE) return path;
  return `/${language}${path.replace(/^\/(?=#|$)/, '')}`;
}

/**
 * Returns the `lang` of a text that may be English on a page in another language: `en` when it has no letter
 * of the other language's script.
 */
export function englishLang(text: string, language: Language | undefined): 'en' | undefined {
  return language === 'hi' && /[a-z]/i.test(text) && !/[\u0900-\u097F]/.test(text) ? 'en' : undefined;
}

/** Returns the `lang` of the tagline, which is Hindi in Latin letters on English pages. */
export function taglineLang(language: Language): string | undefined {
  return language === DEFAULT_LANGUAGE ? 'hi-Latn' : undefined;
}
