import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { island } from '../../hydration/island.tsx';
import { Text } from '../../components/Text.tsx';
import type { CallbackTexts } from '../../schemas/trips.ts';
import { $callback, closeCallbackPanel, dismissCallbackPanel } from './callback.store.ts';
import { CallbackForm } from './CallbackForm.tsx';

interface Props {
  texts: CallbackTexts;
  /** Static HTML below the form: what the number is used for, and the telephone number to call instead. */
  children?: ReactNode;
}

/** The slide-in panel with the callback form. It is a modal `<dialog>`. */
export const CallbackDrawer = island(function CallbackDrawer({ texts, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const headingId = useId();
  const { open, subject } = useStore($callback, { ssr: 'initial' });
  const title = subject.translatedTitle ?? subject.tripTitle;

  useEffect(() => {
    // Reads the store: during hydration `open` still has the value that the server rendered.
    if ($callback.get().open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  /** True when an event is on the backdrop: its target is the dialog, but it is outside the dialog's box. */
  function isOnBackdrop({ target, clientX, clientY }: MouseEvent): boolean {
    const box = dialog.current?.getBoundingClientRect();
    if (target !== dialog.current || !box) return false;
    return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
  }

  /** Closes the panel, except when the click ends a drag that began inside the panel. */
  function closeOnBackdrop(event: MouseEvent) {
    if (pressedBackdrop.current && isOnBackdrop(event)) dismissCallbackPanel();
  }

  /** The close event is dispatched in a later task, when the panel may be open again. */
  function closeUnlessReopened() {
    if (!dialog.current?.open) closeCallbackPanel();
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/click-events-have-key-events -- the Escape key closes the dialog, too
    <dialog
      ref={dialog}
      className="drawer"
      aria-labelledby={headingId}
      onPointerDown={(event) => (pressedBackdrop.current = isOnBackdrop(event))}
      onClick={closeOnBackdrop}
      onClose={closeUnlessReopened}
    >
      <button type="button" className="drawer-close" onClick={dismissCallbackPanel}>
        <X aria-hidden size={28} />
        <Text>{texts.close}</Text>
      </button>
      <h2 id={headingId} suppressHydrationWarning>
        {texts.heading}
      </h2>
      {title && (
        <p className="drawer-trip" dir="auto">
          <Text>{title}</Text>
        </p>
      )}
      <CallbackForm texts={texts} />
      {children}
    </dialog>
  );
});
