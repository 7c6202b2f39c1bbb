/** A pair of a label and its value is one block. A block that contains others is not read itself. */
const BLOCKS = 'h1, h2, h3, p, dl > div, li:not(dl *)';
const SILENT = 'nav, dialog, details, figure, [data-silent]';

/** The words that are said in place of the signs of `₹28,500` and `25-29`. */
export type SpokenSigns = Record<'rupees' | 'to', string>;

/**
 * The sentences of a page, each with its block, its place in it (0 to 1), and the index of the first sentence
 * of its part. A part begins at each first or second-level heading, and at each day.
 */
export function sentencesOf(main: Element, signs: SpokenSigns) {
  const sentences: { text: string; block: HTMLElement; place: number; part: number }[] = [];
  let part = 0;
  for (const block of main.querySelectorAll<HTMLElement>(BLOCKS)) {
    // A list item with a heading is a day.
    if (block.matches('h1, h2') || block.querySelector('h3')) part = sentences.length;
    if (block.closest(SILENT) || block.querySelector(BLOCKS)) continue;
    const text = textOf(block)
      // The number and the link of a heading of a legal text.
      .replace(/^(\d+) (.*) #$/, '$1, $2')
      // The first line of a pair is its label.
      .replace('\n', block.matches('dl > div') ? ': ' : ', ');
    const texts = split(pronounceable(text, signs));
    sentences.push(...texts.map((text, index) => ({ text, block, place: index / texts.length, part })));
  }
  return sentences;
}

/** The displayed text, with the weekday in full. */
function textOf(block: HTMLElement): string {
  const date = block.querySelector<HTMLTimeElement>('b + time');
  if (!date) return block.innerText;
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const whole = new Date(date.dateTime).toLocaleDateString(document.documentElement.lang, format);
  return block.innerText.replace(` ${date.innerText}`, `, ${whole}`);
}

/** Rewrites numbers and signs so that a voice says them correctly. */
export function pronounceable(text: string, { rupees, to }: SpokenSigns): string {
  return (
    text
      .replaceAll('\u00a0', ' ')
      // Telephone numbers and PIN codes, digit by digit.
      .replace(/\+?\d[\d ]{8,}\d|\b\d{6}\b/g, (number) => number.replace(/\D/g, '').replace(/\B/g, ' '))
      .replace(/(\d),(?=\d)/g, '$1')
      .replace(/₹ ?(\d+(?:\.\d+)?(?: (?:lakh|crore|लाख|करोड़))?)/g, `$1 ${rupees}`)
      .replaceAll(' · ', ', ')
      .replace(/(\d) ?[-–] ?(?=\d+ \p{L})/gu, `$1 ${to} `)
      .replace(/\b0?(\d{1,2}):00 ?(?=[AP]M)/g, '$1 ')
      .replace(/(\p{L})\/(?=[\p{L}\d])/gu, '$1, ')
  );
}

/** Splits a text into sentences, and at a comma those that last about 15 s, after which some voices stop. */
function split(text: string): string[] {
  return text
    .replace(/([.!?।]["”’)]*) +/g, '$1\n')
    .replace(/^(?=.{180})(.{60,140}[,;:]) /gm, '$1\n')
    .split('\n')
    .filter((sentence) => sentence.trim());
}
