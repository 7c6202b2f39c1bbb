import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { filterPhone } from './phone-field.ts';

interface Props {
  id: string;
  value: string;
  onValue: (digits: string) => void;
}

/** The field for a mobile number: digits only, at most 12, the caret staying where it was (specification, section 5). */
export function PhoneField({ id, value, onValue }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  function edit({ target }: ChangeEvent<HTMLInputElement>) {
    const filtered = filterPhone({
      value: target.value,
      caret: target.selectionStart ?? target.value.length,
    });
    // Written at once: where nothing new is left after filtering React sees no change and would move the caret to the end.
    target.value = filtered.value;
    target.setSelectionRange(filtered.caret, filtered.caret);
    caret.current = filtered.caret;
    onValue(filtered.value);
  }

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);

  return (
    <input
      ref={input}
      id={id}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      name="phone"
      aria-required
      value={value}
      onChange={edit}
    />
  );
}
