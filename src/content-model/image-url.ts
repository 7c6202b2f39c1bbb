import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/**
 * One URL for an image: an SVG file, or a WebP image with twice the width, for high-density screens.
 * @param width the displayed width in CSS pixels
 */
export async function imageUrl(image: ImageMetadata, width: number): Promise<string> {
  if (image.format === 'svg') return image.src;
  const { src } = await getImage({ src: image, width: Math.min(2 * width, image.width), format: 'webp' });
  return src;
}
