/**
 * The texts of a page with Latin letters that are not marked as English, visible or not: words, attributes
 * that are read aloud, and metadata in the head. The function is sent to a page as text, so it must be
 * self-contained.
 */
export function unmarkedEnglish(page: Document): string[] {
  // Names that people read on their phones, and the number of a registered company, stay as they are.
  const names =
    /\b(App Store|Apple|Google Play|Google|OTP|UPI|YouTube|[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6})\b/g;
  const readAloud = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'placeholder', 'title'];
  const inHead =
    'title, meta:is([name=description], [property="og:title"], [property="og:description"], [property="og:image:alt"])';
  const isUnmarked = (element: Element, text: string | null) =>
    /\p{Script=Latin}/u.test(text?.replace(names, '') ?? '') &&
    !element.closest('[lang]')?.matches('[lang|=en]');

  const unmarked: string[] = [];
  for (const element of page.querySelectorAll(`body, body *, ${inHead}`)) {
    if (element.closest('script, style, noscript, template')) continue;
    const texts = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((node) => node.nodeValue);
    const attributes = element.matches('meta') ? ['content'] : readAloud;
    for (const text of [...texts, ...attributes.map((name) => element.getAttribute(name))])
      if (isUnmarked(element, text)) unmarked.push(`${element.tagName}: ${text?.trim()}`);
  }
  return unmarked;
}
