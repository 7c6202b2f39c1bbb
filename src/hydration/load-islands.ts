import type {} from './first-interaction.ts';

/** The build writes these data attributes onto the head script of a page with islands. */
export interface IslandScripts {
  /** The address of Astro's runtime for islands; its file also preloads the modules that the islands need. */
  islands?: string;
  /** Present when an island of the page does not wait for an interaction. */
  atOnce?: string;
}

const RETRY_AFTER_MS = 1000;

/**
 * Fetches the runtime of the page's islands after the first paint, or after the visitor's first interaction,
 * and once more a second later if it does not arrive. If it does not arrive then, every island has failed.
 * Without an address it does nothing: in `dev` the runtime is in the page.
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
      console.error('The islands were not fetched.', error);
      for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
        island.dataset['failed'] = '';
        island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
      }
    });
}
