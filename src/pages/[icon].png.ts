import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { THEME_COLOR } from '../lib/theme-color.ts';

interface Props {
  /** Width and height in pixels. */
  size: number;
  /**
   * The space around the icon, in pixels. A mask may crop everything outside a circle of 80 % of the width.
   */
  margin: number;
  background: string;
}

const FAVICON = 'public/favicon.svg';
/** The size of the SVG file, in CSS pixels. */
const FAVICON_SIZE = 64;
/** The density at which the SVG file is rendered at that size, in dots per inch. */
const FAVICON_DENSITY = 72;

export const getStaticPaths = (() => [
  { params: { icon: 'icon-192' }, props: { size: 192, margin: 0, background: 'transparent' } },
  { params: { icon: 'icon-512' }, props: { size: 512, margin: 0, background: 'transparent' } },
  { params: { icon: 'icon-maskable' }, props: { size: 512, margin: 112, background: THEME_COLOR } },
]) satisfies GetStaticPaths;

/** The PNG icons of `manifest.json`, made from the favicon. */
export const GET: APIRoute<Props> = async ({ props: { size, margin, background } }) => {
  const inner = size - 2 * margin;
  const png = await sharp(FAVICON, { density: (FAVICON_DENSITY * inner) / FAVICON_SIZE })
    .resize(inner, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten(background === 'transparent' ? false : { background })
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
