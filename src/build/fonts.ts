import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontProviders } from 'astro/config';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FOLDER = '.cache/fonts';

const BALOO = '@fontsource-variable/baloo-2/files/baloo-2';
const ATKINSON = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';
const NOTO = '@fontsource-variable/noto-sans/files/noto-sans';

/** The characters that one font file holds, and the weights. */
interface Subset {
  /** The file of an npm package, without its ending. */
  source: `${string}-${'latin' | 'latin-ext'}`;
  characters: string;
  unicodeRange: [string, ...string[]];
}

const PUNCTUATION = '\u00A0©–—‘’“”•…';
const ASCII = range(0x20, 0x7e);
const DIGITS = range(0x30, 0x39);

/** ASCII and punctuation: what English, and Hindi in Latin letters, are written with. */
const letters = (font: string, characters = ASCII + PUNCTUATION): Subset => ({
  source: `${font}-latin`,
  characters,
  unicodeRange: ['U+20-7E', 'U+A0', 'U+A9', 'U+2013-2026'],
});

/** Declared after the letters of its family, so that its digits are used and not theirs. */
const digits = (font: string): Subset => ({
  source: `${font}-latin`,
  characters: DIGITS,
  unicodeRange: ['U+30-39'],
});

/** The rupee sign is not in the `latin` files. */
const rupee = (font: string): Subset => ({
  source: `${font}-latin-ext`,
  characters: '₹',
  unicodeRange: ['U+20B9'],
});

/** Accented letters and further signs, fetched only where one is written. */
const accents = (font: string): Subset => ({
  source: `${font}-latin`,
  characters: range(0xa1, 0xa8) + range(0xaa, 0xff) + '−',
  unicodeRange: ['U+A1-A8', 'U+AA-FF', 'U+2212'],
});

/** Kerning and figures of one width; ligatures, fractions and small capitals are not used. */
const FEATURES = ['kern', 'tnum'];

/** `Fonts.astro` preloads the subsets by their order. */
const FAMILIES = [
  {
    name: 'Baloo 2',
    cssVariable: '--font-display',
    fallback: 'display-fallback',
    // One weight for all headings: a second one would double the file.
    axis: 750,
    weight: '700 800',
    subsets: [letters(BALOO), rupee(BALOO), accents(BALOO)],
  },
  {
    name: 'Atkinson Hyperlegible Next',
    cssVariable: '--font-text',
    fallback: 'text-fallback',
    axis: { min: 400, max: 700 },
    weight: '400 700',
    // Atkinson has only a slashed zero, so the digits are those of Noto Sans (decision 30).
    subsets: [
      letters(ATKINSON, ASCII.replace(DIGITS, '') + PUNCTUATION),
      digits(NOTO),
      rupee(ATKINSON),
      accents(ATKINSON),
    ],
  },
] as const;

interface Face {
  src: [string];
  weight: string;
  style: 'normal';
  unicodeRange: [string, ...string[]];
}

/**
 * The typefaces as Astro's font families: subsets of their npm packages with the characters and weights that
 * the site uses.
 */
export async function fontFamilies() {
  await mkdir(FOLDER, { recursive: true });
  return Promise.all(
    FAMILIES.map(async ({ name, cssVariable, fallback, axis, weight, subsets }) => {
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
        fallbacks: [fallback, 'sans-serif'],
        optimizedFallbacks: false,
        // Preloaded, it is there for the first paint or not used on this page: text never changes while it is
        // read.
        display: 'optional' as const,
        options: { variants },
      };
    }),
  );
}

/** Writes a font file with these characters and this range of the weight axis; gives its path. */
async function writeSubset(
  { source, characters, unicodeRange }: Subset,
  wght: number | { min: number; max: number },
) {
  const font = await readFile(require.resolve(`${source}-wght-normal.woff2`));
  const subset = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
  });
  const path = `./${FOLDER}/${source.split('/').pop()}-${unicodeRange[0]}.woff2`;
  await writeFile(path, subset);
  return path;
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('');
}
