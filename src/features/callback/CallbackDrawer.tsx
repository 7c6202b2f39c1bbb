import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { island } from '../../hydration/island.tsx';
import { Text } from '../../components/Text.tsx';
import type { CallbackWords } from '../../schemas/trips.ts';
import { $callback, closeCallbackPanel, leaveCallbackPanel } from './callback.store.ts';
import { CallbackForm } from './CallbackForm.tsx';

interface Props {
  words: CallbackWords;
  /** What the visitor should know before giving a number: static HTML. */
  children?: ReactNode;
}

/** The slide-in panel in which a visitor asks to be called back: the browser's own modal dialog. */
export const CallbackDrawer = island(function CallbackDrawer({ words, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const headingId = useId();
  const { open, subject } = useStore($callback, { ssr: 'initial' });

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  /** Whether a press lies on the dimmed backdrop, which belongs to the dialog but lies outside its box. */
  function onBackdrop({ target, clientX, clientY }: MouseEvent): boolean {
    const box = dialog.current?.getBoundingClientRect();
    if (target !== dialog.current || !box) return false;
    return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
  }

  /** Not the end of a drag from a field. */
  function closeOnBackdrop(click: MouseEvent) {
    if (pressedBackdrop.current && onBackdrop(click)) leaveCallbackPanel();
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/click-events-have-key-events -- the keyboard's way is Escape
    <dialog
      ref={dialog}
      className="drawer"
      aria-labelledby={headingId}
      onPointerDown={(press) => (pressedBackdrop.current = onBackdrop(press))}
      onClick={closeOnBackdrop}
      onClose={closeCallbackPanel}
    >
      <button type="button" className="drawer-close" onClick={leaveCallbackPanel}>
        <X aria-hidden size={28} />
        <Text>{words.close}</Text>
      </button>
      <h2 id={headingId} suppressHydrationWarning>
        {words.heading}
      </h2>
      {subject.tripTitle && (
        <p className="drawer-trip" dir="auto">
          <Text>{subject.tripTitle}</Text>
        </p>
      )}
      <CallbackForm words={words} />
      {children}
    </dialog>
  );
});
