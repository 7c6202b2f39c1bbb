import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateLabel, durationLabel, fullDates } from '../../src/features/trips/trip-dates.ts';
import { endOfDay, startOfDay } from '../../src/lib/indian-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const istMidnight = (day: string) => Date.parse(`${day}T00:00:00+05:30`);

function shown(startTime: number, endTime: number): string {
  const { start, end } = dateLabel(startTime, endTime);
  return `${start.text} - ${end.text}`;
}

describe('The date label', () => {
  it('reads as in the specification', () => {
    expect(shown(istMidnight('2025-03-01'), istMidnight('2025-03-05'))).toBe('1st - 5th March 2025');
  });

  it.each([
    ['02', '2nd'],
    ['03', '3rd'],
    ['04', '4th'],
    ['11', '11th'],
    ['12', '12th'],
    ['13', '13th'],
    ['21', '21st'],
    ['22', '22nd'],
    ['23', '23rd'],
    ['30', '30th'],
    ['31', '31st'],
  ])('gives day %s as %s', (day, ordinal) => {
    const time = istMidnight(`2025-03-${day}`);
    expect(dateLabel(time, time).start.text).toBe(ordinal);
  });

  it('takes month and year from the end, also over a month’s end', () => {
    expect(shown(istMidnight('2025-03-28'), istMidnight('2025-04-03'))).toBe('28th - 3rd April 2025');
  });

  it('names the only day of a trip twice', () => {
    expect(shown(startOfDay('2027-03-05'), endOfDay('2027-03-05'))).toBe('5th - 5th March 2027');
  });

  it('carries both full dates for machines', () => {
    const { start, end } = dateLabel(istMidnight('2025-12-30'), istMidnight('2026-01-02'));
    expect([start.iso, end.iso]).toEqual(['2025-12-30', '2026-01-02']);
  });

  it('reads the days in Indian time, whatever the visitor’s zone', () => {
    const lateEveningUtc = Date.parse('2025-02-28T20:00:00Z');
    expect(dateLabel(lateEveningUtc, lateEveningUtc).end.text).toBe('1st March 2025');
  });

  it('holds for every time a date can hold', () => {
    const time = fc.date({ min: new Date(0), max: new Date('9999-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(time, time, (start, end) => {
        expect(shown(start.getTime(), end.getTime())).toMatch(
          /^\d{1,2}(st|nd|rd|th) - \d{1,2}(st|nd|rd|th) [A-Z][a-z]+ \d{4}$/,
        );
      }),
    );
  });
});

describe('The full dates', () => {
  const dates = (first: string, last: string) =>
    fullDates(startOfDay(first), endOfDay(last), '{start} to {end}');

  it.each([
    ['in one month', '2027-01-18', '2027-01-22', 'Mon 18 January to Fri 22 January'],
    ['over the end of a month', '2027-03-28', '2027-04-03', 'Sun 28 March to Sat 3 April'],
    ['over the end of a year', '2026-12-30', '2027-01-02', 'Wed 30 December 2026 to Sat 2 January 2027'],
    ['of a single day', '2027-03-28', '2027-03-28', 'Sun 28 March'],
  ])('of a trip %s have weekdays and months', (_, first, last, text) => {
    expect(dates(first, last)).toBe(text);
  });

  it('are those in Indian time', () => {
    const lateEveningUtc = Date.parse('2025-02-28T20:00:00Z');
    expect(fullDates(lateEveningUtc, lateEveningUtc + DAY_MS, '{start} to {end}')).toBe(
      'Sat 1 March to Sun 2 March',
    );
  });
});

describe('The duration label', () => {
  const duration = (start: number, end: number) => durationLabel(start, end, '{days} days/{nights} nights');

  it.each([
    [4 * DAY_MS + 1, '5 days/4 nights'],
    [5 * DAY_MS, '5 days/4 nights'],
    [1, '1 days/0 nights'],
    [0, '0 days/0 nights'],
  ])('of %d ms is %s: days rounded up, nights one less, never below 0', (length, label) => {
    expect(duration(0, length)).toBe(label);
  });

  it('of a trip of one day is that of the formula', () => {
    expect(duration(startOfDay('2027-03-05'), endOfDay('2027-03-05'))).toBe('1 days/0 nights');
  });

  it.each(['{constructor}', '{toString}', '{__proto__}'])('leaves the unknown word %s as it is', (label) => {
    expect(durationLabel(0, DAY_MS, label)).toBe(label);
  });

  it('is the same when start and end are exchanged', () => {
    const time = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(time, time, (a, b) => {
        expect(duration(a, b)).toBe(duration(b, a));
      }),
    );
  });

  it('never says fewer days than there are, nor a whole day more', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 * DAY_MS }), (length) => {
        const days = Number(duration(0, length).split(' ')[0]);
        expect(days * DAY_MS).toBeGreaterThanOrEqual(length);
        expect((days - 1) * DAY_MS).toBeLessThan(Math.max(length, 1));
      }),
    );
  });
});
