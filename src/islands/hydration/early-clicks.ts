/**
 * Replays clicks that were made on a button of an island before hydration. A button that was clicked several
 * times is replayed once. Links and the buttons of the sidebar and of dialogs need no replay because the
 * browser handles them. The text size buttons have their own script.
 */
export function replayEarlyClicks(): void {
  const replayed = new Set<HTMLElement>();
  document.addEventListener('click', ({ target, isTrusted }) => {
    const button = (target as Element).closest<HTMLButtonElement>(
      'button:not([popovertarget], [commandfor], [data-text-size-button])',
    );
    const island = button?.closest('astro-island[ssr]');
    if (!isTrusted || !button || !island || replayed.has(button)) return;
    replayed.add(button);
    island.addEventListener('astro:hydrate', () => button.click(), { once: true });
  });
}
