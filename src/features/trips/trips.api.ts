import { TRIPS_BEARER_TOKEN, TRIPS_SERVER_URL } from 'astro:env/client';
import { href } from '../../lib/href.ts';
import { requestJson } from '../../network/request-json.ts';
import { readTrips, type TripList } from './trip-guard.ts';

/**
 * Fetches the trips with GET {server}/trips/upcoming (specification, section 7), or without a server from the
 * static file of the site (decision 12).
 * @throws the errors of `requestJson`, and TypeError when the response contains no list.
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
