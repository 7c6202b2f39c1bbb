import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateLabel, durationLabel } from '#content-model/trips/trip-dates.ts';
import { readTrips } from '#content-model/trips/trip-guard.ts';
import { formatRupees } from '#content-model/format.ts';

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
/** The first trip that is read from one with this field. */
const readTrip = (field: object, origin = ORIGIN) =>
  readTrips({ trips: [{ ...TRIP, ...field }] }, origin).trips[0];

describe('The trip guard', () => {
  it('accepts a trip and takes its first cover', () => {
    const { coverImages, ...rest } = TRIP;
    const trip = { ...rest, cover: coverImages[0] };
    expect(readTrips({ trips: [TRIP] }, ORIGIN)).toEqual({ trips: [trip], faults: [] });
  });

  it.each([null, undefined, 3, 'trips', [], {}, { trips: null }, { trips: {} }, { trips: 'none' }])(
    'refuses %j, which holds no list',
    (payload) => {
      expect(() => readTrips(payload, ORIGIN)).toThrow(/no list named "trips"/);
    },
  );

  it.each<[string, ...unknown[]]>([
    ['title', 5, undefined],
    ['cost', 'on request', '', '  ', null, -1, Number.NaN],
    ['startTime', '2025-03-01', undefined],
    // In seconds, as a number and a text; in microseconds; the second after 2100 in India.
    ['startTime', 1797618600, '1797618600', 1797618600e6, Date.parse('2101-01-01T00:00:00+05:30')],
    ['endTime', 1e300, 1797618600, '1797618600', 0, Date.parse('2000-12-31T23:59:59+05:30')],
  ])('leaves out a trip whose %s is %j, names index and field, and keeps the rest', (field, ...values) => {
    for (const value of values) {
      const { trips, faults } = readTrips({ trips: [TRIP, { ...TRIP, [field]: value }, TRIP] }, ORIGIN);
      expect(trips, String(value)).toHaveLength(2);
      expect(faults).toEqual([expect.stringMatching(new RegExp(`^Trip 1 .*"${field}"`))]);
    }
  });

  it.each([null, 5, 'Kerala'])('leaves out %j, which is no trip, and says so', (candidate) => {
    const { faults } = readTrips({ trips: [candidate] }, ORIGIN);
    expect(faults).toEqual(['Trip 0 is left out: it is not an object.']);
  });

  it.each([
    ['cities', ['Kochi', 'Munnar'], { cities: 'Kochi, Munnar' }],
    ['cities', ['Kochi', null, 5], { cities: 'Kochi' }],
    ['cities', undefined, { cities: '' }],
    ['cities', 5, { cities: '' }],
    ['location', undefined, { location: '' }],
    ['location', null, { location: '' }],
    ['cost', '28500', { cost: 28500 }],
    ['cost', -0, { cost: 0 }],
    ['cost', ' 28500.50 ', { cost: 28500.5 }],
    ['startTime', '1740787200000', { startTime: 1740787200000 }],
    ['endTime', '1741132800000', { endTime: 1741132800000 }],
    ['startTime', '978287400000', { startTime: Date.parse('2001-01-01T00:00:00+05:30') }],
    [
      'endTime',
      Date.parse('2100-12-31T23:59:59+05:30'),
      { endTime: Date.parse('2100-12-31T23:59:59+05:30') },
    ],
    ['coverImages', undefined, { cover: undefined }],
    ['coverImages', null, { cover: undefined }],
    ['coverImages', 'https://pictures.example/ghat.jpg', { cover: undefined }],
    ['coverImages', [1], { cover: undefined }],
    ['coverImages', [], { cover: undefined }],
    ['coverImages', ['/covers/own.webp?1#a'], { cover: '/covers/own.webp?1' }],
    ['coverImages', ['https://club.example/covers/own.webp'], { cover: '/covers/own.webp' }],
    ['coverImages', ['/.//pictures.example/a.jpg'], { cover: '/pictures.example/a.jpg' }],
    ['coverImages', ['https://any.example/a.jpg'], { cover: 'https://any.example/a.jpg' }],
    ['coverImages', ['http://insecure.example/a.jpg'], { cover: undefined }],
    ['coverImages', ['javascript:alert(1)'], { cover: undefined }],
    ['coverImages', ['data:image/svg+xml,<svg/>'], { cover: undefined }],
  ])('reads %s %j as %j', (field, value, expected) => {
    expect(readTrip({ [field]: value })).toMatchObject(expected);
  });

  it('takes a cover of the site itself on a server without https', () => {
    expect(readTrip({ coverImages: ['/own.webp'] }, 'http://localhost:4321')?.cover).toBe('/own.webp');
  });

  it('cuts texts of more than 10,000 characters, and never halves a character', () => {
    expect(readTrip({ title: 'x'.repeat(10_000) })?.title).toHaveLength(10_000);
    expect(readTrip({ title: 'x'.repeat(1_000_000) })?.title).toHaveLength(10_000);
    expect(readTrip({ title: `${'x'.repeat(9999)}🎉` })?.title).toBe('x'.repeat(9999));
    expect(readTrip({ title: `🎉${'x'.repeat(10_000)}` })?.title).toBe(`🎉${'x'.repeat(9998)}`);
    expect(readTrip({ cities: Array<string>(5000).fill('Kochi') })?.cities).toHaveLength(10_000);
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
    );
  });

  it('gives trips whose fields have their types and can all be displayed', () => {
    fc.assert(
      fc.property(almostATrip, (candidate) => {
        for (const trip of readTrips({ trips: [candidate] }, ORIGIN).trips) {
          const { title, location, cities, cost, startTime, endTime, cover = '/' } = trip;
          expect([title, location, cities].every((text) => typeof text === 'string')).toBe(true);
          expect(cover).toMatch(/^(https:|\/(?!\/))/);
          expect(durationLabel(startTime, endTime, '{days} {nights}')).toMatch(/^\d+ \d+$/);
          expect(dateLabel(startTime, endTime).end.text).toMatch(/^\d+(st|nd|rd|th) \w+ \d+/);
          expect(formatRupees(cost)).toMatch(/^₹\d/);
        }
      }),
    );
  });
});
