import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { CONTENT_FOLDER, readJson } from '#content-model/content-folder.ts';

/** The density at which the size of an SVG file is in CSS pixels, in dots per inch. */
const SVG_DENSITY = 72;

let lastFile = '';

/** The path of the logo, relative to the project. While `site.json` has a mistake, the last valid path. */
export function logoFile(): string {
  const { logo = '' } = (readJson(`${CONTENT_FOLDER}/site.json`) ?? {}) as { logo?: string };
  const file = join(CONTENT_FOLDER, logo);
  if (logo && existsSync(file)) lastFile = file;
  return lastFile;
}

/**
 * Draws the logo as a square PNG icon.
 * @param size the width and height in pixels
 * @param margin the space around the logo, in pixels
 * @param background a colour; without one the icon is transparent
 */
export async function logoIcon(size: number, margin = 0, background?: string): Promise<Buffer> {
  const file = logoFile();
  if (!file) throw new Error(`${CONTENT_FOLDER}/site.json names no logo. Run: npm run check:content`);
  const { width, height } = await sharp(file).metadata();
  const inner = size - 2 * margin;
  const density = Math.max(SVG_DENSITY, (SVG_DENSITY * inner) / Math.max(width, height));
  const surround = background ?? 'transparent';
  return sharp(file, { density })
    .autoOrient()
    .resize(inner, inner, { fit: 'contain', background: surround })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: surround })
    .flatten(background ? { background } : false)
    .png({ palette: true })
    .toBuffer();
}
