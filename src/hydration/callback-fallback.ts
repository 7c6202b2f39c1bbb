/** Every button that opens the callback panel says so to assistive technology, too. */
const OPENERS = '[aria-haspopup="dialog"]';

/** After this time a press that nothing has answered is answered by the telephone panel. */
const MAX_WAIT_MS = 8000;

/**
 * Answers the buttons of the callback panel when its island cannot: they open the panel as the server sent
 * it, with the telephone number and without the form (which the styles hide by `data-failed`). That is when
 * the island has failed, or when a script has not arrived 8 s after the press.
 */
export function offerTelephonePanel(panel: HTMLElement): void {
  let failed = false;
  /** The button that was pressed last. */
  let opener: Element | null = null;
  /** Whether a button was pressed and the panel has not been closed since. */
  let wanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const dialog = panel.querySelector('dialog');
    if (!dialog || dialog.open) return;
    panel.dataset['failed'] = '';
    // The heading asks for what the form would take: without the form the dialog is named by whom to call.
    nameBy(dialog, '[data-call]');
    const close = dialog.querySelector('button');
    if (close) close.onclick = () => dialog.close();
    dialog.showModal();
  };

  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest(OPENERS);
    if (!pressed) return;
    opener = pressed;
    wanted = true;
    if (failed) show();
    else if (isWaiting(opener) || isWaiting(panel.querySelector('dialog'))) {
      clearTimeout(timer);
      timer = setTimeout(show, MAX_WAIT_MS);
    }
  });
  // The events of a dialog do not bubble.
  panel.addEventListener('close', () => (wanted = false), { capture: true });
  panel.addEventListener('astro:hydration-error', () => {
    failed = true;
    // The HTML that the server sent comes back after this event.
    queueMicrotask(() => wanted && show());
  });
  // A script that arrives after all: the form comes back.
  document.addEventListener(
    'astro:hydrate',
    () => {
      const dialog = panel.querySelector('dialog');
      if (failed || !dialog || isWaiting(dialog) || isWaiting(opener)) return;
      clearTimeout(timer);
      delete panel.dataset['failed'];
      nameBy(dialog, 'h2');
    },
    { capture: true },
  );
}

/** Whether the island around an element has not been hydrated. */
function isWaiting(element: Element | null): boolean {
  return element?.closest('astro-island[ssr]') != null;
}

function nameBy(dialog: HTMLDialogElement, part: string): void {
  const id = dialog.querySelector(part)?.id;
  if (id) dialog.setAttribute('aria-labelledby', id);
}
