/**
 * Carries over a press on an island's button that comes before the island can answer: it is pressed again once it can. Links
 * and the menu button need no help, since the browser answers them. Written into the page's head as text, like `enterPage`.
 */
export function keepEarlyTaps(): void {
  document.addEventListener('click', ({ target, isTrusted }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button:not([popovertarget])');
    const island = button?.closest('astro-island[ssr]');
    if (!isTrusted || !button || !island) return;
    island.addEventListener('astro:hydrate', () => button.click(), { once: true });
  });
}
