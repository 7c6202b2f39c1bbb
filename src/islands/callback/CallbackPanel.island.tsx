import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CALLBACK_PANEL_ID } from '../../components/CallbackButton.tsx';
import { island } from '../hydration/island.tsx';
import { Text } from '../../components/Text.tsx';
import type { CallbackTexts } from './CallbackForm.tsx';
import { $callback, closeCallbackPanel, openCallbackPanel } from './callback.store.ts';
import { CallbackForm } from './CallbackForm.tsx';

/** The browser closes the dialog. React's types do not know these attributes. */
const CLOSES_PANEL = { command: 'close', commandfor: CALLBACK_PANEL_ID };

interface Props {
  texts: CallbackTexts;
  /** Static HTML below the form: what the number is used for, and the telephone number to call instead. */
  children?: ReactNode;
}

/**
 * The slide-in panel with the callback form. It is a modal `<dialog>`, which `panel-dialog.ts` opens and
 * closes for the visitor. Here it is only closed after a request has been received.
 */
export const CallbackPanel = island(function CallbackPanel({ texts, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const { open, subject } = useStore($callback, { ssr: 'initial' });
  const title = subject.translatedTitle ?? subject.tripTitle;

  useEffect(() => {
    // `panel-dialog.ts` calls the function for the button that was clicked last, and for the later ones.
    const detail = ({ dataset }: HTMLElement, openedAt: number) =>
      openCallbackPanel(dataset['trip'], dataset['tripTitle'], openedAt);
    dialog.current?.dispatchEvent(new CustomEvent('hydrated', { bubbles: true, detail }));
  }, []);

  // Before hydration the dialog may be open while the store is not.
  const wasOpen = useRef(false);
  useEffect(() => {
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
      <button type="button" className="target panel-close" {...CLOSES_PANEL}>
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
