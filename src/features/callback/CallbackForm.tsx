import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { Spinner } from '../../components/Spinner.tsx';
import type { CallbackWords } from '../../schemas/trips.ts';
import {
  $callbackFields,
  $callbackPanel,
  $callbackStatus,
  submitCallback,
  typeInto,
} from './callback.store.ts';
import { PhoneField } from './PhoneField.tsx';

interface Props {
  words: CallbackWords;
}

/** The fields of the callback panel, and what became of the request. */
export function CallbackForm({ words }: Props) {
  const id = useId();
  const { customTrip } = useStore($callbackPanel, { ssr: 'initial' });
  const status = useStore($callbackStatus, { ssr: 'initial' });
  const { name, phone, trip } = useStore($callbackFields, { ssr: 'initial' });

  const outcome = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (status === 'received') outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void submitCallback();
  }

  /** A key held down is one press. */
  function pressOnce(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- it listens to the keys of its fields
    <form className="callback-form" noValidate onSubmit={submit} onKeyDown={pressOnce}>
      <label htmlFor={`${id}name`}>{words.name}</label>
      <input
        id={`${id}name`}
        name="name"
        autoComplete="name"
        aria-required
        autoFocus
        value={name}
        onChange={({ target }) => typeInto('name', target.value)}
      />
      <label htmlFor={`${id}phone`}>{words.mobileNumber}</label>
      <PhoneField id={`${id}phone`} value={phone} onValue={(digits) => typeInto('phone', digits)} />
      {customTrip && (
        <>
          <label htmlFor={`${id}trip`}>{words.tripTo}</label>
          <input
            id={`${id}trip`}
            name="trip"
            aria-required
            value={trip}
            onChange={({ target }) => typeInto('trip', target.value)}
          />
        </>
      )}
      <button type="submit" className="button" aria-disabled={status === 'submitting'}>
        {status === 'submitting' ? <Spinner size={36} label={words.submitting} /> : words.submit}
      </button>
      <p ref={outcome} className="callback-outcome" role="status" data-status={status}>
        {status === 'received' && words.success}
        {status === 'failed' && words.failure}
      </p>
    </form>
  );
}
