import devanagari from '@fontsource-variable/baloo-2/files/baloo-2-devanagari-wght-normal.woff2?inline';
import latin from '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2?inline';
import latinExt from '@fontsource-variable/baloo-2/files/baloo-2-latin-ext-wght-normal.woff2?inline';
import type { APIRoute } from 'astro';
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import sharp from 'sharp';
import { decompress } from 'wawoff2';
import { content } from '#content-model/content.ts';
import { languagePaths } from '#content-model/content-folder.ts';
import { logoIcon } from '#pages/_logo.ts';
import { SHARING_SIZE } from '#content-model/pages.ts';

export const getStaticPaths = languagePaths;

/** The characters of each file of the display font. */
const RUNS = /(?<devanagari>[\u0900-\u097F\u200C\u200D]+)|(?<latin>[\0-\xFF\u2000-\u206F]+)|./gsu;
const WEIGHT = 700;

const RAYS = 16;
const SUN = { x: SHARING_SIZE.width / 2, y: 232, radius: 168 };
const LOGO_PX = 224;

/** The picture for shared links in one language: the logo, the name and the tagline, in the theme colours. */
export const GET: APIRoute = async ({ currentLocale }) => {
  const { name, tagline } = await content('site', currentLocale);
  const { colours } = await content('theme');
  const { width, height } = SHARING_SIZE;
  const rays = Array.from(
    { length: RAYS },
    (_, index) => `<path transform="rotate(${(index * 360) / RAYS})" d="M0 0L700 69V-69Z"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colours.page}"/>
    <g transform="translate(${SUN.x} ${SUN.y})" fill="${colours.sun}">
      <g opacity="0.4">${rays.join('')}</g><circle r="${SUN.radius}"/>
    </g>
    <rect y="410" width="100%" height="100%" fill="${colours.page}"/>
    <rect y="${height - 20}" width="100%" height="20" fill="${colours.frame}"/>
    <g fill="${colours.text}">${await drawnText(name, 500, 92)}</g>
    <g fill="${colours.accent}">${await drawnText(tagline, 572, 44)}</g>
  </svg>`;
  const jpeg = await sharp(Buffer.from(svg))
    .composite([{ input: await logoIcon(LOGO_PX), left: SUN.x - LOGO_PX / 2, top: SUN.y - LOGO_PX / 2 }])
    .jpeg({ quality: 85 })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};

/** A centred line as SVG paths, independent of installed fonts. A line that is too wide is drawn smaller. */
async function drawnText(text: string, baseline: number, size: number): Promise<string> {
  let [paths, advance] = ['', 0];
  for (const { 0: run, groups } of text.matchAll(RUNS)) {
    const file = groups?.['devanagari'] ? devanagari : groups?.['latin'] ? latin : latinExt;
    const font = await displayFont(file);
    const buffer = new TextBuffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const place = `translate(${advance + xOffset} ${yOffset})`;
      paths += `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
      advance += xAdvance;
    }
  }
  const scale = Math.min(size / 1000, (SHARING_SIZE.width - 120) / advance);
  const left = (SHARING_SIZE.width - advance * scale) / 2;
  return `<g transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${paths}</g>`;
}

/** @param file the data URL of a font file */
async function displayFont(file: string): Promise<Font> {
  const woff2 = Buffer.from(file.slice(file.indexOf(',') + 1), 'base64');
  const font = new Font(new Face(new Blob(await decompress(woff2))));
  font.setVariations([new Variation('wght', WEIGHT)]);
  return font;
}
