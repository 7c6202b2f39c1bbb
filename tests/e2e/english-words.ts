import type { Page } from 'playwright/test';

/** The number of a registered company, such as U00000DL0000PTC000000. */
const COMPANY_NUMBER = String.raw`[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}`;

/**
 * Words in Latin letters that Hindi texts have as they are: the names that people read on their phones.
 * Everything else in Latin letters is marked as English.
 */
const NAMES = ['App Store', 'Apple', 'Google Play', 'Google', 'OTP', 'UPI', 'YouTube', COMPANY_NUMBER];

/** Attributes whose value is read to somebody. */
const READ_ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'placeholder',
  'title',
];

/**
 * The texts of a page with Latin letters that nothing marks as English, visible or not: words, attributes
 * that are read aloud, and what the head says of the page.
 */
export function unmarkedEnglish(page: Page): Promise<string[]> {
  return page.evaluate(
    ([names, attributes]) => {
      const unmarked: string[] = [];
      const name = new RegExp(String.raw`\b(${names.join('|')})\b`, 'g');
      const judge = (text: string | null, element: Element | null, where: string) => {
        if (!text || !/\p{Script=Latin}/u.test(text.replace(name, ''))) return;
        if (element?.closest('[lang]')?.getAttribute('lang')?.startsWith('en')) return;
        unmarked.push(`${where}: ${text.trim()}`);
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (!parentElement?.closest('script, style, noscript, template'))
          judge(textContent, parentElement, parentElement?.tagName ?? '');
      }
      for (const attribute of attributes) {
        for (const element of document.querySelectorAll(`[${attribute}]`))
          judge(element.getAttribute(attribute), element, attribute);
      }
      judge(document.title, document.head, 'the title');
      for (const meta of document.querySelectorAll<HTMLMetaElement>(
        'meta:is([name=description], [property="og:title"], [property="og:description"], [property="og:image:alt"])',
      ))
        judge(meta.content, meta, 'the head');
      return unmarked;
    },
    [NAMES, READ_ATTRIBUTES] as const,
  );
}
