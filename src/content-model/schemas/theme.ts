import { z } from 'astro/zod';
import { contrast } from './contrast.ts';

/** Matches a colour such as `#A3240F`. */
export const COLOUR = /^#[0-9A-Fa-f]{6}$/;

const colour = (description: string) =>
  z
    .string()
    .regex(COLOUR, {
      error: 'must be # and six digits from 0 to F\nWrite for example "#A3240F", a dark red.',
      abort: true,
    })
    .describe(description);

/** Colours of `styles/tokens.css` that no owner chooses, by what they are called in messages. */
const FIXED = { 'the white of the cards': '#FFFFFF', 'the green of the success message': '#275A27' } as const;

/** Words, and what they are on. They have at least this contrast: WCAG 2.2, 1.4.6 (AAA). */
const LEAST_CONTRAST = 7;
const PAIRS = {
  text: ['page', 'tint', 'sun', 'the white of the cards'],
  // The words on buttons are white.
  button: ['page', 'the white of the cards'],
  link: ['page', 'tint', 'the white of the cards'],
  accent: ['page', 'tint', 'the white of the cards'],
  footer: ['page'],
  page: ['the green of the success message'],
} as const;

type Colours = Record<string, string>;

function enoughContrast(chosen: Colours, context: z.core.$RefinementCtx): void {
  const colours: Colours = { ...chosen, ...FIXED };
  for (const [name, others] of Object.entries(PAIRS)) {
    for (const other of others) {
      const ratio = contrast(colours[name] ?? '', colours[other] ?? '');
      if (ratio >= LEAST_CONTRAST) continue;
      const found = `${colours[name]} on ${other in FIXED ? other : `"${other}"`} (${colours[other]})`;
      const needed = `has a contrast of ${Math.floor(ratio * 10) / 10} to 1: ${found}, and words need ${LEAST_CONTRAST} to 1`;
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `${needed}\nMake one of the two darker or lighter.`,
      });
    }
  }
}

/** The colours of the site. `styles/tokens.css` gives them their roles, and makes others from them. */
export const theme = () =>
  z.strictObject({
    colours: z
      .strictObject({
        page: colour('The background of the pages, and the words in the footer.'),
        tint: colour('The background of every second section.'),
        text: colour('The words. Borders are made from it, too.'),
        button: colour('The main buttons, the stars, and the link to the current section.'),
        link: colour('Links, and the other buttons.'),
        accent: colour('The tagline, the places of trips, and the labels of the contact details.'),
        footer: colour('The background of the footer.'),
        frame: colour('The arches around pictures.'),
        sun: colour('The suns behind the heading and behind the figures.'),
      })
      .superRefine(enoughContrast)
      .describe('The colours, each as # and six digits from 0 to F.'),
  });
