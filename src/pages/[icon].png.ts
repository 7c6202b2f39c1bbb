import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { THEME_COLOR } from '../lib/theme-color.ts';

interface Props {
  /** Width and height in pixels. */
  size: number;
  /** Around the sign, in pixels. A mask may cut off all but a disc of 80 % of the width. */
  margin: number;
  background: string;
}

const SIGN = 'public/favicon.svg';
/** Of the sign's own drawing, in CSS pixels and dots per inch. */
const SIGN_SIZE = 64;
const SIGN_DENSITY = 72;

export const getStaticPaths = (() => [
  { params: { icon: 'icon-192' }, props: { size: 192, margin: 0, background: 'transparent' } },
  { params: { icon: 'icon-512' }, props: { size: 512, margin: 0, background: 'transparent' } },
  { params: { icon: 'icon-maskable' }, props: { size: 512, margin: 112, background: THEME_COLOR } },
]) satisfies GetStaticPaths;

/** The sign of the browser tab as the icons of `manifest.json`. */
export const GET: APIRoute<Props> = async ({ props: { size, margin, background } }) => {
  const inner = size - 2 * margin;
  const png = await sharp(SIGN, { density: (SIGN_DENSITY * inner) / SIGN_SIZE })
    .resize(inner, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten(background === 'transparent' ? false : { background })
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
