import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/**
 * Where one address is all that can be given: a drawing's own, or that of a photograph made as wide as it is
 * shown (in CSS pixels, doubled for fine screens).
 */
export async function pictureAddress(image: ImageMetadata, width: number): Promise<string> {
  if (image.format === 'svg') return image.src;
  const { src } = await getImage({ src: image, width: Math.min(2 * width, image.width), format: 'webp' });
  return src;
}
