/** The most digits that the phone field takes (specification, section 9). */
export const PHONE_MAX_DIGITS = 12;

const DEVANAGARI_ZERO = 0x0966;

/** A field's text with the caret's place in it, both in UTF-16 units. */
export interface FieldState {
  value: string;
  caret: number;
}

/**
 * What the phone field holds after an edit: ASCII digits only, at most 12, the caret between the same digits
 * as before. Devanagari digits become ASCII ones; everything else, and a digit too many, is ignored (decision
 * 18).
 */
export function filterPhone({ value, caret }: FieldState): FieldState {
  const after = digitsOf(value.slice(caret)).slice(0, PHONE_MAX_DIGITS);
  const before = digitsOf(value.slice(0, caret)).slice(0, PHONE_MAX_DIGITS - after.length);
  return { value: before + after, caret: before.length };
}

/** Whether a text that is being typed or pasted has any digit that the phone field takes. */
export function hasDigits(text: string): boolean {
  return digitsOf(text) !== '';
}

function digitsOf(text: string): string {
  return text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[^0-9]/g, '');
}
