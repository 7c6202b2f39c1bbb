import type {} from './first-interaction.ts';

const RETRY_AFTER_MS = 1000;

/**
 * Loads Astro's runtime for islands after the first user interaction. After an error it tries again once, a
 * second later; after a second error all islands have failed. Without a URL it does nothing: in `astro dev`
 * the page contains the runtime.
 * @param runtime the URL of the runtime, whose file also preloads the modules of the islands
 */
export function loadIslands(runtime: string | undefined): void {
  if (!runtime) return;
  const retry = () =>
    new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS)).then(
      () => import(/* @vite-ignore */ `${runtime}?retry`),
    );
  void window.firstInteraction.then(preloadRenderer);
  window.firstInteraction
    .then(() => import(/* @vite-ignore */ runtime).catch(retry))
    .catch((error: unknown) => {
      console.error('The islands were not loaded.', error);
      for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
        island.dataset['failed'] = '';
        island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
      }
    });
}

/** Preloads React, the largest file, together with the runtime: the list of all files is in the runtime. */
function preloadRenderer(): void {
  const href = document.querySelector('astro-island')?.getAttribute('renderer-url') ?? '';
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
