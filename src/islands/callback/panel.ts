import type { CallbackSubject } from './callback-state.ts';

/** If the island is not hydrated this long after a click, the panel shows the telephone number. */
const MAX_WAIT_MS = 8000;

/** The value of `data-opened`: the trip for which the panel was opened last, and when. */
export interface Opened {
  subject: CallbackSubject;
  at: number;
}

/** Clicks are ignored this long after opening, as part of a double tap (specification, "Callback"). */
const SLIDE_IN_MS = 400;

/**
 * Opens and closes the callback panel, before and after its island is hydrated. Only the `<dialog>` knows
 * whether it is open. Its `data-opened` has the trip for which it was opened last, and its event `open` tells
 * the island. Until this script runs, browsers that know `command` open and close the panel by the buttons.
 *
 * When the island fails, or is not hydrated 8 s after a click, `data-failed` hides the form, and the panel
 * shows the telephone number. A panel that never had a form is only opened and closed.
 * @param section the element around the panel and its island
 */
export function openAndClosePanel(section: HTMLElement): void {
  let panel = section.querySelector('dialog');
  let openedAt = -SLIDE_IN_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showModal = () => {
    if (!panel?.open) panel?.showModal();
  };

  /** Shows the form, or the telephone number in place of it. The part that is shown labels the panel. */
  const showForm = (shown: boolean) => {
    section.toggleAttribute('data-failed', !shown);
    const label = section.querySelector(shown ? 'h2' : '#call-instead');
    if (label) panel?.setAttribute('aria-labelledby', label.id);
  };

  const openFor = ({ trip, tripTitle }: DOMStringMap, now: number) => {
    if (!panel) return;
    const subject = { customTrip: trip === undefined, tripTitle: trip ?? '', translatedTitle: tripTitle };
    panel.dataset['opened'] = JSON.stringify({ subject, at: now } satisfies Opened);
    openedAt = now;
    clearTimeout(timer);
    if (section.querySelector('astro-island[ssr]')) {
      showSubject(section, tripTitle ?? trip);
      timer = setTimeout(() => panel?.open && showForm(false), MAX_WAIT_MS);
    }
    showModal();
    panel.dispatchEvent(new Event('open'));
  };
  // The browser opened it before this script ran, so the trip is unknown.
  if (panel?.open) openFor({}, 0);
  const open = ({ target, timeStamp }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[command="show-modal"]');
    if (!button) return;
    // Before Safari 15.4 there are no dialogs.
    if (!('showModal' in (panel ?? {}))) section.querySelector<HTMLElement>('[href^="tel:"]')?.click();
    else openFor(button.dataset, timeStamp);
  };
  // React stops the propagation of a click on an island that it is hydrating.
  document.addEventListener('click', open, { capture: true });
  const ignoreDoubleTap = (event: MouseEvent) => {
    if (event.timeStamp - openedAt >= SLIDE_IN_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  section.addEventListener('click', ignoreDoubleTap, { capture: true });
  // A click on the backdrop closes the panel, except when it ends a drag that began inside the panel.
  let pressedBackdrop = false;
  const isOnBackdrop = ({ target, clientX, clientY }: MouseEvent): boolean => {
    if (!panel || target !== panel) return false;
    const box = panel.getBoundingClientRect();
    return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
  };
  section.addEventListener('pointerdown', (event) => (pressedBackdrop = isOnBackdrop(event)));
  section.addEventListener('click', (event) => {
    const closes = (event.target as Element).closest('[command="close"]');
    if (closes || (pressedBackdrop && isOnBackdrop(event))) panel?.close();
  });
  // Holding down Enter on the button would otherwise send the form.
  section.addEventListener(
    'keydown',
    (event) => event.key === 'Enter' && event.repeat && event.preventDefault(),
  );
  // Before hydration the browser would send the form by itself. The click on its button is repeated.
  section.addEventListener('submit', (event) => event.preventDefault());
  const showHydratedForm = () => {
    clearTimeout(timer);
    // A script that loads late shows the form again.
    showForm(true);
  };
  // The event does not bubble.
  section.addEventListener('astro:hydrate', showHydratedForm, { capture: true });
  section.addEventListener('astro:hydration-error', () => {
    // After an error in the view, the panel is a copy of the first one, which React has removed.
    const wasOpen = panel?.open;
    panel = section.querySelector('dialog');
    showForm(false);
    if (wasOpen) showModal();
  });
}

/** Shows the title of the trip, or without one the field for a custom trip. */
function showSubject(section: HTMLElement, title: string | undefined): void {
  const name = section.querySelector('[data-subject] > *');
  if (name) name.textContent = title ?? '';
  const field = section.querySelector<HTMLElement>('[data-custom-trip]');
  if (field) field.hidden = title !== undefined;
}
