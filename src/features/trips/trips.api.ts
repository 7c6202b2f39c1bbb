import { TRIPS_BEARER_TOKEN, TRIPS_SERVER_URL } from 'astro:env/client';
import { href } from '../../lib/href.ts';
import { requestJson } from '../../network/request-json.ts';
import { readTrips, type TripList } from './trip-guard.ts';
import { tripsRequest } from './trips.request.ts';

/**
 * Fetches the trips of the server, or without a server those of the static file of the site (decision 12).
 * @throws the errors of `requestJson`, and TypeError when the response contains no list.
 */
export async function fetchUpcomingTrips(): Promise<TripList> {
  const { url, headers } = tripsRequest(TRIPS_SERVER_URL, TRIPS_BEARER_TOKEN);
  const payload = await requestJson(TRIPS_SERVER_URL ? url : href('/trips/upcoming'), { headers });
  return readTrips(payload, location.origin);
}
