import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateLabel, durationLabel } from '../../src/features/trips/trip-dates.ts';
import { readTrips } from '../../src/features/trips/trip-guard.ts';
import { formatRupees } from '../../src/lib/rupees.ts';
import { FUZZ } from './fuzz.ts';

const ORIGIN = 'https://club.example';
const TRIP = {
  title: 'Evening Lamps',
  location: 'Varanasi',
  cities: 'Varanasi, Sarnath',
  cost: 28500,
  coverImages: ['https://pictures.example/ghat.jpg', 'https://pictures.example/2.jpg'],
  startTime: 1740787200000,
  endTime: 1741132800000,
};

describe('The trip guard', () => {
  it('accepts a trip and takes its first cover', () => {
    const { coverImages, ...rest } = TRIP;
    expect(readTrips({ trips: [TRIP] }, ORIGIN)).toEqual({
      trips: [{ ...rest, cover: coverImages[0] }],
      faults: [],
    });
  });

  it.each([null, undefined, 3, 'trips', [], {}, { trips: null }, { trips: {} }, { trips: 'none' }])(
    'refuses %j, which holds no list',
    (payload) => {
      expect(() => readTrips(payload, ORIGIN)).toThrow(/no list named "trips"/);
    },
  );

  it.each([
    ['title', 5],
    ['title', undefined],
    ['cost', 'on request'],
    ['cost', ''],
    ['cost', '  '],
    ['cost', null],
    ['cost', -1],
    ['cost', Number.NaN],
    ['startTime', '2025-03-01'],
    ['startTime', undefined],
    ['endTime', 1e300],
  ])('leaves out a trip whose %s is %j, names index and field, and keeps the rest', (field, value) => {
    const { trips, faults } = readTrips({ trips: [TRIP, { ...TRIP, [field]: value }, TRIP] }, ORIGIN);
    expect(trips).toHaveLength(2);
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^Trip 1 .*"${field}"`))]);
  });

  it.each([null, 5, 'Kerala'])('leaves out %j, which is no trip, and says so', (candidate) => {
    expect(readTrips({ trips: [candidate] }, ORIGIN).faults).toEqual([
      'Trip 0 is left out: it is not an object.',
    ]);
  });

  it.each([
    ['cities', ['Kochi', 'Munnar'], { cities: 'Kochi, Munnar' }],
    ['cities', ['Kochi', null, 5], { cities: 'Kochi' }],
    ['cities', undefined, { cities: '' }],
    ['cities', 5, { cities: '' }],
    ['location', undefined, { location: '' }],
    ['location', null, { location: '' }],
    ['coverImages', undefined, { cover: undefined }],
    ['coverImages', null, { cover: undefined }],
    ['coverImages', 'https://pictures.example/ghat.jpg', { cover: undefined }],
    ['coverImages', [1], { cover: undefined }],
    ['cost', '28500', { cost: 28500 }],
    ['cost', -0, { cost: 0 }],
    ['cost', ' 28500.50 ', { cost: 28500.5 }],
    ['startTime', '1740787200000', { startTime: 1740787200000 }],
    ['endTime', '1741132800000', { endTime: 1741132800000 }],
  ])('accepts a trip whose %s is %j', (field, value, expected) => {
    const { trips, faults } = readTrips({ trips: [{ ...TRIP, [field]: value }] }, ORIGIN);
    expect(faults).toEqual([]);
    expect(trips[0]).toMatchObject(expected);
  });

  it('keeps a text of 10,000 characters whole, cuts a longer one, and never halves a character', () => {
    const titleOf = (title: string) => readTrips({ trips: [{ ...TRIP, title }] }, ORIGIN).trips[0]?.title;
    expect(titleOf('x'.repeat(10_000))).toHaveLength(10_000);
    expect(titleOf('x'.repeat(1_000_000))).toHaveLength(10_000);
    expect(titleOf(`${'x'.repeat(9999)}🎉`)).toBe('x'.repeat(9999));
  });

  it('keeps the characters before the end of a text that it cuts', () => {
    const title = `🎉${'x'.repeat(10_000)}`;
    expect(readTrips({ trips: [{ ...TRIP, title }] }, ORIGIN).trips[0]?.title).toBe(title.slice(0, 10_000));
  });

  it('shows a cover of the site itself on a server without https', () => {
    const origin = 'http://localhost:4321';
    const [trip] = readTrips({ trips: [{ ...TRIP, coverImages: ['/covers/own.webp'] }] }, origin).trips;
    expect(trip?.cover).toBe('/covers/own.webp');
  });

  it('cuts the cities of a list, too', () => {
    const cities = Array.from({ length: 5000 }, () => 'Kochi');
    expect(readTrips({ trips: [{ ...TRIP, cities }] }, ORIGIN).trips[0]?.cities).toHaveLength(10_000);
  });

  it.each([
    [['/covers/own.webp?1#a'], '/covers/own.webp?1'],
    [['https://club.example/covers/own.webp'], '/covers/own.webp'],
    [['/.//pictures.example/a.jpg'], '/pictures.example/a.jpg'],
    [['https://any.example/a.jpg'], 'https://any.example/a.jpg'],
    [['http://insecure.example/a.jpg'], undefined],
    [['javascript:alert(1)'], undefined],
    [['data:image/svg+xml,<svg/>'], undefined],
    [[], undefined],
  ])('of the covers %j shows %s', (coverImages, cover) => {
    expect(readTrips({ trips: [{ ...TRIP, coverImages }] }, ORIGIN).trips[0]?.cover).toBe(cover);
  });

  const almostATrip = fc.record(
    Object.fromEntries(
      Object.entries(TRIP).map(([field, value]) => [
        field,
        fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, fc.anything(), fc.string({ unit: 'binary' })),
      ]),
    ),
    { requiredKeys: [] },
  );

  it('survives any response: it gives each entry either a trip or a fault, or refuses what holds no list', () => {
    const response = fc.oneof(
      fc.anything(),
      fc.record({ trips: fc.oneof(fc.anything(), fc.array(fc.anything()), fc.array(almostATrip)) }),
    );
    fc.assert(
      fc.property(response, (payload) => {
        const entries = (payload as { trips?: unknown } | null | undefined)?.trips;
        if (!Array.isArray(entries)) {
          expect(() => readTrips(payload, ORIGIN)).toThrow(TypeError);
          return;
        }
        const { trips, faults } = readTrips(payload, ORIGIN);
        expect(trips.length + faults.length).toBe(entries.length);
      }),
      FUZZ,
    );
  });

  it('never lets a field of a wrong type through, nor a cover that is neither on the site nor an https address', () => {
    fc.assert(
      fc.property(almostATrip, (candidate) => {
        for (const trip of readTrips({ trips: [candidate] }, ORIGIN).trips) {
          expect([typeof trip.title, typeof trip.location, typeof trip.cities]).toEqual(
            Array(3).fill('string'),
          );
          expect([trip.cost, trip.startTime, trip.endTime].every(Number.isFinite)).toBe(true);
          expect(trip.cover ?? '/').toMatch(/^(https:|\/(?!\/))/);
        }
      }),
      FUZZ,
    );
  });

  it('gives trips that every label can be made of', () => {
    fc.assert(
      fc.property(almostATrip, (candidate) => {
        for (const { startTime, endTime, cost } of readTrips({ trips: [candidate] }, ORIGIN).trips) {
          expect(durationLabel(startTime, endTime, '{days} days/{nights} nights')).toMatch(
            /^\d+ days\/\d+ nights$/,
          );
          expect(dateLabel(startTime, endTime).end.text).toMatch(/^\d+(st|nd|rd|th) \w+ \d+/);
          expect(formatRupees(cost)).toMatch(/^₹/);
        }
      }),
      FUZZ,
    );
  });
});
