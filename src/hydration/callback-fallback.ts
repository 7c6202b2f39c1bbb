/** All buttons that open the callback panel. */
const OPEN_BUTTONS = '[aria-haspopup="dialog"]';

/** The panel opens without the form when its island is not hydrated this long after a click. */
const MAX_WAIT_MS = 8000;

/**
 * Opens the callback panel when its island cannot: when the island has failed, or is not hydrated 8 s after a
 * click. The panel then shows its server-rendered HTML with the telephone number, and `data-failed` hides the
 * form.
 */
export function initCallbackFallback(panel: HTMLElement): void {
  let failed = false;
  /** The button that was clicked last. */
  let opener: Element | null = null;
  /** True from a click on a button until the panel is closed. */
  let requested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const dialog = panel.querySelector('dialog');
    if (!dialog || dialog.open) return;
    panel.dataset['failed'] = '';
    // The heading asks for the values of the hidden form, so the telephone number labels the dialog instead.
    labelBy(dialog, '[data-call]');
    const close = dialog.querySelector('button');
    if (close) close.onclick = () => dialog.close();
    dialog.showModal();
  };

  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest(OPEN_BUTTONS);
    if (!button) return;
    opener = button;
    requested = true;
    if (failed) show();
    else if (isUnhydrated(opener) || isUnhydrated(panel.querySelector('dialog'))) {
      clearTimeout(timer);
      timer = setTimeout(show, MAX_WAIT_MS);
    }
  });
  // The `close` event of a dialog does not bubble.
  panel.addEventListener('close', () => (requested = false), { capture: true });
  panel.addEventListener('astro:hydration-error', () => {
    failed = true;
    // A later listener of this event restores the server-rendered HTML.
    queueMicrotask(() => requested && show());
  });
  // A script that loads late shows the form again.
  document.addEventListener(
    'astro:hydrate',
    () => {
      const dialog = panel.querySelector('dialog');
      if (failed || !dialog || isUnhydrated(dialog) || isUnhydrated(opener)) return;
      clearTimeout(timer);
      delete panel.dataset['failed'];
      labelBy(dialog, 'h2');
    },
    { capture: true },
  );
}

/** True when an element is in an island that has not been hydrated. */
function isUnhydrated(element: Element | null): boolean {
  return element?.closest('astro-island[ssr]') != null;
}

function labelBy(dialog: HTMLDialogElement, selector: string): void {
  const id = dialog.querySelector(selector)?.id;
  if (id) dialog.setAttribute('aria-labelledby', id);
}
