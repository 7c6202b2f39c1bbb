import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/** The size that every service shows whole beside a shared link, in pixels. */
const SHARING_SIZE = { width: 1200, height: 630 };

/** The picture that is shown beside a shared link. */
interface SharingPicture {
  src: string;
  /** Of the picture as it is sent, in pixels. */
  width: number;
  height: number;
}

/**
 * A picture cut to the shape for sharing, as JPEG, which every service can read and none finds too heavy;
 * smaller than the size for sharing only where the picture itself is.
 */
export async function sharingPicture(image: ImageMetadata): Promise<SharingPicture> {
  const scale = Math.min(1, image.width / SHARING_SIZE.width, image.height / SHARING_SIZE.height);
  const width = Math.floor(SHARING_SIZE.width * scale);
  const height = Math.floor(SHARING_SIZE.height * scale);
  const { src } = await getImage({ src: image, width, height, fit: 'cover', format: 'jpg' });
  return { src, width, height };
}
