import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/** The maximum size at which a picture is displayed, in CSS pixels, and its attribute `sizes`. */
export interface PictureSize {
  width: number;
  height: number;
  sizes?: string;
}

/** Photographs that are displayed narrower than this have one file for all screens. */
const SMALL_PX = 100;

/** The files of a photograph: AVIF, and WebP as a fallback; undefined for an SVG image. */
export async function photographFiles(image: ImageMetadata, { width, height }: PictureSize) {
  if (image.format === 'svg') return undefined;
  // Candidates larger than the photograph in either dimension would get another aspect ratio.
  const maxWidth = Math.floor(Math.min(image.width, (image.height * width) / height));
  // A small photograph has few bytes even at twice the width.
  const candidates = width < SMALL_PX ? [width * 2] : [width, width * 2];
  const widths = [...new Set(candidates.map((candidate) => Math.min(candidate, maxWidth)))];
  const fallbackWidth = Math.min(width, maxWidth);
  return {
    avif: await getImage({ src: image, format: 'avif', width, height, widths }),
    webp: await getImage({
      src: image,
      format: 'webp',
      width: fallbackWidth,
      height: Math.round((fallbackWidth * height) / width),
    }),
  };
}

/** The attributes of the `<link>` that preloads a picture. */
export async function preloadOf(image: ImageMetadata, size: PictureSize) {
  const photograph = await photographFiles(image, size);
  if (!photograph) return { href: image.src };
  return { imagesrcset: photograph.avif.srcSet.attribute, imagesizes: size.sizes, type: 'image/avif' };
}
