import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readTrips, type TripList } from '../features/trips/trip-guard.ts';
import { tripsRequest } from '../features/trips/trips.request.ts';
import { HttpError } from '../network/request-json.ts';

/** The file with the last valid response of the trips server, relative to the project root. */
export const TRIPS_COPY = '.cache/trips-server.json';

/** The time that a build waits for the trips server. */
const TIMEOUT_MS = 10_000;

/** Without the origin of the site, covers with a relative URL are left out. */
const UNKNOWN_ORIGIN = 'about:blank';

/** A response of a trips server, and when it was fetched. */
interface TripsCopy {
  server: string;
  /** An ISO 8601 date. */
  fetched: string;
  response: unknown;
}

interface Source {
  /** The setting TRIPS_SERVER_URL. */
  server: string;
  /** The setting TRIPS_BEARER_TOKEN. */
  token: string;
}

/**
 * Fetches the trips of the server at build time and stores the response in `file`. When the server fails, is
 * slow or answers without a list, the file keeps the last valid response.
 * @returns messages for the report of the build: what failed, and what the pages contain instead.
 * @throws errors of the file system only.
 */
export async function updateTripsCopy(
  { server, token }: Source,
  file = TRIPS_COPY,
  timeoutMs = TIMEOUT_MS,
): Promise<string[]> {
  const { url, headers } = tripsRequest(server, token);
  let response: unknown;
  let faults: string[];
  try {
    response = await fetchJson(url, headers, timeoutMs);
    ({ faults } = readTrips(response, UNKNOWN_ORIGIN));
  } catch (error) {
    const copy = await readCopy(server, file);
    const instead =
      copy === 'damaged'
        ? `no trips, because ${file} is damaged`
        : copy
          ? `its trips of ${copy.fetched}`
          : 'no trips';
    return [`${url} ${reasonOf(error)}. Readers without JavaScript and search engines get ${instead}.`];
  }
  await writeCopy({ server, fetched: new Date().toISOString(), response }, file);
  return faults.map((fault) => `${url}: ${fault}`);
}

/**
 * Returns the trips of the last valid response of the server; none if there was no such response.
 * @param origin the origin of the site; undefined if it is unknown
 */
export async function tripsOfCopy(
  server: string,
  origin: string | undefined,
  file = TRIPS_COPY,
): Promise<TripList['trips']> {
  const copy = await readCopy(server, file);
  return typeof copy === 'object' ? readTrips(copy.response, origin ?? UNKNOWN_ORIGIN).trips : [];
}

async function fetchJson(url: string, headers: HeadersInit, timeoutMs: number): Promise<unknown> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new HttpError(url, response.status);
  return response.json();
}

async function writeCopy(copy: TripsCopy, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // A build that is stopped meanwhile leaves the former copy intact.
  await writeFile(`${file}.new`, JSON.stringify(copy));
  await rename(`${file}.new`, file);
}

/** Returns the stored response of a server, or why there is none. */
async function readCopy(server: string, file: string): Promise<TripsCopy | 'damaged' | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    const copy = JSON.parse(await readFile(file, 'utf8')) as TripsCopy;
    readTrips(copy.response, UNKNOWN_ORIGIN);
    return copy.server === server ? copy : undefined;
  } catch {
    return 'damaged';
  }
}

/** Returns what a server did, as a predicate. */
function reasonOf(error: unknown): string {
  if (error instanceof HttpError) return `answered with status ${error.status}`;
  if (error instanceof SyntaxError) return 'answered with something other than JSON';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'did not answer in time';
  if (error instanceof TypeError && !('cause' in error)) return 'answered without a list of trips';
  return 'could not be reached';
}
