import { memo } from 'react';
import type { PackagesWords } from '../../schemas/trips.ts';
import { Text } from '../../components/Text.tsx';
import { requestCallback } from '../callback/callback.store.ts';
import type { Trip } from '../../schemas/trip.ts';
import { TripCard, type TripCardWords } from './TripCard.tsx';

/** What a batch says of every trip. */
export type TripBatchWords = TripCardWords & Pick<PackagesWords, 'requestCallback'>;

interface Props {
  trips: Trip[];
  words: TripBatchWords;
  coverPlaceholder: string;
}

/**
 * Some items of the list of trips, rendered once; a usual list has one batch. Each batch is a grid of its
 * own, so that the browser lays out a long list part by part. To assistive technology all batches are one
 * list.
 */
export const TripBatch = memo(function TripBatch({ trips, words, coverPlaceholder }: Props) {
  return (
    <div className="trip-grid">
      {trips.map((trip, index) => (
        <div key={index} role="listitem">
          <TripCard trip={trip} words={words} coverPlaceholder={coverPlaceholder}>
            <button
              type="button"
              className="button"
              aria-haspopup="dialog"
              onClick={() => requestCallback(trip.title)}
            >
              <Text>{words.requestCallback}</Text>
            </button>
          </TripCard>
        </div>
      ))}
    </div>
  );
});
