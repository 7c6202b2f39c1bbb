import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { fetchUpcomingTrips } = vi.hoisted(() => ({ fetchUpcomingTrips: vi.fn() }));
vi.mock('../../src/features/trips/trips.api.ts', () => ({ fetchUpcomingTrips }));

type Store = typeof import('../../src/features/trips/trips.store.ts');

describe('The trips', () => {
  let store: Store;

  beforeEach(async () => {
    vi.resetModules();
    fetchUpcomingTrips.mockReset();
    store = await import('../../src/features/trips/trips.store.ts');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are loading until the answer comes, then ready', async () => {
    fetchUpcomingTrips.mockResolvedValue({ trips: [], faults: [] });
    const loading = store.loadTrips();
    expect(store.$trips.get()).toEqual({ status: 'loading' });
    await loading;
    expect(store.$trips.get()).toEqual({ status: 'ready', trips: [] });
  });

  it('have failed when the call fails, which is logged only', async () => {
    const error = new TypeError('network');
    fetchUpcomingTrips.mockRejectedValue(error);
    await store.loadTrips();
    expect(store.$trips.get()).toEqual({ status: 'failed' });
    expect(console.error).toHaveBeenCalledWith(expect.any(String), error);
  });

  it('log each trip that was left out', async () => {
    fetchUpcomingTrips.mockResolvedValue({
      trips: [],
      faults: ['Trip 3 is left out: "cost" is not a number.'],
    });
    await store.loadTrips();
    expect(console.error).toHaveBeenCalledWith('Trip 3 is left out: "cost" is not a number.');
  });

  it('are asked for once, however often they are wanted', async () => {
    fetchUpcomingTrips.mockResolvedValue({ trips: [], faults: [] });
    await Promise.all([store.loadTrips(), store.loadTrips()]);
    expect(fetchUpcomingTrips).toHaveBeenCalledOnce();
  });
});
