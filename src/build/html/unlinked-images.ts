import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

const IMAGE = /\.(jpe?g|png|webp|avif|gif|tiff)$/i;
const BINARY = /\.(woff2|ico|svg)$/i;

/**
 * Deletes images that no file of the built site refers to. Astro also publishes the original of every
 * photograph that it optimises, with its full size and its metadata, e.g. the GPS position.
 */
export function deleteUnlinkedImages(folder: string): void {
  const entries = globSync('**/*', { cwd: folder, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = files.filter((file) => !IMAGE.test(file) && !BINARY.test(file));
  const allText = texts.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const image of files.filter((file) => IMAGE.test(file) && file.includes('_astro'))) {
    const name = basename(image);
    if (!allText.includes(name) && !allText.includes(encodeURI(name))) rmSync(image);
  }
}
