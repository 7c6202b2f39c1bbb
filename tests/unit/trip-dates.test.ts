import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateLabel, durationLabel, shortDates } from '#content-model/trips/trip-dates.ts';
import { endOfDay, isoDate, isoDateTime, startOfDay } from '#content-model/indian-time.ts';
import type { Language } from '#content-model/languages.ts';
import { timeText } from '#content-model/legal/legal-facts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LATE_EVENING_UTC = Date.parse('2025-02-28T20:00:00Z');

function shown(startTime: number, endTime: number, language?: Language): string {
  const { start, end } = dateLabel(startTime, endTime, language);
  return `${start.text} - ${end.text}`;
}

describe('The date label', () => {
  it.each<[first: string, last: string, language: Language, label: string]>([
    ['2025-03-01', '2025-03-05', 'en', '1st - 5th March 2025'],
    ['2025-03-02', '2025-03-22', 'en', '2nd - 22nd March 2025'],
    ['2025-03-03', '2025-03-23', 'en', '3rd - 23rd March 2025'],
    ['2025-03-11', '2025-03-21', 'en', '11th - 21st March 2025'],
    ['2025-03-12', '2025-03-30', 'en', '12th - 30th March 2025'],
    ['2025-03-13', '2025-03-31', 'en', '13th - 31st March 2025'],
    ['2027-03-05', '2027-03-05', 'en', '5th - 5th March 2027'],
    ['2027-03-01', '2027-03-05', 'hi', '1 - 5 मार्च 2027'],
    ['2027-03-28', '2027-04-03', 'hi', '28 मार्च - 3 अप्रैल 2027'],
    ['2027-12-31', '2028-01-02', 'hi', '31 दिसंबर 2027 - 2 जनवरी 2028'],
    ['2027-03-28', '2028-03-03', 'hi', '28 मार्च 2027 - 3 मार्च 2028'],
  ])('of a trip from %s to %s in the language %s is %s', (first, last, language, label) => {
    expect(shown(startOfDay(first), endOfDay(last), language)).toBe(label);
  });

  it('takes month and year from the end, also over the end of a month', () => {
    expect(shown(startOfDay('2025-03-28'), endOfDay('2025-04-03'))).toBe('28th - 3rd April 2025');
  });

  it('carries both dates for machines', () => {
    const { start, end } = dateLabel(startOfDay('2025-12-30'), endOfDay('2026-01-02'));
    expect([start.iso, end.iso]).toEqual(['2025-12-30', '2026-01-02']);
  });

  it('has the days in Indian time, whatever the time zone of the visitor', () => {
    expect(shown(LATE_EVENING_UTC, LATE_EVENING_UTC)).toBe('1st - 1st March 2025');
  });

  it('has its form for every time that a date can have', () => {
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

describe('The short dates', () => {
  it.each<[first: string, last: string, language: Language, text: string]>([
    ['2027-01-18', '2027-01-22', 'en', 'Mon 18 January to Fri 22 January'],
    ['2027-03-28', '2027-04-03', 'en', 'Sun 28 March to Sat 3 April'],
    ['2026-12-30', '2027-01-02', 'en', 'Wed 30 December 2026 to Sat 2 January 2027'],
    ['2027-03-28', '2027-03-28', 'en', 'Sun 28 March'],
    ['2027-03-28', '2027-04-03', 'hi', 'रवि 28 मार्च to शनि 3 अप्रैल'],
  ])('of a trip from %s to %s in the language %s are %s', (first, last, language, text) => {
    expect(shortDates(startOfDay(first), endOfDay(last), '{start} to {end}', language)).toBe(text);
  });

  it('are those in Indian time', () => {
    const dates = shortDates(LATE_EVENING_UTC, LATE_EVENING_UTC + DAY_MS, '{start} to {end}');
    expect(dates).toBe('Sat 1 March to Sun 2 March');
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

  it.each(['{constructor}', '{toString}', '{__proto__}'])('leaves the unknown word %s as it is', (label) => {
    expect(durationLabel(0, DAY_MS, label)).toBe(label);
  });

  it('never has fewer days than there are, nor a whole day more, and is the same backwards', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 400 * DAY_MS }), (start, length) => {
        const label = duration(start, start + length);
        const days = Number(label.split(' ')[0]);
        expect(days * DAY_MS).toBeGreaterThanOrEqual(length);
        expect((days - 1) * DAY_MS).toBeLessThan(Math.max(length, 1));
        expect(duration(start + length, start)).toBe(label);
      }),
    );
  });
});

describe('A day in India', () => {
  it.each(['2027-01-18', '2028-02-29', '2026-12-31'])('%s has its own date from begin to end', (day) => {
    expect([isoDate(startOfDay(day)), isoDate(endOfDay(day))]).toEqual([day, day]);
  });

  it('begins at half past six in the evening of the day before, in UTC, and ends a second before the next', () => {
    expect(new Date(startOfDay('2027-01-18')).toISOString()).toBe('2027-01-17T18:30:00.000Z');
    expect(startOfDay('2027-01-19') - endOfDay('2027-01-18')).toBe(1000);
  });

  it('has a year of four digits', () => {
    expect(isoDate(Date.parse('0500-06-01T12:00:00Z'))).toBe('0500-06-01');
  });

  it.each(['2027-01-18T00:00:00+05:30', '2027-01-18T09:05:07+05:30', '2027-12-31T23:59:59+05:30'])(
    'with its time is written as %s',
    (written) => {
      expect(isoDateTime(Date.parse(written))).toBe(written);
    },
  );
});

it.each<[time: string, language: Language, text: string]>([
  ['09:00', 'hi', 'सुबह 9'],
  ['10:30', 'hi', 'सुबह 10:30'],
  ['12:00', 'hi', 'दोपहर 12'],
  ['17:00', 'en', '5 in the afternoon'],
])('The time %s in the language %s is displayed as %s', (time, language, text) => {
  expect(timeText(time, language)).toBe(text);
});
