import { atom } from 'nanostores';
import type { Trip } from '../../schemas/trip.ts';
import { fetchUpcomingTrips } from './trips.api.ts';

/**
 * Where the list of trips stands; a failed list is shown as an empty one, without a message (specification,
 * section 8).
 */
export type Trips = { status: 'loading' } | { status: 'ready'; trips: Trip[] } | { status: 'failed' };

/** The upcoming trips. */
export const $trips = atom<Trips>({ status: 'loading' });

let call: Promise<void> | undefined;

/** Fetches the trips, once however often it is called; what goes wrong is said on the console only. */
export function loadTrips(): Promise<void> {
  call ??= fetchTrips();
  return call;
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
