/** The panel is without the form when its island is not hydrated this long after a click. */
const MAX_WAIT_MS = 8000;

/**
 * Clicks are ignored this long after the panel opens: they can be part of a double tap (specification,
 * "Callback").
 */
const SLIDE_IN_MS = 400;

/**
 * Opens and closes the dialog of the callback panel, before and after its island is hydrated. The browser
 * does so by the attribute `command` of the buttons, this script where a browser does not know `command`.
 *
 * When the island fails, or is not hydrated 8 s after a click, `data-failed` hides the form, and the panel
 * shows the telephone number. A panel that never had a form is only opened and closed.
 */
export function initPanelDialog(panel: HTMLElement): void {
  /** The button that was clicked last, until the panel is closed. It may be gone from the list of trips. */
  let opener: HTMLElement | undefined;
  let openedAt = -SLIDE_IN_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The island replaces the dialog by a copy when it fails.
  const dialog = () => panel.querySelector('dialog');

  const openDialog = () => {
    const element = dialog();
    if (!element?.open) element?.showModal();
  };

  /** Shows the form, or the telephone number in place of it. The part that is shown labels the dialog. */
  const showForm = (shown: boolean) => {
    panel.toggleAttribute('data-failed', !shown);
    const label = panel.querySelector(shown ? 'h2' : '#call-instead');
    if (label) dialog()?.setAttribute('aria-labelledby', label.id);
  };
  const showNumber = () => {
    if (!opener) return;
    showForm(false);
    openDialog();
  };

  const waitForIsland = ({ dataset: { trip, tripTitle = trip } }: HTMLElement) => {
    if (!panel.querySelector('form')) return;
    showSubject(panel, tripTitle);
    clearTimeout(timer);
    timer = setTimeout(showNumber, MAX_WAIT_MS);
  };

  /** Called with the button and the time of a click. The hydrated island gives a function of its own. */
  let onOpen: (button: HTMLElement, openedAt: number) => void = waitForIsland;

  const open = ({ target, timeStamp }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[command="show-modal"]');
    if (!button) return;
    // Before Safari 15.4 there are no dialogs.
    if (!('showModal' in (dialog() ?? {})))
      return panel.querySelector<HTMLElement>('[href^="tel:"]')?.click();
    opener = button;
    openedAt = timeStamp;
    onOpen(button, openedAt);
    openDialog();
  };
  // React stops the propagation of a click on an island that it is hydrating.
  document.addEventListener('click', open, { capture: true });
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
  panel.addEventListener('click', (event) => {
    const closes = (event.target as Element).closest('[command="close"]');
    if (closes || (pressedBackdrop && isOnBackdrop(event))) dialog()?.close();
  });
  // The Enter key that is held down on the button would send the form.
  panel.addEventListener(
    'keydown',
    (event) => event.key === 'Enter' && event.repeat && event.preventDefault(),
  );
  // Before hydration the browser would send the form by itself. The click on its button is repeated.
  panel.addEventListener('submit', (event) => event.preventDefault());
  // The event does not bubble. It is dispatched in a later task, when the panel may be open again.
  const forgetOpener = () => {
    if (!dialog()?.open) opener = undefined;
  };
  panel.addEventListener('close', forgetOpener, { capture: true });
  panel.addEventListener('astro:hydration-error', () => {
    onOpen = showNumber;
    showNumber();
  });
  panel.addEventListener('hydrated', (event) => {
    onOpen = (event as CustomEvent<typeof onOpen>).detail;
    clearTimeout(timer);
    // A script that loads late shows the form again.
    showForm(true);
    if (opener && dialog()?.open) onOpen(opener, openedAt);
  });
}

/** Shows the title of the trip, or without one the field for a custom trip. */
function showSubject(panel: HTMLElement, title: string | undefined): void {
  const name = panel.querySelector('[data-subject] > *');
  if (name) name.textContent = title ?? '';
  const field = panel.querySelector<HTMLElement>('[data-custom-trip]');
  if (field) field.hidden = title !== undefined;
}
