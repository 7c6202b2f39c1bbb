import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRupees } from '../../src/lib/rupees.ts';

describe('A price', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [28500, '₹28,500'],
    [102500, '₹1,02,500'],
    [12345678, '₹1,23,45,678'],
    [499.5, '₹499.50'],
  ])('of %d is written %s, in Indian digit groups', (amount, written) => {
    expect(formatRupees(amount)).toBe(written);
  });

  it('keeps every digit of every whole amount', () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(formatRupees(amount).replace(/[₹,]/g, '')).toBe(String(amount));
      }),
    );
  });
});
