import { describe, expect, it } from 'vitest';
import { daysBetween } from '#content-model/indian-time.ts';
import { fullPrice, payments } from '#content-model/trips/trip-price.ts';

describe('The full price of a trip', () => {
  it('is that of the card if the GST is in it', () => {
    expect(fullPrice(28500, { percent: 5, included: true })).toEqual({ gst: 1357, total: 28500 });
  });

  it('is higher by the GST if it is added', () => {
    expect(fullPrice(28500, { percent: 5, included: false })).toEqual({ gst: 1425, total: 29925 });
  });
});

describe('The payments of a trip', () => {
  const price = { included: ['Hotel'], gst: { percent: 5, included: true } };

  it('are the deposit, the instalments and the rest, together the full price', () => {
    const instalments = [{ amount: 10000, daysBefore: 60 }];
    const found = payments({ ...price, deposit: 5000, instalments, restDaysBefore: 30 }, 28500, 60);
    expect(found.map(({ amount, daysBefore }) => [amount, daysBefore])).toEqual([
      [5000, undefined],
      [10000, 60],
      [13500, 30],
    ]);
  });

  it.each([
    ['on the last day of an instalment', '2026-11-26', [5000, 10000, 13500]],
    ['on the day after it', '2026-11-27', [15000, 13500]],
    ['on the last day of the rest', '2026-12-26', [15000, 13500]],
    ['on the day after it', '2026-12-27', [28500]],
  ])('are, for those who book %s, %s, what is still to come and one sum for the past', (_, today, sums) => {
    const instalments = [{ amount: 10000, daysBefore: 60 }];
    const found = payments(
      { ...price, deposit: 5000, instalments, restDaysBefore: 30 },
      28500,
      daysBetween(today, '2027-01-25'),
    );
    expect(found.map(({ amount }) => amount)).toEqual(sums);
    expect(found[0]?.daysBefore).toBeUndefined();
  });

  it('are not shown without a deposit', () => {
    expect(payments(price, 28500, 60)).toEqual([]);
  });
});
