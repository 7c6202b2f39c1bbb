import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontProviders } from 'astro/config';
import subsetFont from 'subset-font';
import type { Language } from '../lib/languages.ts';

const require = createRequire(import.meta.url);
const FOLDER = '.cache/fonts';

const BALOO = '@fontsource-variable/baloo-2/files/baloo-2';
const ATKINSON = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';
const NOTO = '@fontsource-variable/noto-sans/files/noto-sans';

/** A font file with a subset of the characters of a typeface. */
interface Subset {
  /** The font file in an npm package, without the end of its name: `-wght-normal.woff2`. */
  source: `${string}-${'latin' | 'latin-ext' | 'devanagari'}`;
  characters: string;
  /** The OpenType features that the file keeps. Undefined for all, which scripts with conjuncts need. */
  features: string[] | undefined;
  unicodeRange: [string, ...string[]];
}

/** OpenType features: kerning and tabular figures. */
const FEATURES = ['kern', 'tnum'];

const PUNCTUATION = '\u00A0©–—‘’“”•…';
/** They keep letters apart, or show a half letter alone. */
const ZERO_WIDTH_JOINERS = '\u200C\u200D';
const ASCII = range(0x20, 0x7e);
const DIGITS = range(0x30, 0x39);

/** The characters of English texts: ASCII and punctuation. */
const latin = (font: string, characters = ASCII + PUNCTUATION): Subset => ({
  source: `${font}-latin`,
  characters,
  features: FEATURES,
  unicodeRange: ['U+20-7E', 'U+A0', 'U+A9', 'U+2013-2026'],
});

/** The digits of another typeface. They must come after `latin`: the last matching `@font-face` wins. */
const digits = (font: string): Subset => ({
  source: `${font}-latin`,
  characters: DIGITS,
  features: FEATURES,
  unicodeRange: ['U+30-39'],
});

/** The rupee sign, which the `latin` files do not contain. */
const rupee = (font: string): Subset => ({
  source: `${font}-latin-ext`,
  characters: '₹',
  features: FEATURES,
  unicodeRange: ['U+20B9'],
});

/** Accented letters and symbols. A browser fetches this file only if a page uses one of them. */
const accents = (font: string): Subset => ({
  source: `${font}-latin`,
  characters: range(0xa1, 0xa8) + range(0xaa, 0xff) + '−',
  features: FEATURES,
  unicodeRange: ['U+A1-A8', 'U+AA-FF', 'U+2212'],
});

/**
 * The letters and signs of Hindi with all of their conjuncts. Letters that only other languages use are left
 * out, and so are Devanagari digits.
 */
const devanagari = (font: string): Subset => ({
  source: `${font}-devanagari`,
  characters: 'ँंःअआइईउऊऋऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह़ऽािीुूृॅेैॉोौ्ॐ।॥' + ZERO_WIDTH_JOINERS,
  features: undefined,
  unicodeRange: ['U+900-97F', 'U+200C-200D'],
});

/** `Fonts.astro` depends on the order of the subsets. */
const ENGLISH_FAMILIES = [
  {
    name: 'Baloo 2',
    cssVariable: '--font-display',
    fallbacks: ['display-fallback', 'sans-serif'],
    // A single weight, because a weight axis would double the file size.
    axis: 750,
    weight: '700 800',
    subsets: [latin(BALOO), rupee(BALOO), accents(BALOO)],
  },
  {
    name: 'Atkinson Hyperlegible Next',
    cssVariable: '--font-text',
    fallbacks: ['text-fallback', 'sans-serif'],
    axis: { min: 400, max: 700 },
    weight: '400 700',
    // Atkinson has only a slashed zero, so the digits come from Noto Sans.
    subsets: [
      latin(ATKINSON, ASCII.replace(DIGITS, '') + PUNCTUATION),
      digits(NOTO),
      rupee(ATKINSON),
      accents(ATKINSON),
    ],
  },
] as const;

/** Hindi pages have a web font for headings only. Their text is in the device's font for Devanagari. */
const HINDI_FAMILIES = [
  {
    name: 'Baloo 2 Hindi',
    cssVariable: '--font-display-hindi',
    fallbacks: ['sans-serif'],
    axis: 750,
    weight: '700 800',
    subsets: [devanagari(BALOO), latin(BALOO), rupee(BALOO)],
  },
] as const;

interface Face {
  src: [string];
  weight: string;
  style: 'normal';
  unicodeRange: [string, ...string[]];
}

/**
 * Returns the font families for Astro's configuration, and writes their files: subsets of fonts from npm with
 * the characters and weights that the site uses.
 * @param languages the languages of the site
 */
export async function fontFamilies(languages: readonly Language[]) {
  await mkdir(FOLDER, { recursive: true });
  const families = [...ENGLISH_FAMILIES, ...(languages.includes('hi') ? HINDI_FAMILIES : [])];
  return Promise.all(
    families.map(async ({ name, cssVariable, fallbacks, axis, weight, subsets }) => {
      const face = async (subset: Subset): Promise<Face> => ({
        src: [await writeSubset(subset, axis)],
        weight,
        style: 'normal',
        unicodeRange: subset.unicodeRange,
      });
      const [first, ...others] = subsets;
      const variants: [Face, ...Face[]] = [await face(first), ...(await Promise.all(others.map(face)))];
      return {
        name,
        cssVariable,
        provider: fontProviders.local(),
        fallbacks: [...fallbacks],
        optimizedFallbacks: false,
        // The font is used from the first paint or not at all, so text never changes while it is read. A
        // preload makes it more likely that the font has arrived by then.
        display: 'optional' as const,
        options: { variants },
      };
    }),
  );
}

/** Writes a font file with these characters and this range of the weight axis, and returns its path. */
async function writeSubset(
  { source, characters, features, unicodeRange }: Subset,
  wght: number | { min: number; max: number },
) {
  const font = await readFile(require.resolve(`${source}-wght-normal.woff2`));
  const subset = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    ...(features && { keepFeatures: features }),
  });
  const path = `./${FOLDER}/${source.split('/').pop()}-${unicodeRange[0]}.woff2`;
  await writeFile(path, subset);
  return path;
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('');
}
