import type { FontProvider } from 'astro';
import { LANGUAGES, type Language } from '#content-model/languages.ts';
import { devanagariWords, subsetFile, type Subset } from './subset.ts';

const BALOO = '@fontsource-variable/baloo-2/files/baloo-2';
const ATKINSON = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';
const NOTO = '@fontsource-variable/noto-sans/files/noto-sans';
const NOTO_DEVANAGARI = '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari';

/** One `@font-face` rule: a subset of a typeface for a range of characters. */
interface Face extends Subset {
  unicodeRange: string[];
  fontWeight: string;
  /** Full names of installed fonts with which a device does not load the file. */
  local?: readonly string[];
  display: 'optional' | 'block';
}

/** Headings have a single weight, because a weight axis would double the file size. */
const DISPLAY = { weight: 750, fontWeight: '700 800' };
const TEXT = { weight: { min: 400, max: 700 }, fontWeight: '400 700' };

const PUNCTUATION = '\u00A0©–—‘’“”•…';
const ASCII = range(0x20, 0x7e);
const DIGITS = range(0x30, 0x39);

type Typeface = Pick<Face, 'weight' | 'fontWeight'>;

/**
 * Rules for some characters of any typeface, from one of its files. The font never changes while text is
 * read: the first page of a first visit has the device's font.
 */
const rule =
  (characters: string, unicodeRange: string[], file: 'latin' | 'latin-ext' = 'latin') =>
  (font: string, typeface: Typeface): Face => ({
    source: `${font}-${file}`,
    characters,
    unicodeRange,
    features: ['kern', 'tnum'],
    display: 'optional',
    ...typeface,
  });

/** The characters of English texts: ASCII and punctuation. */
const latin = rule(ASCII + PUNCTUATION, ['U+20-7E', 'U+A0', 'U+A9', 'U+2013-2026']);

/** The digits of another typeface. They must come after `latin`: the last matching `@font-face` wins. */
const digits = rule(DIGITS, ['U+30-39']);

/** The rupee sign, which the `latin` files do not contain. */
const rupee = rule('₹', ['U+20B9'], 'latin-ext');

/** Accented letters and symbols. A browser fetches this file only if a page uses one of them. */
const accents = rule(range(0xa1, 0xa8) + range(0xaa, 0xff) + '−', ['U+A1-A8', 'U+AA-FF', 'U+2212']);

/** The letters and signs of Hindi, the danda, and the joiners that keep letters apart. */
const DEVANAGARI = 'ँंःअआइईउऊऋऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह़ऽािीुूृॅेैॉोौ्ॐ।॥\u200C\u200D';

const DEVANAGARI_LANGUAGES = Object.values(LANGUAGES).filter(({ script }) => script === 'Deva');

/** Full and PostScript names of the Devanagari fonts of Android, Windows, Apple and Linux. */
const LOCAL_REGULAR = [
  ...['Noto Sans Devanagari', 'NotoSansDevanagari-Regular', 'NotoSansDevanagariUI-Regular', 'Nirmala UI'],
  ...['NirmalaUI', 'Kohinoor Devanagari', 'KohinoorDevanagari-Regular', 'Mangal', 'Lohit Devanagari'],
];
const LOCAL_BOLD = [
  ...['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold', 'NotoSansDevanagariUI-Bold'],
  ...['Nirmala UI Bold', 'NirmalaUI-Bold', 'Kohinoor Devanagari Semibold', 'KohinoorDevanagari-Semibold'],
  'Mangal Bold',
];

/**
 * The letters of Devanagari.
 * @param words the words that the file must be able to show; undefined for all words
 */
const devanagari = (font: string, typeface: Typeface, words?: readonly string[]): Face => ({
  source: `${font}-devanagari`,
  characters: words ? [...new Set(words.join(''))].sort().join('') : DEVANAGARI,
  words,
  languages: DEVANAGARI_LANGUAGES.map(({ tag }) => tag),
  unicodeRange: ['U+900-97F', 'U+200C-200D'],
  display: 'optional',
  ...typeface,
});

/**
 * The letters of Devanagari for text. A device with such letters uses its own, which the reader knows from
 * other apps. Any other device can show the text only when the file has arrived.
 */
const devanagariText = (words?: readonly string[]): Face[] =>
  [
    { local: LOCAL_REGULAR, fontWeight: '400 599' },
    { local: LOCAL_BOLD, fontWeight: '600 700' },
  ].map((rule) => ({ ...devanagari(NOTO_DEVANAGARI, TEXT, words), ...rule, display: 'block' }));

/** Writes the files of a family, and passes its `@font-face` rules to Astro. */
const subsets: FontProvider<{ faces: Face[] }> = {
  name: 'subsets',
  resolveFont: async ({ options }) => ({
    fonts: await Promise.all(
      (options?.faces ?? []).map(async ({ local = [], unicodeRange, display, fontWeight, ...subset }) => ({
        src: [...local.map((name) => ({ name })), { url: await subsetFile(subset), format: 'woff2' }],
        unicodeRange,
        display,
        weight: fontWeight,
        style: 'normal',
      })),
    ),
  }),
};

const family = (name: string, cssVariable: string, faces: Face[], fallbacks: string[] = []) => ({
  name,
  cssVariable,
  fallbacks,
  provider: subsets,
  options: { faces },
  optimizedFallbacks: false,
});

/**
 * The font families for Astro's configuration: subsets of fonts from npm with the characters and weights that
 * the site uses. Astro names the files after their content.
 * @param languages the languages of the site
 * @param options.exact true if the files need only the Devanagari words of the project, false while texts
 *   are edited
 */
export function fontFamilies(languages: readonly Language[], { exact }: { exact: boolean }) {
  const display = [latin(BALOO, DISPLAY), rupee(BALOO, DISPLAY)];
  const text = [
    // Atkinson has only a slashed zero, so the digits come from Noto Sans.
    { ...latin(ATKINSON, TEXT), characters: ASCII.replace(DIGITS, '') + PUNCTUATION },
    digits(NOTO, TEXT),
    accents(ATKINSON, TEXT),
  ];
  const families = [
    family(
      'Baloo 2',
      '--font-display',
      [...display, accents(BALOO, DISPLAY)],
      ['display-fallback', 'display-fallback-wide', 'sans-serif'],
    ),
    family('Atkinson Hyperlegible Next', '--font-text', text, ['sans-serif']),
  ];
  if (languages.every((language) => LANGUAGES[language].script !== 'Deva')) return families;
  const words = exact ? devanagariWords(DEVANAGARI_LANGUAGES) : undefined;
  // `devanagari.css` names these families in the order in which browsers try them.
  return [
    ...families,
    family('Baloo 2 Devanagari', '--font-devanagari-display', [
      devanagari(BALOO, DISPLAY, words),
      ...display,
    ]),
    family('Noto Sans Devanagari Words', '--font-devanagari-text', devanagariText(words)),
    // For words that a build does not know: those of a trips server, and what visitors type.
    family('Noto Sans Devanagari All', '--font-devanagari-all', devanagariText()),
  ];
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('');
}
