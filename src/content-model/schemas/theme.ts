import { z } from 'astro/zod';

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

/** The colours that no owner chooses. `colour(white)` names one in the styles, as it does the others. */
export const FIXED_COLOURS = { white: '#FFFFFF', success: '#275A27' } as const;

/** What they are called in messages. */
const FIXED_NAMES: Record<string, string> = {
  white: 'the white of the cards',
  success: 'the green of the success message',
};

/** The minimum contrast of text and the backgrounds that it is on: WCAG 2.2, 1.4.6 (AAA). */
const MIN_CONTRAST = 7;
const PAIRS = {
  text: ['page', 'tint', 'sun', 'white'],
  // The words on buttons are white.
  button: ['page', 'white'],
  link: ['page', 'tint', 'white'],
  accent: ['page', 'tint', 'white'],
  footer: ['page'],
  page: ['success'],
} as const;

/** The relative luminance of WCAG 2.2, from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function enoughContrast(chosen: Record<string, string>, context: z.core.$RefinementCtx): void {
  const colours: Record<string, string> = { ...chosen, ...FIXED_COLOURS };
  for (const [name, others] of Object.entries(PAIRS)) {
    for (const other of others) {
      const [own = '', its = ''] = [colours[name], colours[other]];
      const ratio = contrast(own, its);
      if (ratio >= MIN_CONTRAST) continue;
      const found = `${own} on ${FIXED_NAMES[other] ?? `"${other}"`} (${its})`;
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `has a contrast of ${Math.floor(ratio * 10) / 10} to 1: ${found}, and words need ${MIN_CONTRAST} to 1\nMake one of the two darker or lighter.`,
      });
    }
  }
}

/** The colours of the site. `styles/tokens.css` assigns their roles, and mixes others from them. */
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
