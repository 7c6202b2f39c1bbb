import { memo } from 'react';
import type { PackagesWords } from '../../schemas/trips.ts';
import { Text } from '../../components/Text.tsx';
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

/** Some items of the list of trips, rendered once; a usual list has one batch. */
export const TripBatch = memo(function TripBatch({ trips, words, coverPlaceholder }: Props) {
  return trips.map((trip, index) => (
    <li key={index}>
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
    </li>
  ));
});
