import { describe, expect, it } from 'vitest';
import { dialled } from '../../src/lib/telephone.ts';

describe('A telephone number', () => {
  it.each([
    ['+91 98765 43210', '+919876543210'],
    ['+91-98765-43210', '+919876543210'],
    ['+91\u00A098765\u00A043210', '+919876543210'],
    ['98765 43210', '+919876543210'],
    ['080 2345 6780', '+918023456780'],
    ['(011) 2345 6789', '+911123456789'],
    ['1800 123 4567', '18001234567'],
    ['1860-11-4000', '1860114000'],
    ['+44 20 7946 0000', '+442079460000'],
  ])('displayed as %s is dialled as %s', (displayed, number) => {
    expect(dialled(displayed)).toBe(number);
  });

  it.each([
    '',
    'call us',
    '+91 98765 4321',
    '+91 98765 432100',
    '0091 98765 43210',
    '98765',
    '+९१ ९८७६५ ४३२१०',
  ])('is not %j', (text) => {
    expect(dialled(text)).toBe('');
  });
});
