import { useLayoutEffect, useRef, type ChangeEvent, type CompositionEvent } from 'react';
import { digitsOf, filterPhone, normalizePhone } from './phone-field.ts';

interface Props {
  id: string;
  value: string;
  /** Called after each edit, once the value of the field has been filtered. */
  onEdit: () => void;
}

/** A field of 12 digits. It keeps the caret, and normalizes pasted numbers (specification, "Callback"). */
export function PhoneField({ id, value, onEdit }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  /** Leaves composed text unfiltered: after a change of the value an input method would insert it again. */
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { isComposing, inputType, data } = event.nativeEvent as Partial<InputEvent>;
    const { length } = event.target.value;
    // Autofill may dispatch an event without a type, and leave the caret anywhere.
    if (!inputType) event.target.setSelectionRange(length, length);
    const isTyped = data?.length === 1 || inputType?.startsWith('delete');
    if (isComposing) onEdit();
    else edit(event.target, isTyped ? String : normalizePhone);
  }

  /** @param convert applied to the text before the caret, at whose end is what was inserted */
  function edit(target: HTMLInputElement, convert: (text: string) => string) {
    const end = target.selectionStart ?? target.value.length;
    const before = convert(target.value.slice(0, end));
    const filtered = filterPhone({ value: before + target.value.slice(end), caret: before.length });
    // Set directly: when the filtered value equals the state, React does not render again, but restores the
    // value and moves the caret to the end.
    target.value = filtered.value;
    target.setSelectionRange(filtered.caret, filtered.caret);
    caret.current = filtered.caret;
    onEdit();
  }

  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    // Normalizes what was entered before hydration. The form reads it afterwards.
    field.value = normalizePhone(field.value);
    // Input without a digit must not even replace the selected text. React's `onBeforeInput` is not the
    // native `beforeinput` event.
    const ignore = (event: InputEvent) => {
      if (event.data !== null && !event.isComposing && !digitsOf(event.data)) event.preventDefault();
    };
    field.addEventListener('beforeinput', ignore);
    return () => field.removeEventListener('beforeinput', ignore);
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
      onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        edit(currentTarget, normalizePhone)
      }
    />
  );
}
