import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { withPlainWords, WORDS_LANGUAGE } from './words.ts';

/** The folder of the files of the editor below the folder of its page. */
const ASSETS = '_astro';

const ENTRY = fileURLToPath(new URL('browser.ts', import.meta.url));

/** Packages of the editor for fields that no form here has: code, maps. */
const UNUSED_PACKAGES = /^(@shikijs\/(langs|themes)|leaflet|terra-draw|terra-draw-leaflet-adapter)(\/|$)/;

const REMOTE_FONT = /src:\s*url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)\s*format\('[^']*'\);/g;

const WORDS_FILE = `/@sveltia/cms/locales/${WORDS_LANGUAGE}.json`;

/** The script of the editor and the files that it loads. */
export interface EditorBundle {
  /** The path of the script, relative to the folder of the page. */
  entry: string;
  /** All files, by path relative to the folder of the page. */
  files: ReadonlyMap<string, string | Uint8Array>;
}

/**
 * Bundles the editor. This is not part of Astro's build, so that no file of the public pages changes.
 * @param folder the path of the page, with a slash at both ends
 */
export async function bundleEditor(folder: string): Promise<EditorBundle> {
  const { output } = (await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    base: folder,
    publicDir: false,
    plugins: [adapted()],
    build: {
      write: false,
      // No file becomes a data: URL, which the policy of the page does not allow for scripts.
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: ENTRY,
        output: {
          entryFileNames: `${ASSETS}/editor.[hash].js`,
          chunkFileNames: `${ASSETS}/[name].[hash].js`,
          assetFileNames: `${ASSETS}/[name].[hash][extname]`,
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error(`${ENTRY} was not bundled.`);
  const files = output.map(
    (file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const,
  );
  return { entry: entry.fileName, files: new Map(files) };
}

/**
 * Leaves out the unused packages, replaces technical words, and removes the typefaces that Sveltia CMS would
 * load from another host. Its package has the same files, which it adds at run time.
 */
function adapted(): Plugin {
  const EMPTY = '\0unused-package';
  return {
    name: 'adapted-editor',
    enforce: 'pre',
    resolveId: (id) => (UNUSED_PACKAGES.test(id) ? EMPTY : undefined),
    load: (id) => (id === EMPTY ? 'export default {};' : undefined),
    transform(code, id) {
      if (id.endsWith(WORDS_FILE)) return { code: withPlainWords(code), map: null };
      if (!id.endsWith('/@sveltia/cms/npm/index.js')) return undefined;
      const local = code.replace(REMOTE_FONT, '');
      if (local === code) throw new Error(`${id} has no remote typefaces: remove this step.`);
      return { code: local, map: null };
    },
  };
}
