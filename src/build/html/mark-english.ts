import { DEFAULT_LANGUAGE, englishLang, languageOf } from '#content-model/languages.ts';
import { addAttribute, applyEdits, elementsOf, type HtmlElement } from './elements.ts';

/** Attributes that are read aloud. */
const READ_ATTRIBUTES = ['alt', 'aria-label', 'title'];

/** Elements whose text is not displayed, or that cannot have a language of their own. */
const SKIPPED = ['script', 'style', 'head', 'title', 'meta', 'link', 'html', 'body', 'template', 'noscript'];

/** Marks English on a page in another language with `lang="en"`, for the pronunciation of screen readers. */
export function markEnglish(html: string): string {
  const [root] = elementsOf(html, 'html');
  const language = languageOf(root?.attributes['lang']);
  if (language === DEFAULT_LANGUAGE) return html;
  const isEnglish = ({ attributes, text, start, end }: HtmlElement) => {
    const read = [text, ...READ_ATTRIBUTES.map((name) => attributes[name] ?? '')].join(' ');
    // An element that contains the page's language is not English as a whole.
    return englishLang(read, language) && englishLang(html.slice(start, end), language);
  };
  const english = elementsOf(html).filter(
    (element) => !SKIPPED.includes(element.name) && !('lang' in element.attributes) && isEnglish(element),
  );
  return applyEdits(
    html,
    english.map((element) => addAttribute(element, 'lang', 'en')),
  );
}
