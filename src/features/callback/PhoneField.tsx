import { useEffect, useLayoutEffect, useRef, type ChangeEvent, type CompositionEvent } from 'react';
import { filterPhone, hasDigits } from './phone-field.ts';

interface Props {
  id: string;
  value: string;
  /** Called after each edit, when the field holds its digits. */
  onEdit: () => void;
}

/**
 * The field for a mobile number: digits only, at most 12, the caret staying where it was (specification,
 * section 5).
 */
export function PhoneField({ id, value, onEdit }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  /**
   * What an input method is still composing is left alone: a changed field would make it write everything
   * anew.
   */
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { isComposing } = event.nativeEvent as InputEvent;
    if (isComposing) onEdit();
    else edit(event.target);
  }

  function edit(target: HTMLInputElement) {
    const filtered = filterPhone({
      value: target.value,
      caret: target.selectionStart ?? target.value.length,
    });
    // Written at once: where nothing new is left after filtering React sees no change and would move the
    // caret to the end.
    target.value = filtered.value;
    target.setSelectionRange(filtered.caret, filtered.caret);
    caret.current = filtered.caret;
    onEdit();
  }

  // A keystroke without a digit is ignored wholly: it does not even replace what is selected. React knows no
  // such event.
  useEffect(() => {
    const ignore = (event: InputEvent) => {
      if (event.data !== null && !event.isComposing && !hasDigits(event.data)) event.preventDefault();
    };
    const field = input.current;
    field?.addEventListener('beforeinput', ignore);
    return () => field?.removeEventListener('beforeinput', ignore);
  }, []);

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
      onChange={change}
      onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLInputElement>) => edit(currentTarget)}
    />
  );
}
