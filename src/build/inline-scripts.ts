import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';

const SUFFIX = '?inline-script';

interface InlineScript {
  code: string;
  /** The source files. */
  files: string[];
}

/** The code of the inline scripts that pages of this build have imported. */
export const inlineScriptCodes = new Set<string>();

/**
 * Adds imports of inline scripts: the default export of `./head.ts?inline-script` is the code of that file
 * and of what it imports, as one classic script for `<script is:inline>`.
 */
export function inlineScripts(): AstroIntegration {
  return {
    name: 'inline-scripts',
    hooks: {
      'astro:config:setup'({ config, updateConfig }) {
        const plugin = {
          name: 'inline-scripts',
          enforce: 'pre' as const,
          async load(this: { addWatchFile: (file: string) => void }, id: string) {
            if (!id.endsWith(SUFFIX)) return undefined;
            const { code, files } = await bundleInlineScript(id.slice(0, -SUFFIX.length), config.base);
            for (const file of files) this.addWatchFile(file);
            inlineScriptCodes.add(code);
            return `export default ${JSON.stringify(code)};`;
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

/**
 * Bundles a file into one classic script.
 * @param base the base path of the site, with or without a trailing slash
 * @throws Error if the code cannot be inlined.
 */
async function bundleInlineScript(file: string, base: string): Promise<InlineScript> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'error',
    base: base.replace(/\/?$/, '/'),
    build: {
      write: false,
      target: 'baseline-widely-available',
      minify: true,
      lib: { entry: file, formats: ['iife'], name: 'script' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = bundle?.output ?? [];
  if (!chunk) throw new Error(`${file} was not bundled.`);
  // These characters would end the script element, even inside a string.
  if (chunk.code.includes('</script')) throw new Error(`${file} must not contain "</script".`);
  return { code: chunk.code.trim(), files: chunk.moduleIds };
}
