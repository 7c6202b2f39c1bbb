import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/** The size in pixels that services display without cropping beside a shared link. */
export const SHARING_SIZE = { width: 1200, height: 630 };

/** The `og:image` of a page. */
interface SharingImage {
  src: string;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/**
 * Returns an image cropped to the aspect ratio for shared links, as JPEG, which all services support. A small
 * image is not enlarged.
 */
export async function sharingImage(image: ImageMetadata): Promise<SharingImage> {
  const scale = Math.min(1, image.width / SHARING_SIZE.width, image.height / SHARING_SIZE.height);
  const width = Math.floor(SHARING_SIZE.width * scale);
  const height = Math.floor(SHARING_SIZE.height * scale);
  const { src } = await getImage({ src: image, width, height, fit: 'cover', format: 'jpg' });
  return { src, width, height };
}
