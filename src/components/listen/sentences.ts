import type { Language } from '../../content-model/languages.ts';

const BLOCKS = 'h1, h2, h3, p, li, summary, dt, dd';
const SILENT = 'nav, dialog, figure, button, [hidden], .contents, .heading-link, .trip-ask, .trip-forward';
/** A section, a day or a whole legal text, which has a part for each second-level heading. */
const PARTS = 'section > ol > li, section, main > div > div, main > div';

/** What is said in place of signs: `₹28,500`, `5%`, `25-29`. */
const SIGNS: Record<Language, [rupees: string, percent: string, to: string]> = {
  en: ['rupees', 'percent', 'to'],
  hi: ['रुपये', 'प्रतिशत', 'से'],
};

/**
 * Returns the text that the page shows, sentence by sentence: with its block, its place in the block (0 to
 * 1), and the index of the first sentence of its part.
 */
export function sentencesOf(main: Element) {
  let [count, part, label]: [number, number, string] = [0, 0, ''];
  let container: Element | null;
  return [...main.querySelectorAll<HTMLElement>(BLOCKS)].flatMap((block) => {
    if (block.closest(SILENT) || block.querySelector(BLOCKS)) return [];
    const { lang } = block.closest<HTMLElement>('[lang]') ?? document.documentElement;
    const text = textOf(block);
    label += block.matches('dt') ? `${text}: ` : '';
    if (block.matches('dt') || text === block.querySelector('p > a')?.textContent.trim()) return [];
    const texts = spoken(label + text, SIGNS[lang.slice(0, 2) as Language]);
    label = '';
    const around = block.closest(PARTS);
    if (around !== container || block.matches('h2')) part = count;
    container = around;
    count += texts.length;
    const shown = block.closest<HTMLElement>('dl > div') ?? block;
    return texts.map((text, index) => ({ text, lang, block: shown, place: index / texts.length, part }));
  });
}

function textOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll(SILENT)) silent.remove();
  for (const end of copy.querySelectorAll('br')) end.replaceWith('. ');
  for (const day of copy.querySelectorAll('b + time')) day.prepend(', ');
  const text = copy.textContent.replace(/\s+/g, ' ').replace(/ (?=[.,])/g, '').trim();
  return block.matches('h2') ? text.replace(/^\d+/, '$&,') : text;
}

/** Splits a text into sentences, and those that last about 15 seconds, when some voices stop, at a comma. */
function spoken(text: string, [rupees, percent, to]: [string, string, string]): string[] {
  return text
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/₹\s?(\d[\d.]*\d|\d)( lakh| crore| लाख| करोड़)?/g, `$1$2 ${rupees}`)
    .replace(/(\d)\s?%/g, `$1 ${percent}`)
    .replace(/(\d)[-–](?=\d+ \p{L})/gu, `$1 ${to} `)
    .replace(/(\p{L})\/(?=\p{L}|\d)/gu, '$1, ')
    .replace(/([.!?।]["”’)]*) +/g, '$1\n')
    .replace(/^(?=.{180})(.{60,140}[,;:]) /gm, '$1\n')
    .split('\n');
}
