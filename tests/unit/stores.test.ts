import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as testimonials from '#islands/testimonials/testimonials.store.ts';
import { fingerprint } from '#islands/trips/fingerprint.ts';
import { $changedTrips, receiveTrips } from '#islands/trips/trips.store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('The testimonials', () => {
  const { $realIndex, showsOneAtATime, startCarousel, togglePause } = testimonials;
  const rotating = () => testimonials.$rotating.get();
  beforeEach(() => startCarousel(4, { paused: false }));

  it('begin with the first one', () => {
    $realIndex.set(2);
    startCarousel(4, { paused: false });
    expect($realIndex.get()).toBe(0);
  });

  it('turn by themselves, but not where motion is to be reduced, until the reader lets them', () => {
    expect(rotating()).toBe(true);
    startCarousel(4, { paused: true });
    expect(rotating()).toBe(false);
    togglePause();
    expect(rotating()).toBe(true);
  });

  it('are shown one at a time when there are fewer than the three that are visible and one to come', () => {
    expect([1, 3, 4, 9].map(showsOneAtATime)).toEqual([true, true, false, false]);
  });
});

describe('The changed trips', () => {
  const TRIP = {
    title: 'A test',
    location: '',
    cities: '',
    cost: 12_000,
    startTime: 1.9e12,
    endTime: 1.9e12,
  };

  /** Receives an answer to the trips call. */
  function receive(answer: unknown): Promise<void> {
    vi.stubGlobal('window', { changedTrips: Promise.resolve(answer) });
    return receiveTrips();
  }

  beforeEach(() => {
    $changedTrips.set(undefined);
    vi.stubGlobal('location', { origin: 'https://club.example' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('are those of the answer, and each that was left out is logged', async () => {
    await receive({ trips: [TRIP, { ...TRIP, cost: 'much' }] });
    expect($changedTrips.get()).toEqual([{ ...TRIP, cover: undefined }]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Trip 1 is left out: "cost"'),
    );
  });

  it('stay as they were when the answer has no list, which is logged only', async () => {
    await receive({ trips: [TRIP] });
    const before = $changedTrips.get();
    await receive({});
    expect($changedTrips.get()).toBe(before);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.any(TypeError));
  });
});

it('A fingerprint is the same for the same JSON value only', async () => {
  const value = { trips: [{ title: 'सैर', cost: 1 }] };
  const copy = JSON.parse(JSON.stringify(value, null, 2)) as unknown;
  expect(await fingerprint(copy)).toBe(await fingerprint(value));
  expect(await fingerprint({ trips: [{ title: 'सैर', cost: 2 }] })).not.toBe(await fingerprint(value));
  expect(await fingerprint(undefined)).not.toBe(await fingerprint(null));
});

it('A fingerprint is undefined in a browser that offers no hashes', async () => {
  vi.stubGlobal('crypto', {});
  expect(await fingerprint({})).toBeUndefined();
});
