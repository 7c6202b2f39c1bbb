import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTrips } from '../../src/features/trips/trip-guard';

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
    ['location', null],
    ['cities', ['Kochi']],
    ['cost', '28500'],
    ['cost', -1],
    ['cost', Number.NaN],
    ['coverImages', 'https://pictures.example/ghat.jpg'],
    ['coverImages', [1]],
    ['startTime', '2025-03-01'],
    ['endTime', 1e300],
  ])('leaves out a trip whose %s is %j, names index and field, and keeps the rest', (field, value) => {
    const { trips, faults } = readTrips({ trips: [TRIP, { ...TRIP, [field]: value }, TRIP] }, ORIGIN);
    expect(trips).toHaveLength(2);
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^Trip 1 .*"${field}"`))]);
  });

  it.each([
    [['/covers/own.webp'], 'https://club.example/covers/own.webp'],
    [['https://any.example/a.jpg'], 'https://any.example/a.jpg'],
    [['http://insecure.example/a.jpg'], undefined],
    [['javascript:alert(1)'], undefined],
    [['data:image/svg+xml,<svg/>'], undefined],
    [[], undefined],
  ])('of the covers %j shows %s', (coverImages, cover) => {
    expect(readTrips({ trips: [{ ...TRIP, coverImages }] }, ORIGIN).trips[0]?.cover).toBe(cover);
  });

  it('survives any response, and gives each entry either a trip or a fault', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (entries) => {
        const { trips, faults } = readTrips({ trips: entries }, ORIGIN);
        expect(trips.length + faults.length).toBe(entries.length);
      }),
    );
  });

  it('never lets a field of a wrong type through', () => {
    const almost = fc.record(
      Object.fromEntries(
        Object.entries(TRIP).map(([field, value]) => [
          field,
          fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, fc.anything()),
        ]),
      ),
    );
    fc.assert(
      fc.property(almost, (candidate) => {
        for (const trip of readTrips({ trips: [candidate] }, ORIGIN).trips) {
          expect([trip.title, trip.location, trip.cities].every((text) => typeof text === 'string')).toBe(
            true,
          );
          expect([trip.cost, trip.startTime, trip.endTime].every(Number.isFinite)).toBe(true);
          expect(trip.cover ?? ORIGIN).toMatch(/^https:/);
        }
      }),
    );
  });
});
