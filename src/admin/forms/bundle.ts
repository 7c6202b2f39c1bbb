import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('browser.ts', import.meta.url));

/** Parts of Sveltia CMS that no form here loads: highlighted code, maps, its API, languages but English. */
const UNUSED = /^(@shikijs|leaflet|terra-draw|svgo)\b|\/chunks\/shiki-engine|\/locales\/(?!en-GB)/;

/** The path of the script, relative to the folder of the page. */
export const SCRIPT = 'forms.js';

/**
 * Bundles the forms. This is not part of Astro's build, so that no file of the public pages changes.
 * @returns all files, by path relative to the folder of the page
 */
export async function bundleForms(): Promise<Map<string, string | Uint8Array>> {
  const { output } = (await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
    build: {
      write: false,
      // No file becomes a data: URL, which the policy of the page does not allow for scripts.
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: ENTRY, external: UNUSED, output: { entryFileNames: SCRIPT } },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
