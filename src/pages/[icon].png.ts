import type { APIRoute, GetStaticPaths } from 'astro';
import { content } from '#content-model/content.ts';
import { logoIcon } from './_logo.ts';

interface Props {
  /** Width and height in pixels. */
  size: number;
  /** The space around the logo, in pixels. An icon with a margin has the background of the pages. */
  margin: number;
}

export const getStaticPaths = (() => [
  { params: { icon: 'apple-touch-icon' }, props: { size: 180, margin: 16 } },
  { params: { icon: 'icon-192' }, props: { size: 192, margin: 0 } },
  { params: { icon: 'icon-512' }, props: { size: 512, margin: 0 } },
  // A mask may crop everything outside a circle of 80 % of the width.
  { params: { icon: 'icon-maskable' }, props: { size: 512, margin: 112 } },
]) satisfies GetStaticPaths;

/** The PNG icons of `manifest.json` and of iPhones, made from the logo. */
export const GET: APIRoute<Props> = async ({ props: { size, margin } }) => {
  const { colours } = await content('theme');
  const png = await logoIcon(size, margin, margin > 0 ? colours.page : undefined);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
