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
 * Wraps text in an element: browsers that translate a page replace text nodes, which React then cannot
 * hydrate or remove, but it can remove this element. Marks untranslated text as English, too, because
 * the build marks only what it renders.
 */
export function Text({ children }: Props) {
  return (
    <span lang={englishLang(children, pageLanguage())} suppressHydrationWarning>
      {children}
    </span>
  );
}

/** A browser that translates an English page sets a language without a region. */
function pageLanguage(): Language {
  if (typeof document === 'undefined') return DEFAULT_LANGUAGE;
  const { lang } = document.documentElement;
  const language = languageOf(lang);
  return LANGUAGES[language].tag === lang ? language : DEFAULT_LANGUAGE;
}
