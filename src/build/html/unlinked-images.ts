import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

const IMAGE = /\.(jpe?g|png|webp|avif|gif|tiff)$/i;

/**
 * Deletes images that no file of the built site refers to. Astro also publishes the original of every
 * photograph that it optimises, with its full size and its metadata, e.g. the GPS position.
 */
export function deleteUnlinkedImages(folder: string): void {
  // `trips/upcoming` has no file extension.
  const texts = globSync(['**/*.{html,css,js,json,xml}', 'trips/upcoming'], { cwd: folder });
  const allText = texts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  for (const image of globSync('_astro/**', { cwd: folder }).filter((file) => IMAGE.test(file))) {
    const name = basename(image);
    if (!allText.includes(name) && !allText.includes(encodeURI(name))) rmSync(join(folder, image));
  }
}
