/**
 * Carries over a press on an island's button that comes before the island can answer: it is pressed again once it can, and once
 * however often the visitor tried. Links and the menu button need no help, since the browser answers them, nor do the text sizes,
 * which have a script of their own; but a link in the open menu must close it. Written into the page's head as text, like `enterPage`.
 */
export function keepEarlyTaps(): void {
  const kept = new Set<HTMLElement>();
  document.addEventListener('click', ({ target, isTrusted }) => {
    const link = (target as Element).closest('astro-island[ssr] [popover] a');
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
    const button = (target as Element).closest<HTMLButtonElement>(
      'button:not([popovertarget], [data-text-size-button])',
    );
    const island = button?.closest('astro-island[ssr]');
    if (!isTrusted || !button || !island || kept.has(button)) return;
    kept.add(button);
    island.addEventListener('astro:hydrate', () => button.click(), { once: true });
  });
}
