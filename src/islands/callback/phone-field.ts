/** The maximum number of digits of the phone field (specification, "Constants"). */
export const PHONE_MAX_DIGITS = 12;

const DEVANAGARI_ZERO = 0x0966;

/** The value of a text field and the caret position in it, in UTF-16 code units. */
export interface FieldState {
  value: string;
  caret: number;
}

/**
 * The filtered state of the phone field: at most 12 ASCII digits, and the caret between the same digits as
 * before. Devanagari digits are converted to ASCII. Other characters and excess digits are removed
 * (specification, "Callback").
 */
export function filterPhone({ value, caret }: FieldState): FieldState {
  const after = digitsOf(value.slice(caret)).slice(0, PHONE_MAX_DIGITS);
  const before = digitsOf(value.slice(0, caret)).slice(0, PHONE_MAX_DIGITS - after.length);
  return { value: before + after, caret: before.length };
}

/** The separators of two numbers in one text. */
const SEPARATORS = /[/,;|&]|or|या/i;

/** A part of a text with fewer digits than this is not a separate number. */
const MIN_DIGITS = 6;

/**
 * At most 12 ASCII digits of a text that was not typed digit by digit but pasted, autofilled or suggested:
 * the first of several numbers, without 00 before the country code and without the trunk zero after it
 * (specification, "Callback"). A text that the field can hold is returned unchanged.
 */
export function normalizePhone(text: string): string {
  if (/^[0-9]{0,12}$/.test(text)) return text;
  const numbers = text.split(SEPARATORS).filter((part) => digitsOf(part).length >= MIN_DIGITS);
  return digitsOf((numbers[0] ?? text).replace(/([0-9०-९]\s*)\([0०]\)/, '$1'))
    .replace(/^(0*91)+0*(?=[1-9]\d{9})/, '91')
    .replace(/^00(?=91|\d{11})/, '')
    .slice(0, PHONE_MAX_DIGITS);
}

/** The digits of a text as ASCII digits: the phone field accepts 0 to 9 and ० to ९. */
export function digitsOf(text: string): string {
  return text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[^0-9]/g, '');
}
