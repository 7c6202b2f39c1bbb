import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterPhone, hasDigits, PHONE_MAX_DIGITS } from '../../src/islands/callback/phone-field.ts';
import { FUZZ } from './fuzz.ts';

describe('The phone field', () => {
  // `98|76` is the text 9876 with the caret in its middle.
  it.each([
    ['98765|', '98765|', 'keeps digits'],
    ['98a|76', '98|76', 'ignores a letter and leaves the caret'],
    ['+91 98765-43210|', '919876543210|', 'takes the digits of a pasted number'],
    ['९८७६५|', '98765|', 'makes Devanagari digits ASCII ones'],
    ['9198765432101|', '919876543210|', 'ignores a thirteenth digit'],
    ['919|9876543210', '91|9876543210', 'ignores a digit too many in the middle, where it was typed'],
    ['|9198765432101', '|919876543210', 'ignores a thirteenth digit behind the caret'],
    ['|', '|', 'may be empty'],
    ['٣|', '|', 'ignores digits of other scripts'],
  ])('from %s makes %s: it %s', (typed, kept) => {
    const { value, caret } = filterPhone({ value: typed.replace('|', ''), caret: typed.indexOf('|') });
    expect(`${value.slice(0, caret)}|${value.slice(caret)}`).toBe(kept);
  });

  it('finds digits, also Devanagari ones', () => {
    expect(['7', '७', 'call me', ''].map(hasDigits)).toEqual([true, true, false, false]);
  });

  /** What a keystroke, a paste or an input method does: it puts a text in place of what is selected. */
  const anyEdit = fc.record({
    from: fc.nat({ max: PHONE_MAX_DIGITS }),
    length: fc.oneof(fc.constant(0), fc.nat({ max: PHONE_MAX_DIGITS })),
    text: fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789०५९+- a😀\u200F'), maxLength: 20 }),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
  });

  it('after any edit holds at most 12 ASCII digits, the caret behind the last one that was typed', () => {
    let field = { value: '', caret: 0 };
    fc.assert(
      fc.property(anyEdit, ({ from, length, text }) => {
        const before = field.value.slice(0, from);
        const after = field.value.slice(from + length);
        field = filterPhone({ value: before + text + after, caret: before.length + text.length });
        expect(field.value).toMatch(/^[0-9]{0,12}$/);
        expect(field.value.endsWith(after)).toBe(true);
        expect(field.value.startsWith(before)).toBe(true);
        expect(field.caret).toBe(field.value.length - after.length);
        expect(filterPhone(field)).toEqual(field);
        if (!hasDigits(text)) expect(field.value).toBe(before + after);
      }),
      FUZZ,
    );
  });
});
