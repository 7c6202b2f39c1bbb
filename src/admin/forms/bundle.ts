import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('browser.ts', import.meta.url));

/** Parts of Sveltia CMS that no form here loads: highlighted code, maps, its API, languages but English. */
const UNUSED = /^(@shikijs|leaflet|terra-draw|svgo)\b|\/chunks\/shiki-engine|\/locales\/(?!en-GB)/;

/** The script of the forms and the files that it loads. */
export interface FormsBundle {
  /** The path of the script, relative to the folder of the page. */
  entry: string;
  /** All files, by path relative to the folder of the page. */
  files: ReadonlyMap<string, string | Uint8Array>;
}

/** Bundles the forms. This is not part of Astro's build, so that no file of the public pages changes. */
export async function bundleForms(): Promise<FormsBundle> {
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
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: ENTRY, external: UNUSED },
    },
  })) as Rolldown.RolldownOutput;
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error(`${ENTRY} was not bundled.`);
  const files = output.map(
    (file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const,
  );
  return { entry: entry.fileName, files: new Map(files) };
}
