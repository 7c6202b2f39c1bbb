import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CALLBACK_PANEL_ID } from '../../components/CallbackButton.tsx';
import { island } from '../../build/hydration/island.tsx';
import { Text } from '../../components/Text.tsx';
import type { CallbackTexts } from './CallbackForm.tsx';
import { $callback, closeCallbackPanel, requestCallback, requestCustomTrip } from './callback.store.ts';
import { CallbackForm } from './CallbackForm.tsx';

/** The browser closes the dialog before it is hydrated, as `CallbackButton` opens it. */
const CLOSES_PANEL = { command: 'close', commandfor: CALLBACK_PANEL_ID };

const OPEN_BUTTONS = `[commandfor="${CALLBACK_PANEL_ID}"]:not(dialog *)`;

interface Props {
  texts: CallbackTexts;
  /** Static HTML below the form: what the number is used for, and the telephone number to call instead. */
  children?: ReactNode;
}

/** The slide-in panel with the callback form. It is a modal `<dialog>`. */
export const CallbackPanel = island(function CallbackPanel({ texts, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const { open, subject } = useStore($callback, { ssr: 'initial' });
  const title = subject.translatedTitle ?? subject.tripTitle;

  useEffect(() => {
    const element = dialog.current;
    const openByClick = (event: Event) => {
      const button = (event.target as Element).closest<HTMLElement>(OPEN_BUTTONS);
      if (!button) return;
      // From now on the store opens the dialog, not the browser.
      event.preventDefault();
      openFor(button);
    };
    // React stops the propagation of a click on an island that it is hydrating.
    document.addEventListener('click', openByClick, { capture: true });
    // `static-panel.ts` calls the function for the button that was clicked before hydration.
    element?.dispatchEvent(new CustomEvent('hydrated', { bubbles: true, detail: openFor }));
    return () => document.removeEventListener('click', openByClick, { capture: true });
  }, []);

  // The browser has opened the dialog if it knows the attribute `command` of the buttons. Before hydration it
  // may be open while the store is not.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && wasOpen.current) dialog.current?.close();
    wasOpen.current = open;
  }, [open]);

  /** The close event is dispatched in a later task, when the panel may be open again. */
  function closeUnlessReopened() {
    if (!dialog.current?.open) closeCallbackPanel();
  }

  return (
    <dialog
      ref={dialog}
      id={CALLBACK_PANEL_ID}
      className="panel"
      aria-labelledby={headingId}
      onClose={closeUnlessReopened}
    >
      <button type="button" className="panel-close" onClick={closeCallbackPanel} {...CLOSES_PANEL}>
        <X aria-hidden size={28} />
        <Text>{texts.close}</Text>
      </button>
      <h2 id={headingId} suppressHydrationWarning>
        {texts.heading}
      </h2>
      <p className="panel-trip" dir="auto" data-subject>
        <Text>{title}</Text>
      </p>
      <CallbackForm texts={texts} />
      {children}
    </dialog>
  );
});

/** Opens the panel for the trip of a button, or without one for a custom trip. */
function openFor({ dataset: { trip, tripTitle } }: HTMLElement): void {
  if (trip === undefined) requestCustomTrip();
  else requestCallback(trip, tripTitle);
}
