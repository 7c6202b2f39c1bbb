import type {} from './first-interaction.ts';

/** The data attributes that the build adds to the head script of a page with islands. */
export interface IslandScripts {
  /** The URL of Astro's runtime for islands. The file also preloads the modules of the islands. */
  islands?: string;
  /** Present when an island of the page does not wait for a user interaction. */
  atOnce?: string;
}

const RETRY_AFTER_MS = 1000;

/**
 * Loads Astro's runtime for islands after the first paint, or after the first user interaction. After an
 * error it tries again once, a second later; after a second error all islands have failed. Without a URL it
 * does nothing: in `astro dev` the page contains the runtime.
 */
export function loadIslands({ islands: runtime, atOnce }: IslandScripts): void {
  if (!runtime) return;
  const retry = () =>
    new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS)).then(
      () => import(/* @vite-ignore */ `${runtime}?retry`),
    );
  const firstPaint = () =>
    new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  (atOnce === undefined ? window.firstInteraction : firstPaint())
    .then(() => import(/* @vite-ignore */ runtime).catch(retry))
    .catch((error: unknown) => {
      console.error('The islands were not loaded.', error);
      for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
        island.dataset['failed'] = '';
        island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
      }
    });
}
