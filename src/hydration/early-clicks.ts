/**
 * Replays clicks made on a button of an island before the island is hydrated: once it is, and once however
 * often the visitor clicked. Links and the menu button need no replay, since the browser handles them, nor do
 * the text sizes, which have a script of their own; but a link in the open menu must close it.
 */
export function replayEarlyClicks(): void {
  const replayed = new Set<HTMLElement>();
  document.addEventListener('click', ({ target, isTrusted }) => {
    const link = (target as Element).closest('astro-island[ssr] [popover] a');
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
    const button = (target as Element).closest<HTMLButtonElement>(
      'button:not([popovertarget], [data-text-size-button])',
    );
    const island = button?.closest('astro-island[ssr]');
    if (!isTrusted || !button || !island || replayed.has(button)) return;
    replayed.add(button);
    island.addEventListener('astro:hydrate', () => button.click(), { once: true });
  });
}
