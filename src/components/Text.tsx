import {
  DEFAULT_LANGUAGE,
  englishLang,
  LANGUAGES,
  languageOf,
  type Language,
} from '#content-model/languages.ts';

interface Props {
  children: string;
}

/**
 * Wraps text in an element. Translation features of browsers replace text nodes by elements. React then fails
 * to hydrate or remove the text node, but it can still remove this element. A text without translation is
 * marked as English here, too, because `markEnglish` marks only what is rendered at build time.
 */
export function Text({ children }: Props) {
  return (
    <span lang={englishLang(children, pageLanguage())} suppressHydrationWarning>
      {children}
    </span>
  );
}

/** A browser that translates an English page sets a language without a region, which is not ours. */
function pageLanguage(): Language {
  if (typeof document === 'undefined') return DEFAULT_LANGUAGE;
  const { lang } = document.documentElement;
  const language = languageOf(lang);
  return LANGUAGES[language].tag === lang ? language : DEFAULT_LANGUAGE;
}
