/** Whatever opens the callback panel says so to assistive technology, too. */
const OPENERS = '[aria-haspopup="dialog"]';

/**
 * Where the panel's island fails its buttons must lead to somebody all the same: they open the panel as the server sent it, with
 * the telephone number and without the form (which the styles hide). A press before the failure counts.
 */
export function openPanelWithoutIsland(panel: HTMLElement): void {
  let served: HTMLDialogElement | null = null;
  let pressed = false;

  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(OPENERS)) return;
    pressed = true;
    served?.showModal();
  });
  panel.addEventListener('astro:hydration-error', () => {
    // The island's own HTML comes back after this event.
    queueMicrotask(() => {
      served = panel.querySelector('dialog');
      if (served) becomeNumberToRing(served);
      if (pressed) served?.showModal();
    });
  });
}

/** Makes the served dialog close by its button, and named by whom to ring: its heading asks for what the form would have taken. */
function becomeNumberToRing(dialog: HTMLDialogElement): void {
  const call = dialog.querySelector('[data-call]')?.textContent ?? '';
  dialog.removeAttribute('aria-labelledby');
  dialog.ariaLabel = call.trim().replace(/\s+/g, ' ');
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
}
