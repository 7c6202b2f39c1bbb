import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterPhone, PHONE_MAX_DIGITS } from '../../src/features/callback/phone-field';

/** `98|76` is the text 9876 with the caret in its middle. */
const edit = (drawn: string) => ({ value: drawn.replace('|', ''), caret: drawn.indexOf('|') });
const draw = ({ value, caret }: { value: string; caret: number }) =>
  `${value.slice(0, caret)}|${value.slice(caret)}`;

describe('The phone field', () => {
  it.each([
    ['98765|', '98765|', 'keeps digits'],
    ['98a|76', '98|76', 'ignores a letter and leaves the caret'],
    ['+91 98765-43210|', '919876543210|', 'takes the digits of a pasted number'],
    ['९८७६५|', '98765|', 'makes Devanagari digits ASCII ones'],
    ['9198765432101|', '919876543210|', 'ignores a thirteenth digit'],
    ['919|9876543210', '91|9876543210', 'ignores a digit too many in the middle, where it was typed'],
    ['|', '|', 'may be empty'],
    ['٣|', '|', 'ignores digits of other scripts'],
  ])('from %s makes %s: it %s', (typed, kept) => {
    expect(draw(filterPhone(edit(typed)))).toBe(kept);
  });

  const anyEdit = fc
    .string({ unit: fc.constantFrom(...'0123456789०५९+- a😀\u200F') })
    .chain((value) => fc.record({ value: fc.constant(value), caret: fc.nat({ max: value.length }) }));

  it('holds at most 12 ASCII digits, and the caret within them, after any edit', () => {
    fc.assert(
      fc.property(anyEdit, (state) => {
        const { value, caret } = filterPhone(state);
        expect(value).toMatch(/^[0-9]*$/);
        expect(value.length).toBeLessThanOrEqual(PHONE_MAX_DIGITS);
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(value.length);
      }),
    );
  });

  it('changes nothing more when filtered again', () => {
    fc.assert(
      fc.property(anyEdit, (state) => {
        const once = filterPhone(state);
        expect(filterPhone(once)).toEqual(once);
      }),
    );
  });
});
