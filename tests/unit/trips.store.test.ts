import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $changedTrips, receiveTrips } from '../../src/features/trips/trips.store.ts';

const TRIP = { title: 'A test', location: '', cities: '', cost: 12_000, startTime: 0, endTime: 1 };

/** Receives an answer to the trips call. */
function receive(answer: unknown): Promise<void> {
  vi.stubGlobal('window', { changedTrips: Promise.resolve(answer) });
  return receiveTrips();
}

describe('The changed trips', () => {
  beforeEach(() => {
    $changedTrips.set(undefined);
    vi.stubGlobal('location', { origin: 'https://club.example' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
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
