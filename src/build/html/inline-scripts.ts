import { build, type Plugin, type Rolldown } from 'vite';
import { BUILD_TARGETS } from '#build/browsers.ts';

const SUFFIX = '?inline-script';

/**
 * A Vite plugin for imports of inline scripts: the default export of `./head.ts?inline-script` is the code of
 * that file and of what it imports, as one classic script for `<script is:inline>`.
 * @param base the base path of the site, with a trailing slash
 * @param codes where the code of each script is added that the pages of this build import
 */
export function inlineScripts(base: string, codes: Set<string>): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const entry = id.slice(0, -SUFFIX.length);
      const [bundle] = (await build({
        configFile: false,
        logLevel: 'error',
        base,
        build: {
          write: false,
          target: BUILD_TARGETS,
          minify: true,
          lib: { entry, formats: ['iife'], name: 'script' },
        },
      })) as Rolldown.RolldownOutput[];
      const { code = '', moduleIds = [] } = bundle?.output[0] ?? {};
      // These characters would end the script element, even inside a string.
      if (code.includes('</script')) throw new Error(`${entry} must not contain "</script".`);
      for (const file of moduleIds) this.addWatchFile(file);
      codes.add(code.trim());
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
