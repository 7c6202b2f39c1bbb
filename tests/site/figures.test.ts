import { globSync, readFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { FIXTURE_DIST } from '../fixtures/site.ts';

it('The fonts of the site have a plain zero, which is two closed lines, without a stroke or a dot', async () => {
  const lines: Record<string, number | undefined> = {};
  for (const file of globSync(`${FIXTURE_DIST}/_astro/fonts/*.woff2`)) {
    const face = new Face(new Blob(await decompress(readFileSync(file))));
    const font = new Font(face);
    const zero = font.nominalGlyph(0x30);
    if (zero) lines[face.getName(1, 'en')] = font.glyphToPath(zero).match(/M/g)?.length;
  }
  expect(lines).toEqual({ 'Baloo 2': 2, 'Noto Sans': 2 });
});
