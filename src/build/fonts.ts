import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontProviders } from 'astro/config';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FOLDER = '.cache/fonts';

/** What English and Hindi names in Latin letters need: ASCII, the accented letters, and the printer's signs. */
const LATIN = [range(0x20, 0x7e), range(0xa0, 0xff), '–—‘’“”•…−'].join('');
const LATIN_RANGE: [string, ...string[]] = [
  'U+20-7E',
  'U+A0-FF',
  'U+2013-2014',
  'U+2018-201D',
  'U+2022',
  'U+2026',
  'U+2212',
];

/** The rupee sign is in neither `latin` file, so a file of its own holds it (and nothing else). */
const RUPEE = '₹';
const RUPEE_RANGE: [string, ...string[]] = ['U+20B9'];

const FAMILIES = [
  {
    name: 'Baloo 2',
    cssVariable: '--font-display',
    package: '@fontsource-variable/baloo-2/files/baloo-2',
    weights: { min: 600, max: 800 },
  },
  {
    name: 'Atkinson Hyperlegible Next',
    cssVariable: '--font-text',
    package: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next',
    weights: { min: 400, max: 700 },
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
    FAMILIES.map(async ({ name, cssVariable, package: files, weights }) => {
      const cut = (part: string, text: string) =>
        cutFont(`${files}-${part}-wght-normal.woff2`, text, weights);
      const face = { weight: `${weights.min} ${weights.max}`, style: 'normal' } as const;
      const variants: [Face, Face] = [
        { ...face, src: [await cut('latin', LATIN)], unicodeRange: LATIN_RANGE },
        { ...face, src: [await cut('latin-ext', RUPEE)], unicodeRange: RUPEE_RANGE },
      ];
      return {
        name,
        cssVariable,
        provider: fontProviders.local(),
        fallbacks: ['sans-serif'],
        options: { variants },
      };
    }),
  );
}

/** Gives the path of a font file that holds just these letters and weights. */
async function cutFont(source: string, text: string, wght: { min: number; max: number }) {
  const font = await subsetFont(await readFile(require.resolve(source)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  const path = `./${FOLDER}/${source.split('/').pop()}`;
  await writeFile(path, font);
  return path;
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('');
}
