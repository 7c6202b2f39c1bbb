import type { AstroIntegration } from 'astro';
import { EDITOR_PATH } from '#content-model/pages.ts';

/** Parts of Sveltia CMS that no form here loads: highlighted code, maps, its API, languages but English. */
const UNUSED = /^(@shikijs|leaflet|terra-draw|svgo)\b|\/chunks\/shiki-engine|\/locales\/(?!en-GB).*\.json$/;

/** Adds the page of the forms to the dev server, and to the built site if EDITOR_REPOSITORY is set. */
export function contentForms({ EDITOR_REPOSITORY }: { EDITOR_REPOSITORY: string }): AstroIntegration {
  let path = '';
  return {
    name: 'content-forms',
    hooks: {
      'astro:config:setup'({ command, config, injectRoute, updateConfig }) {
        path = `${config.base.replace(/\/$/, '')}${EDITOR_PATH}`;
        if (command !== 'dev' && !(command === 'build' && EDITOR_REPOSITORY)) return;
        injectRoute({ pattern: EDITOR_PATH, entrypoint: new URL('admin.astro', import.meta.url) });
        updateConfig({
          vite: {
            // The page does not reload when Vite finds a package later, at the first visit.
            optimizeDeps: { include: ['@sveltia/cms'], rolldownOptions: { external: UNUSED } },
            build: { chunkSizeWarningLimit: Infinity },
            plugins: [
              // Without these parts the scripts of the other pages keep their names and bytes.
              {
                name: 'unused-parts',
                enforce: 'pre',
                resolveId: { filter: { id: UNUSED }, handler: (id) => ({ id, external: true }) },
              },
            ],
          },
        });
      },
      'astro:server:start'({ address, logger }) {
        logger.info(`The forms for content/ are at http://localhost:${address.port}${path}`);
      },
    },
  };
}
