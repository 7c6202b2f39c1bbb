import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const PICTURE = /\.(jpe?g|png|webp|avif|gif|tiff)$/i;
const BINARY = /\.(woff2|ico|svg)$/i;

/**
 * Takes pictures that no page names out of the built site. Astro publishes the original of every photograph
 * whose size or format has been asked for, with all megabytes and with the place where it was taken.
 */
export function unlinkedPictures(): AstroIntegration {
  return {
    name: 'unlinked-pictures',
    hooks: {
      'astro:build:done'({ dir }) {
        const folder = fileURLToPath(dir);
        const files = globSync('**/*', { cwd: folder, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
        const pictures = files.filter((file) => PICTURE.test(file) && file.includes('_astro'));
        const texts = files.filter((file) => !PICTURE.test(file) && !BINARY.test(file));
        const words = texts.map((file) => readFileSync(file, 'utf8')).join('\n');
        for (const picture of pictures) {
          const name = basename(picture);
          if (!words.includes(name) && !words.includes(encodeURI(name))) rmSync(picture);
        }
      },
    },
  };
}
