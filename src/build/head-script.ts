import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('../page-scripts/head.ts', import.meta.url));
const MODULE = 'virtual:head-script';

interface HeadScript {
  code: string;
  /** The source files. */
  files: string[];
}

/** Adds the module `virtual:head-script`, whose default export is the code of the head script as a string. */
export function headScript(): AstroIntegration {
  return {
    name: 'head-script',
    hooks: {
      'astro:config:setup'({ config, updateConfig }) {
        const plugin = {
          name: MODULE,
          resolveId: (id: string) => (id === MODULE ? `\0${MODULE}` : undefined),
          async load(this: { addWatchFile: (file: string) => void }, id: string) {
            if (id !== `\0${MODULE}`) return undefined;
            const { code, files } = await bundleHeadScript(config.base);
            for (const file of files) this.addWatchFile(file);
            return `export default ${JSON.stringify(code)};`;
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

/**
 * Bundles `src/page-scripts/head.ts` into one classic script.
 * @param base the base path of the site, with or without a trailing slash
 * @throws Error if the code cannot be inlined.
 */
export async function bundleHeadScript(base: string): Promise<HeadScript> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'error',
    base: base.replace(/\/?$/, '/'),
    build: {
      write: false,
      target: 'baseline-widely-available',
      minify: true,
      lib: { entry: ENTRY, formats: ['iife'], name: 'head' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = bundle?.output ?? [];
  if (!chunk) throw new Error(`${ENTRY} was not bundled.`);
  // These characters would end the script element, even inside a string.
  if (chunk.code.includes('</script')) throw new Error('The head script must not contain "</script".');
  return { code: chunk.code.trim(), files: chunk.moduleIds };
}
