/**
 * Starts to load the modules of all islands of the page after the first paint, at the same time as Astro's
 * runtime for islands. For a page with an island that does not wait for a user interaction.
 */
export function preloadIslands(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    for (const island of document.querySelectorAll('astro-island')) {
      for (const attribute of ['component-url', 'renderer-url']) {
        const href = island.getAttribute(attribute);
        if (href)
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      }
    }
  }).observe({ type: 'paint', buffered: true });
}
