import { describe, expect, it } from 'vitest';
import { endOfDay, isoDate, isoDateTime, startOfDay } from '../../src/lib/indian-time.ts';

describe('A day in India', () => {
  it('begins at half past six in the evening of the day before, in UTC', () => {
    expect(new Date(startOfDay('2027-01-18')).toISOString()).toBe('2027-01-17T18:30:00.000Z');
  });

  it('ends a second before the next one begins', () => {
    expect(startOfDay('2027-01-19') - endOfDay('2027-01-18')).toBe(1000);
  });

  it.each(['2027-01-18', '2028-02-29', '2026-12-31'])('%s has its own date from begin to end', (day) => {
    expect([isoDate(startOfDay(day)), isoDate(endOfDay(day))]).toEqual([day, day]);
  });

  it('has a year of four digits', () => {
    expect(isoDate(Date.parse('0500-06-01T12:00:00Z'))).toBe('0500-06-01');
  });
});

describe('A date with its time in India', () => {
  it.each(['2027-01-18T00:00:00+05:30', '2027-01-18T09:05:07+05:30', '2027-12-31T23:59:59+05:30'])(
    'is written as %s',
    (written) => {
      expect(isoDateTime(Date.parse(written))).toBe(written);
    },
  );
});
