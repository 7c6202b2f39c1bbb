import type { Language } from '../../content-model/languages.ts';

const BLOCKS = 'h1, h2, h3, p, li, summary, dt, dd';
const SILENT = 'nav, dialog, figure, button, [hidden], .contents, .heading-link, .trip-ask, .trip-forward';
/** A section, a day, or a whole legal text, in which each second-level heading begins another part. */
const PARTS = 'section > ol > li, section, main > div > div, main > div';

/** What is said in place of the signs of `₹28,500`, `5%` and `25-29`. */
const SIGNS: Record<Language, readonly [rupees: string, percent: string, to: string]> = {
  en: ['rupees', 'percent', 'to'],
  hi: ['रुपये', 'प्रतिशत', 'से'],
};

/**
 * Returns the text of a page, sentence by sentence: each with its language, its block, its place in the block
 * (0 to 1), and the index of the first sentence of its part.
 */
export function sentencesOf(main: Element) {
  let [count, part, label]: [number, number, string] = [0, 0, ''];
  let container: Element | null;
  return [...main.querySelectorAll<HTMLElement>(BLOCKS)].flatMap((block) => {
    const text = textOf(block);
    const isLink = text === block.querySelector('p > a')?.textContent.trim();
    if (block.closest(SILENT) || block.querySelector(BLOCKS) || isLink) return [];
    // The label of a pair is spoken with its value.
    if (block.tagName === 'DT') label = `${text}: `;
    if (block.tagName === 'DT') return [];
    const { lang } = block.closest<HTMLElement>('[lang]') ?? document.documentElement;
    const texts = split(pronounceable(label + text, lang.slice(0, 2) as Language));
    label = '';
    if (block.closest(PARTS) !== container || block.matches('h2')) part = count;
    container = block.closest(PARTS);
    count += texts.length;
    const shown = block.closest<HTMLElement>('dl > div') ?? block;
    return texts.map((text, index) => ({ text, lang, block: shown, part, place: index / texts.length }));
  });
}

function textOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll(SILENT)) silent.remove();
  for (const lineEnd of copy.querySelectorAll('br')) lineEnd.replaceWith('. ');
  for (const date of copy.querySelectorAll('b + time')) date.prepend(', ');
  const text = copy.textContent
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,])/g, '')
    .trim();
  return block.matches('h2') ? text.replace(/^\d+/, '$&,') : text;
}

/** Returns a text with numbers and signs as a voice of the language says them. */
export function pronounceable(text: string, language: Language): string {
  const [rupees, percent, to] = SIGNS[language];
  return text
    .replace(/\+?\d[\d ]{8,}\d|\b\d{6}\b/g, (number) => number.replace(/\D/g, '').replace(/\B/g, ' '))
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/₹\s?(\d+(?:\.\d+)?(?: (?:lakh|crore|लाख|करोड़))?)/g, `$1 ${rupees}`)
    .replace(/(\d)\s?%/g, `$1 ${percent}`)
    .replace(/(\d)\s?[-–]\s?(?=\d+ \p{L})/gu, `$1 ${to} `)
    .replace(/\b0?(\d{1,2}):00\s?(?=[AP]M)/g, '$1 ')
    .replace(/(\p{L})\/(?=[\p{L}\d])/gu, '$1, ');
}

/** Splits a text into sentences, and at a comma those that last about 15 s, after which some voices stop. */
function split(text: string): string[] {
  return text
    .replace(/([.!?।]["”’)]*) +/g, '$1\n')
    .replace(/^(?=.{180})(.{60,140}[,;:]) /gm, '$1\n')
    .split('\n');
}
