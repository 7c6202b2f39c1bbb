import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontProviders } from 'astro/config';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FOLDER = '.cache/fonts';

interface Part {
  /** The file of the package that these letters stand in. */
  file: 'latin' | 'latin-ext';
  letters: string;
  range: [string, ...string[]];
}

/** What English and Hindi words in Latin letters need: ASCII and the printer's marks. Every page is painted with these. */
const LETTERS: Part = {
  file: 'latin',
  letters: range(0x20, 0x7e) + '\u00A0©–—‘’“”•…',
  range: ['U+20-7E', 'U+A0', 'U+A9', 'U+2013-2014', 'U+2018-201D', 'U+2022', 'U+2026'],
};

/** The rupee sign is in neither `latin` file, so a file of its own holds it (and nothing else). */
const RUPEE: Part = { file: 'latin-ext', letters: '₹', range: ['U+20B9'] };

/** Accents and further signs, fetched only where one is written. */
const ACCENTS: Part = {
  file: 'latin',
  letters: range(0xa1, 0xa8) + range(0xaa, 0xff) + '−',
  range: ['U+A1-A8', 'U+AA-FF', 'U+2212'],
};

/** In the order in which `Fonts.astro` finds them. */
const PARTS = [LETTERS, RUPEE, ACCENTS] as const;

/** Pairs of letters closer together, and figures of one width; ligatures, fractions and small capitals are not written here. */
const FEATURES = ['kern', 'tnum'];

const FAMILIES = [
  {
    name: 'Baloo 2',
    cssVariable: '--font-display',
    fallback: 'display-fallback',
    package: '@fontsource-variable/baloo-2/files/baloo-2',
    // One weight for all headings: a second one would double the file.
    cut: 750,
    weight: '700 800',
  },
  {
    name: 'Atkinson Hyperlegible Next',
    cssVariable: '--font-text',
    fallback: 'text-fallback',
    package: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next',
    cut: { min: 400, max: 700 },
    weight: '400 700',
  },
] as const;

interface Face {
  src: [string];
  weight: string;
  style: 'normal';
  unicodeRange: [string, ...string[]];
}

/** The two typefaces as Astro's font families: cut from their npm packages to the letters and weights that the site uses. */
export async function fontFamilies() {
  await mkdir(FOLDER, { recursive: true });
  return Promise.all(
    FAMILIES.map(async ({ name, cssVariable, fallback, package: files, cut, weight }) => {
      const face = async (part: Part): Promise<Face> => ({
        src: [await cutFont(files, part, cut)],
        weight,
        style: 'normal',
        unicodeRange: part.range,
      });
      const [letters, ...others] = PARTS;
      const variants: [Face, ...Face[]] = [await face(letters), ...(await Promise.all(others.map(face)))];
      return {
        name,
        cssVariable,
        provider: fontProviders.local(),
        fallbacks: [fallback, 'sans-serif'],
        optimizedFallbacks: false,
        // Preloaded, it is there for the first paint or not used on this page: letters never change under a reader.
        display: 'optional' as const,
        options: { variants },
      };
    }),
  );
}

/** Gives the path of a font file that holds just the letters of a part, in just these weights. */
async function cutFont(files: string, part: Part, wght: number | { min: number; max: number }) {
  const font = await readFile(require.resolve(`${files}-${part.file}-wght-normal.woff2`));
  const cut = await subsetFont(font, part.letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
  });
  const path = `./${FOLDER}/${files.split('/').pop()}-${part.range[0]}.woff2`;
  await writeFile(path, cut);
  return path;
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('');
}
