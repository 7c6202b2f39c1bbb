import { atom } from 'nanostores';
import type { Trip } from '../../schemas/trip.ts';
import { fetchUpcomingTrips } from './trips.api.ts';

/**
 * The state of the list of trips. After a failure the list is empty, without a message (specification,
 * section 8).
 */
export type Trips = { status: 'loading' } | { status: 'ready'; trips: Trip[] } | { status: 'failed' };

/** The upcoming trips. */
export const $trips = atom<Trips>({ status: 'loading' });

let request: Promise<void> | undefined;

/**
 * Fetches the trips on the first call; later calls return the same promise. Errors are only logged to the
 * console.
 */
export function loadTrips(): Promise<void> {
  request ??= fetchTrips();
  return request;
}

async function fetchTrips(): Promise<void> {
  try {
    const { trips, faults } = await fetchUpcomingTrips();
    for (const fault of faults) console.error(fault);
    $trips.set({ status: 'ready', trips });
  } catch (error) {
    console.error('The trips could not be fetched.', error);
    $trips.set({ status: 'failed' });
  }
}
