/**
 * Carries over a press on an island's button that comes before the island can answer: it is pressed again once it can. Links
 * and the menu button need no help, since the browser answers them; but a link in the open menu must close it. Written into the page's head as text, like `enterPage`.
 */
export function keepEarlyTaps(): void {
  document.addEventListener('click', ({ target, isTrusted }) => {
    const link = (target as Element).closest('astro-island[ssr] [popover] a');
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
    const button = (target as Element).closest<HTMLButtonElement>('button:not([popovertarget])');
    const island = button?.closest('astro-island[ssr]');
    if (!isTrusted || !button || !island) return;
    island.addEventListener('astro:hydrate', () => button.click(), { once: true });
  });
}
