import { memo } from 'react';
import type { PackagesWords } from '../../schemas/trips.ts';
import { requestCallback } from '../callback/callback.store.ts';
import type { Trip } from './trip.ts';
import { TripCard, type TripCardWords } from './TripCard.tsx';

/** What a batch says of every trip. */
export type TripBatchWords = TripCardWords & Pick<PackagesWords, 'requestCallback'>;

interface Props {
  trips: Trip[];
  words: TripBatchWords;
  coverPlaceholder: string;
}

/** A part of the list of trips, drawn once; a usual list has one. */
export const TripBatch = memo(function TripBatch({ trips, words, coverPlaceholder }: Props) {
  return (
    <ul className="trip-grid">
      {trips.map((trip, index) => (
        <li key={index}>
          <TripCard trip={trip} words={words} coverPlaceholder={coverPlaceholder}>
            <button
              type="button"
              className="button"
              aria-haspopup="dialog"
              onClick={() => requestCallback(trip.title)}
            >
              {words.requestCallback}
            </button>
          </TripCard>
        </li>
      ))}
    </ul>
  );
});
