import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, filterPhone, normalizePhone, PHONE_MAX_DIGITS } from '#islands/callback/phone-field.ts';

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

  it.each([
    ['+91 (0) 98765 43210', '919876543210'],
    ['+91 098765 43210', '919876543210'],
    ['0091 98765 43210', '919876543210'],
    ['0091-098765-43210', '919876543210'],
    ['091 98765 43210', '919876543210'],
    ['+९१ (०) ९८७६५ ४३२१०', '919876543210'],
    ['9191 98765 43210', '919876543210'],
    ['+91 098765 43210 ext. 5', '919876543210'],
    ['98765 43210 / 91234 56789', '9876543210'],
    ['098765 43210, 011 2345 6789', '09876543210'],
    ['+91 98765 43210; +91 91234 56789', '919876543210'],
    ['98765 43210 or 91234 56789', '9876543210'],
    ['98765 43210 या 91234 56789', '9876543210'],
    ['+91 98765 43210 & 91234 56789', '919876543210'],
    ['Flat 12, 98765 43210', '9876543210'],
    ['98765/43210', '9876543210'],
    ['Doctor: 98765 43210', '9876543210'],
    ['91098 76543', '9109876543'],
    ['+91 91098 76543', '919109876543'],
    ['91919 19191', '9191919191'],
    ['+44 (0)20 7946 0958', '442079460958'],
    ['0044 20 7946 0958', '442079460958'],
    ['0065 6123 4567', '006561234567'],
    ['+91 98765 43210 99', '919876543210'],
    ['910987654321', '910987654321'],
    ['(0)', '0'],
    ['no number', ''],
  ])('of the whole text %s makes %s', (text, digits) => {
    expect(normalizePhone(text)).toBe(digits);
    expect(normalizePhone(digits)).toBe(digits);
  });

  it('finds digits, also Devanagari ones', () => {
    expect(['7', '७', 'call me', ''].map(digitsOf)).toEqual(['7', '7', '', '']);
  });

  /** Replaces the selection by a text, as a keystroke, a paste or an input method does. */
  const anyEdit = fc.record({
    from: fc.nat({ max: PHONE_MAX_DIGITS }),
    length: fc.oneof(fc.constant(0), fc.nat({ max: PHONE_MAX_DIGITS })),
    text: fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789०५९+- a😀\u200F'), maxLength: 20 }),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
  });

  it('of any text makes at most 12 ASCII digits, and of any it can hold the same', () => {
    const anyText = fc.oneof(
      anyEdit.map(({ text }) => text),
      fc.string({ unit: fc.constantFrom(...'019+-() /,;or') }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const digits = normalizePhone(text);
        expect(digits).toMatch(/^[0-9]{0,12}$/);
        expect(normalizePhone(digits)).toBe(digits);
        expect(digits === '').toBe(digitsOf(text) === '');
      }),
    );
  });

  it('of a number however it is grouped and prefixed makes what can be called', () => {
    const digits = fc.tuple(fc.integer({ min: 6, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }));
    const number = digits.map(([first, rest]) => `${first}${String(rest).padStart(9, '0')}`);
    const prefix = fc.constantFrom(
      '+91',
      '+91 ',
      '+91-0',
      '+91 (0) ',
      '0091 ',
      '00910',
      '091 ',
      '91 0',
      '+91 00',
    );
    const gap = fc.constantFrom('', ' ', '-', ' / 9', '; +91 98765 43210');
    fc.assert(
      fc.property(prefix, number, gap, (before, national, after) => {
        const text = `${before}${national.slice(0, 5)} ${national.slice(5)}${after}`;
        expect(normalizePhone(text)).toBe(`91${national}`);
      }),
    );
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
        if (digitsOf(text) === '') expect(field.value).toBe(before + after);
      }),
    );
  });
});
