import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { DIST, htmlOf, ROUTES } from './dist.ts';

const DEVANAGARI = /[\u0900-\u097F\u200C\u200D]+/g;

/** A font at a weight. */
async function openFont(woff2: Uint8Array, weight?: number): Promise<Font> {
  const font = new Font(new Face(new Blob(await decompress(woff2))));
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** How a font shapes a word: the first letter of each glyph, and its advance in font units. */
function shapeOf(font: Font, word: string) {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  buffer.setLanguage('hi');
  shape(font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, cluster, xAdvance = 0 }) => ({ missing: codepoint === 0, cluster, xAdvance }));
}

/** The words that a subset shapes in another way than the whole font. */
function differentWords(words: readonly string[], whole: Font, subset: Font): string[] {
  return words.filter((word) => {
    const [expected, found] = [shapeOf(whole, word), shapeOf(subset, word)];
    // Advances of a variable font are rounded when a weight is fixed.
    return (
      found.length !== expected.length ||
      found.some(({ missing }) => missing) ||
      found.some(({ cluster, xAdvance }, index) => {
        const glyph = expected[index];
        return cluster !== glyph?.cluster || Math.abs(xAdvance - glyph.xAdvance) > 1;
      })
    );
  });
}

describe('The Hindi letters of the site', () => {
  const html = ROUTES.map(htmlOf);
  const words = [...new Set(html.join(' ').match(DEVANAGARI))];
  const rules = html.flatMap((page) => page.match(/@font-face\s*\{[^}]*\}/g) ?? []);

  /** The font file of a family for Devanagari, and the names of fonts that come before it. */
  const faceOf = (family: string) => {
    const rule = rules.find((text) => text.includes(`"${family}-`) && text.includes('U+900'));
    const [, file = ''] = /url\("\/([^"]+)"\)/.exec(rule ?? '') ?? [];
    return { file: `${DIST}/${file}`, local: rule?.match(/local\("[^"]+"\)/g) ?? [] };
  };

  for (const [use, family, source, weights] of [
    ['headings', 'Baloo 2 Devanagari', 'baloo-2/files/baloo-2', [750]],
    ['text', 'Noto Sans Devanagari Words', 'noto-sans-devanagari/files/noto-sans-devanagari', [400, 700]],
    ['any words', 'Noto Sans Devanagari All', 'noto-sans-devanagari/files/noto-sans-devanagari', [400, 700]],
  ] as const) {
    it(`for ${use} shape every word of the pages as the whole font does`, async () => {
      const path = import.meta.resolve(`@fontsource-variable/${source}-devanagari-wght-normal.woff2`);
      const [whole, subset] = [readFileSync(fileURLToPath(path)), readFileSync(faceOf(family).file)];
      expect(words.length).toBeGreaterThan(500);
      for (const weight of weights) {
        const fonts = [await openFont(whole, weight), await openFont(subset, weight)] as const;
        expect(differentWords(words, ...fonts)).toEqual([]);
      }
    });
  }

  it('for text come after those of the device', () => {
    for (const family of ['Noto Sans Devanagari Words', 'Noto Sans Devanagari All'])
      expect(faceOf(family).local.length, family).toBeGreaterThan(3);
  });

  it('have at most 20 kB for headings, and 27 kB for text', () => {
    const size = (family: string) => readFileSync(faceOf(family).file).length;
    expect(size('Baloo 2 Devanagari')).toBeLessThanOrEqual(20_000);
    expect(size('Noto Sans Devanagari Words')).toBeLessThanOrEqual(27_000);
  });
});

it('The fonts of the site have a plain zero, which is two closed lines, without a stroke or a dot', async () => {
  const lines: Record<string, number | undefined> = {};
  for (const file of globSync(`${DIST}/_astro/fonts/*.woff2`)) {
    const face = new Face(new Blob(await decompress(readFileSync(file))));
    const font = new Font(face);
    const zero = font.nominalGlyph(0x30);
    if (zero) lines[face.getName(1, 'en')] = font.glyphToPath(zero).match(/M/g)?.length;
  }
  expect(lines).toEqual({ 'Baloo 2': 2, 'Noto Sans': 2 });
});
