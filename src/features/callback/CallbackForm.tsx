import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { Spinner } from '../../components/Spinner.tsx';
import { Text } from '../../components/Text.tsx';
import type { CallbackTexts } from '../../schemas/trips.ts';
import { $callback, editCallbackFields, submitCallback } from './callback.store.ts';
import { PhoneField } from './PhoneField.tsx';

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

  /** Prevents further submissions while the Enter key is held down. */
  function ignoreKeyRepeat(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- it handles key events that bubble from its fields
    <form ref={form} className="callback-form" noValidate onSubmit={submit} onKeyDown={ignoreKeyRepeat}>
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
      {subject.customTrip && (
        <>
          <label htmlFor={`${id}trip`}>
            <Text>{texts.tripTo}</Text>
          </label>
          <input
            id={`${id}trip`}
            type="text"
            name="trip"
            aria-required
            value={fields.trip}
            onChange={readFields}
          />
        </>
      )}
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
