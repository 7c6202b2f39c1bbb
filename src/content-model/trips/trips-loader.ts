import type { Loader } from 'astro/loaders';
import { readTrips } from './trip-guard.ts';
import { tripsRequest } from './trips-request.ts';
import { isoDate } from '#content-model/indian-time.ts';

/** The only entry of the collection: the last valid response of the trips server. */
export const TRIPS_RESPONSE = 'response';

/** The time that a build waits for the trips server. */
const TIMEOUT_MS = 10_000;

/** An origin that no cover has, for an unknown site: covers on the site itself stay relative. */
export const NO_ORIGIN = 'https://site.invalid';

const CONTENT = 'the trips of content/upcoming/';

const NO_ANSWER = `This computer has no earlier answer of it, so the site would lose its trips. Nothing was built.
Look whether the trips server runs and whether the setting TRIPS_SERVER_URL is its address, and build again.`;

/**
 * Loads the trips of the server. When it fails, is slow or answers without a list of valid trips, the
 * collection keeps the last valid response, and the report of the build says so.
 * @param server the setting TRIPS_SERVER_URL; without one the collection is empty
 * @param token the setting TRIPS_BEARER_TOKEN
 * @param stop ends a build that has no response, before it empties the folder of the site; without it, as in
 * the dev server, the pages then contain the trips of the content
 * @param signal returns the signal that ends the wait for the server
 */
export function tripsLoader(
  server: string,
  token: string,
  stop?: (message: string) => never,
  signal = () => AbortSignal.timeout(TIMEOUT_MS),
): Loader {
  return {
    name: 'trips-server',
    async load({ store, meta, logger }) {
      if (meta.get('server') !== server) store.clear();
      meta.set('server', server);
      if (!server) return;
      const { url, headers } = tripsRequest(server, token);
      try {
        const answer = await fetch(url, { headers, signal: signal() });
        if (!answer.ok) throw new StatusError(`answered with status ${answer.status}`);
        const response: unknown = await answer.json();
        const { trips, faults } = readTrips(response, NO_ORIGIN);
        for (const fault of faults) logger.warn(`${url}: ${fault} Correct the answer of the trips server.`);
        if (trips.length === 0 && faults.length > 0) throw new TypeError('No trip of the list is valid.');
        store.set({ id: TRIPS_RESPONSE, data: { response, fetched: isoDate(Date.now()) } });
      } catch (error) {
        const failure = `${url} ${reasonOf(error)}.`;
        const fetched = store.get(TRIPS_RESPONSE)?.data['fetched'];
        if (stop && !fetched) stop(`${failure}\n${NO_ANSWER}`);
        const instead = typeof fetched === 'string' ? `its trips of ${fetched} (in India)` : CONTENT;
        logger.warn(`${failure} The pages contain ${instead}.`);
      }
    },
  };
}

/** A response with a status outside 200 to 299. */
class StatusError extends Error {}

/** The failure of the server, as a predicate. */
function reasonOf(error: unknown): string {
  if (error instanceof StatusError) return error.message;
  if (error instanceof SyntaxError) return 'answered with something other than JSON';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'did not answer in time';
  if (error instanceof TypeError && !('cause' in error)) return 'answered without a list of valid trips';
  return 'could not be reached';
}
