import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const STYLE = /<style>([^]*?)<\/style>/g;

/**
 * Puts the styles of a page into one element, in their order, where Astro writes one for each typeface and one for the islands. Each element
 * costs a hash in the page's policy, and a hash cannot be compressed.
 */
export function oneStyle(): AstroIntegration {
  return {
    name: 'one-style',
    hooks: {
      async 'astro:build:done'({ dir }) {
        const folder = fileURLToPath(dir);
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const path = join(folder, file);
          await writeFile(path, mergeStyles(await readFile(path, 'utf8')));
        }
      },
    },
  };
}

/** Gives a page with all its styles where its first ones stood. */
export function mergeStyles(html: string): string {
  const styles = [...html.matchAll(STYLE)].map(([, text]) => text).join('');
  let first = true;
  return html.replace(STYLE, () => {
    if (!first) return '';
    first = false;
    return `<style>${styles}</style>`;
  });
}
