/** The panel is without the form when its island is not hydrated this long after a click. */
const MAX_WAIT_MS = 8000;

/** Clicks are ignored this long after the panel opens: they can be part of a double tap (decision 25). */
const SLIDE_IN_MS = 400;

/**
 * The callback panel as static HTML: before its island is hydrated, and when the island fails. The browser
 * opens it by the attribute `command` of the buttons. A browser that does not know `command` opens it when
 * the island is hydrated.
 *
 * When the island fails, or is not hydrated 8 s after a click, `data-failed` hides the form, and the panel
 * shows the telephone number. A panel without a form shows it at once.
 */
export function initStaticPanel(panel: HTMLElement): void {
  let state: 'static' | 'hydrated' | 'failed' = panel.querySelector('form') ? 'static' : 'failed';
  /** The button that was clicked last, until the panel is closed. */
  let opener: HTMLElement | undefined;
  let openedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The island replaces the dialog by a copy when it fails.
  const dialog = () => panel.querySelector('dialog');

  const showNumber = () => {
    const element = dialog();
    if (!element || !opener) return;
    if (element.querySelector('form')) {
      panel.dataset['failed'] = '';
      // The heading asks for the values of the hidden form, so the telephone number labels the dialog.
      labelBy(element, '[data-call]');
    }
    const close = element.querySelector('button');
    if (close) close.onclick = () => element.close();
    if (!element.open) element.showModal();
  };

  const noteOpener = ({ target, timeStamp }: MouseEvent) => {
    const element = dialog();
    const button = (target as Element).closest<HTMLElement>(`[commandfor="${element?.id}"]`);
    if (!element || !button || element.contains(button)) return;
    opener = button;
    openedAt = timeStamp;
    if (state === 'failed') showNumber();
    if (state === 'static') {
      const { trip, tripTitle = trip } = button.dataset;
      showSubject(element, tripTitle);
      clearTimeout(timer);
      timer = setTimeout(showNumber, MAX_WAIT_MS);
    }
  };
  document.addEventListener('click', noteOpener, { capture: true });
  const ignoreDoubleTap = (event: MouseEvent) => {
    if (event.timeStamp - openedAt >= SLIDE_IN_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  panel.addEventListener('click', ignoreDoubleTap, { capture: true });
  // A click on the backdrop closes the panel, except when it ends a drag that began inside the panel.
  let pressedBackdrop = false;
  const isOnBackdrop = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const element = dialog();
    const box = element?.getBoundingClientRect();
    if (target !== element || !box) return false;
    return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
  };
  panel.addEventListener('pointerdown', (event) => (pressedBackdrop = isOnBackdrop(event)));
  panel.addEventListener('click', (event) => pressedBackdrop && isOnBackdrop(event) && dialog()?.close());
  // The Enter key that is held down on the button would send the form.
  panel.addEventListener(
    'keydown',
    (event) => event.key === 'Enter' && event.repeat && event.preventDefault(),
  );
  // Before hydration the browser would send the form by itself. The click on its button is repeated.
  panel.addEventListener('submit', (event) => state === 'static' && event.preventDefault());
  // A closing dialog dispatches `beforetoggle` at once, and `close` in a later task, before which its island
  // can be hydrated. Older browsers have `close` only. Neither of them bubbles.
  const forgetOpener = (event: Event) => {
    if ((event as ToggleEvent).newState !== 'open') opener = undefined;
  };
  for (const type of ['beforetoggle', 'close']) {
    panel.addEventListener(type, forgetOpener, { capture: true });
  }
  panel.addEventListener('astro:hydration-error', () => {
    state = 'failed';
    // A later listener of this event restores the server-rendered HTML.
    queueMicrotask(showNumber);
  });
  panel.addEventListener('hydrated', (event) => {
    state = 'hydrated';
    clearTimeout(timer);
    // A script that loads late shows the form again.
    delete panel.dataset['failed'];
    const element = dialog();
    if (element) labelBy(element, 'h2');
    // The button may be gone, if the list of trips has changed meanwhile.
    if (opener) (event as CustomEvent<(button: HTMLElement) => void>).detail(opener);
  });
}

/** Shows the title of the trip, or without one the field for a custom trip. */
function showSubject(dialog: HTMLDialogElement, title: string | undefined): void {
  const name = dialog.querySelector('[data-subject] > *');
  if (name) name.textContent = title ?? '';
  const field = dialog.querySelector<HTMLElement>('[data-custom-trip]');
  if (field) field.hidden = title !== undefined;
}

function labelBy(dialog: HTMLDialogElement, selector: string): void {
  const id = dialog.querySelector(selector)?.id;
  if (id) dialog.setAttribute('aria-labelledby', id);
}
