import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Writes each page twice: `trips/index.html` and, with the same bytes, `trips.html`.
 *
 * The site's addresses have no trailing slash. With the folder alone, GitHub Pages, Cloudflare Pages and Netlify answer
 * `/trips` by a redirect to `/trips/`, one more journey on every link; with the file alone, GitHub Pages answers `/trips/`
 * by 404. With both, each of them serves `/trips` at once and still knows `/trips/`
 * (https://github.com/slorber/trailing-slash-guide).
 */
export function bothForms(): AstroIntegration {
  return {
    name: 'both-forms',
    hooks: {
      async 'astro:build:done'({ dir, pages }) {
        const folders = pages.map(({ pathname }) => pathname.replace(/\/$/, '')).filter(isPageInFolder);
        await Promise.all(
          folders.map((path) => copyFile(at(dir, `${path}/index.html`), at(dir, `${path}.html`))),
        );
      },
    },
  };
}

function isPageInFolder(path: string): boolean {
  return path !== '' && path !== '404';
}

function at(dir: URL, path: string): string {
  return fileURLToPath(new URL(path, dir));
}
