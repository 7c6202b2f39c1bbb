import { useStore } from '@nanostores/react';
import { useEffect, useId, useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { Spinner } from '../../components/Spinner.tsx';
import { Text } from '../../components/Text.tsx';
import type { Words } from '../../content-model/content.ts';
import { $callback, editCallbackFields, submitCallback } from './callback.store.ts';
import { PhoneField } from './PhoneField.tsx';

/** The texts of the form. */
export type CallbackTexts = Pick<
  Words['callback'],
  'heading' | 'name' | 'mobileNumber' | 'tripTo' | 'submit' | 'submitting' | 'success' | 'failure' | 'close'
>;

interface Props {
  texts: CallbackTexts;
}

/** The form of the callback panel and the result of the request. */
export function CallbackForm({ texts }: Props) {
  const id = useId();
  const { subject, fields, request } = useStore($callback, { ssr: 'initial' });
  const { status } = request;

  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);

  // Reads what was typed before hydration. A later effect would come after letters that are typed meanwhile,
  // which React takes back until the store is subscribed to.
  useLayoutEffect(readFields, []);

  useEffect(() => {
    if (status === 'received') outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  /** Reads all fields from the DOM, because password managers can fill fields without an event. */
  function readFields() {
    const data = new FormData(form.current ?? undefined);
    editCallbackFields(Object.fromEntries(data));
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    readFields();
    void submitCallback();
  }

  return (
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
      {/* Only robots fill it in. Its name is none that browsers and password managers know. */}
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
  );
}
