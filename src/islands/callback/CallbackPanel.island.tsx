import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { CALLBACK_PANEL_ID } from '#components/CallbackButton.tsx';
import { Spinner } from '#components/Spinner.tsx';
import { Text } from '#components/Text.tsx';
import type { Words } from '#content-model/content.ts';
import { island } from '#islands/hydration/island.tsx';
import { $callback, dispatch, submitCallback } from './callback.store.ts';
import type { Opened } from './panel.ts';
import { PhoneField } from './PhoneField.tsx';

/** The browser closes the dialog. React's types do not know these attributes. */
const CLOSES_PANEL = { command: 'close', commandfor: CALLBACK_PANEL_ID };

interface Props {
  /** The address of the receiver. */
  address: string;
  texts: Pick<
    Words['callback'],
    'heading' | 'name' | 'mobileNumber' | 'tripTo' | 'submit' | 'submitting' | 'success' | 'failure' | 'close'
  >;
  /** Static HTML below the form: what the number is used for, and the telephone number to call instead. */
  children?: ReactNode;
}

/**
 * The modal `<dialog>` with the callback form and the result of the request. `panel.ts` opens and closes it
 * for the visitor; the island only closes it when a request is done.
 */
export const CallbackPanel = island(function CallbackPanel({ address, texts, children }: Props) {
  const id = useId();
  const { subject, fields, request } = useStore($callback, { ssr: 'initial' });
  const { status } = request;

  const panel = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);

  // Reads what was typed before hydration. A later effect would lose letters that are typed meanwhile,
  // because React resets them until the store is subscribed to.
  useLayoutEffect(readFields, []);

  useEffect(() => {
    const dialog = panel.current;
    const begin = () => {
      if (!dialog?.open || !dialog.dataset['opened']) return;
      const { subject, at } = JSON.parse(dialog.dataset['opened']) as Opened;
      dispatch({ type: 'open', subject }, at);
    };
    begin();
    dialog?.addEventListener('open', begin);
    return () => dialog?.removeEventListener('open', begin);
  }, []);

  useEffect(() => {
    if (status === 'done') panel.current?.close();
    if (status !== 'received') return;
    endUnlessOpen();
    outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  /** The close event is dispatched in a later task, when the panel may be open again. */
  function endUnlessOpen() {
    if (!panel.current?.open) dispatch({ type: 'close' });
  }

  /** Reads all fields from the DOM, because password managers can fill fields without an event. */
  function readFields() {
    const data = new FormData(form.current ?? undefined);
    dispatch({ type: 'edit', fields: Object.fromEntries(data) });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    readFields();
    void submitCallback(address);
  }

  return (
    <dialog
      ref={panel}
      id={CALLBACK_PANEL_ID}
      className="panel"
      aria-labelledby={`${id}heading`}
      onClose={endUnlessOpen}
      suppressHydrationWarning
    >
      <button type="button" className="target panel-close" {...CLOSES_PANEL}>
        <X aria-hidden size={28} />
        <Text>{texts.close}</Text>
      </button>
      <h2 id={`${id}heading`} suppressHydrationWarning>
        {texts.heading}
      </h2>
      <p className="panel-trip" dir="auto" data-subject>
        <Text>{subject.translatedTitle ?? subject.tripTitle}</Text>
      </p>
      <form ref={form} className="callback-form" noValidate onSubmit={submit}>
        <label htmlFor={`${id}name`} suppressHydrationWarning>
          {texts.name}
        </label>
        <input
          id={`${id}name`}
          type="text"
          name="name"
          autoComplete="name"
          aria-required
          autoFocus
          value={fields.name}
          onChange={readFields}
        />
        <label htmlFor={`${id}phone`} suppressHydrationWarning>
          {texts.mobileNumber}
        </label>
        <PhoneField id={`${id}phone`} value={fields.phone} onEdit={readFields} />
        <div hidden={!subject.customTrip} data-custom-trip suppressHydrationWarning>
          <label htmlFor={`${id}trip`} suppressHydrationWarning>
            {texts.tripTo}
          </label>
          <input
            id={`${id}trip`}
            type="text"
            name="trip"
            aria-required
            value={fields.trip}
            onChange={readFields}
          />
        </div>
        {/* Only robots fill it in: browsers and password managers do not know its name. */}
        <div hidden>
          <textarea name="message" autoComplete="off" value={fields.message} onChange={readFields} />
        </div>
        <button type="submit" className="button" aria-disabled={status === 'submitting'}>
          {status === 'submitting' ? (
            <Spinner size={36} label={texts.submitting} />
          ) : (
            <Text>{texts.submit}</Text>
          )}
        </button>
        <p ref={outcome} className="callback-outcome" role="status" data-status={status}>
          {status === 'received' && <Text>{texts.success}</Text>}
          {status === 'failed' && texts.failure && <Text>{texts.failure}</Text>}
        </p>
      </form>
      {children}
    </dialog>
  );
});
