import type { Plugin } from 'vite';
import type { ClientChunk } from './page-step.ts';

/**
 * Returns a Vite plugin that collects the client chunks, including those that Astro later removes from the
 * bundle because it inlines them.
 */
export function clientChunks(): { plugin: Plugin; chunks: Map<string, ClientChunk> } {
  const chunks = new Map<string, ClientChunk>();
  const plugin: Plugin = {
    name: 'client-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          chunks.set(output.fileName, { code: output.code.trim(), imports: output.imports });
        }
      },
    },
  };
  return { plugin, chunks };
}
