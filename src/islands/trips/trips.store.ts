import { atom } from 'nanostores';
import type { Trip } from '#content-model/trips/card.ts';
import { readTrips } from '#content-model/trips/trip-guard.ts';
import type {} from './trips-call.ts';

/**
 * The upcoming trips, once the answer to the trips call differs from the one from which the page was built;
 * before that undefined. After a failure the list stays as it was, without a message
 * (specification, "What happens in each fault" and "Trips and cards").
 */
export const $changedTrips = atom<Trip[] | undefined>();

/** Reads the answer that the inline script of the page has. Errors are only logged to the console. */
export async function receiveTrips(): Promise<void> {
  try {
    const { trips, faults } = readTrips(await window.changedTrips, location.origin);
    for (const fault of faults) console.error(fault);
    $changedTrips.set(trips);
  } catch (error) {
    console.error('The trips could not be fetched.', error);
  }
}
