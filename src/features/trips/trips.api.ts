import { TRIPS_BEARER_TOKEN, TRIPS_SERVER_URL } from 'astro:env/client';
import { href } from '../../lib/href.ts';
import { requestJson } from '../../network/request-json.ts';
import { readTrips, type TripList } from './trip-guard.ts';

/**
 * GET {server}/trips/upcoming (specification, section 7); without a server the site's own file (decision 12).
 * @throws what `requestJson` throws, and TypeError when the answer holds no list.
 */
export async function fetchUpcomingTrips(): Promise<TripList> {
  const server = TRIPS_SERVER_URL.replace(/\/$/, '');
  const url = server ? `${server}/trips/upcoming` : href('/trips/upcoming');
  const payload = await requestJson(url, {
    headers: {
      'Content-Type': 'application/json',
      ...(TRIPS_BEARER_TOKEN && { Authorization: `Bearer ${TRIPS_BEARER_TOKEN}` }),
    },
  });
  return readTrips(payload, location.origin);
}
