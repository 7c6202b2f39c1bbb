import type { Loader } from 'astro/loaders';
import { readTrips } from './trip-guard.ts';
import { tripsRequest } from './trips-request.ts';
import { HttpError } from '../request-json.ts';

/** The only entry of the collection: the last valid response of the trips server. */
export const TRIPS_RESPONSE = 'response';

/** The time that a build waits for the trips server. */
const TIMEOUT_MS = 10_000;

/** An origin that no cover has, in place of an unknown one: covers on the site itself stay relative. */
export const NO_ORIGIN = 'https://site.invalid';

/**
 * Returns a content loader that asks the trips server. When the server fails, is slow or answers without a
 * list, the collection keeps the last valid response, and the report of the build says so.
 * @param server the setting TRIPS_SERVER_URL; without one the collection is empty
 * @param token the setting TRIPS_BEARER_TOKEN
 */
export function tripsLoader(server: string, token: string, timeoutMs = TIMEOUT_MS): Loader {
  return {
    name: 'trips-server',
    async load({ store, meta, logger }) {
      if (meta.get('server') !== server) store.clear();
      meta.set('server', server);
      if (!server) return;
      const { url, headers } = tripsRequest(server, token);
      try {
        const response = await fetchJson(url, headers, timeoutMs);
        for (const fault of readTrips(response, NO_ORIGIN).faults) logger.warn(`${url}: ${fault}`);
        store.set({ id: TRIPS_RESPONSE, data: { response, fetched: new Date().toISOString() } });
      } catch (error) {
        const fetched = store.get(TRIPS_RESPONSE)?.data['fetched'];
        const instead = typeof fetched === 'string' ? `its trips of ${fetched}` : 'no trips';
        logger.warn(`${url} ${reasonOf(error)}. The pages contain ${instead}.`);
      }
    },
  };
}

async function fetchJson(url: string, headers: HeadersInit, timeoutMs: number): Promise<unknown> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new HttpError(url, response.status);
  return response.json();
}

/** Returns what a server did, as a predicate. */
function reasonOf(error: unknown): string {
  if (error instanceof HttpError) return `answered with status ${error.status}`;
  if (error instanceof SyntaxError) return 'answered with something other than JSON';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'did not answer in time';
  if (error instanceof TypeError && !('cause' in error)) return 'answered without a list of trips';
  return 'could not be reached';
}
