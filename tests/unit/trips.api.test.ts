import { expect, it, vi } from 'vitest';
import { fetchUpcomingTrips } from '../../src/features/trips/trips.api.ts';

const { requestJson } = vi.hoisted(() => ({ requestJson: vi.fn() }));
vi.mock('../../src/network/request-json.ts', () => ({ requestJson }));
vi.mock('astro:env/client', () => ({
  TRIPS_SERVER_URL: 'https://api.club.example/v1/',
  TRIPS_BEARER_TOKEN: '',
}));

it('The trips server is asked at one address whether or not its setting ends in a slash', async () => {
  vi.stubGlobal('location', { origin: 'https://www.club.example' });
  requestJson.mockResolvedValue({ trips: [] });
  await fetchUpcomingTrips();
  expect(requestJson).toHaveBeenCalledWith('https://api.club.example/v1/trips/upcoming', expect.anything());
  vi.unstubAllGlobals();
});
