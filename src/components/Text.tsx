import { englishLang, LANGUAGES } from '../lib/languages.ts';

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
    <span lang={isHindiPage() ? englishLang(children, 'hi') : undefined} suppressHydrationWarning>
      {children}
    </span>
  );
}

/** True on a Hindi page of the site. A browser that translates an English page sets `hi` without a region. */
function isHindiPage(): boolean {
  return typeof document !== 'undefined' && document.documentElement.lang === LANGUAGES.hi.tag;
}
