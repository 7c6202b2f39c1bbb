import type {} from './first-sign.ts';

/**
 * Fetches the runtime that brings the islands to life, after the first paint or at the visitor's first sign, and once more a second later if it
 * does not come. Where it stays away every island has failed. Written into the page's head as text, like `enterPage`.
 */
export function loadIslands(url: string, atOnce: boolean): void {
  const retry = () =>
    new Promise((resolve) => setTimeout(resolve, 1000)).then(() => import(/* @vite-ignore */ `${url}?retry`));
  const firstPaint = () =>
    new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  (atOnce ? firstPaint() : window.firstSign)
    .then(() => import(/* @vite-ignore */ url).catch(retry))
    .catch((error: unknown) => {
      console.error('The islands could not be fetched.', error);
      for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
        island.dataset['failed'] = '';
        island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
      }
    });
}

/** Asks for all modules that islands need in one round, instead of finding one in the other. Written into the runtime as text. */
export function preloadModules(urls: string[]): void {
  for (const url of urls) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
  }
}
