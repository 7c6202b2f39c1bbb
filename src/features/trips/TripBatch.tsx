import { memo } from 'react';
import type { PackagesTexts } from '../../schemas/trips.ts';
import { Text } from '../../components/Text.tsx';
import type { Language } from '../../lib/languages.ts';
import { requestCallback } from '../callback/callback.store.ts';
import type { Trip, TripTranslation } from '../../schemas/trip.ts';
import { TripCard, type TripCardTexts } from './TripCard.tsx';

/** The texts that are the same for every trip of a batch. */
export type TripBatchTexts = TripCardTexts & Pick<PackagesTexts, 'requestCallback'>;

/** The texts of trips in another language, by their titles. */
export type TripTranslations = Record<string, TripTranslation>;

interface Props {
  trips: Trip[];
  language?: Language | undefined;
  translations?: TripTranslations | undefined;
  texts: TripBatchTexts;
  coverPlaceholder: string;
}

/**
 * A batch of list items, memoized. Each batch is a separate grid, so that the browser lays out a long list in
 * parts. Assistive technology gets one list.
 */
export const TripBatch = memo(function TripBatch(props: Props) {
  const { trips, language, translations, texts, coverPlaceholder } = props;
  return (
    <div className="trip-grid">
      {trips.map((trip, index) => (
        <div key={index} role="listitem">
          <TripCard
            trip={trip}
            language={language}
            translation={translations?.[trip.title]}
            texts={texts}
            coverPlaceholder={coverPlaceholder}
          >
            <button
              type="button"
              className="button"
              aria-haspopup="dialog"
              onClick={() => requestCallback(trip.title, translations?.[trip.title]?.title)}
            >
              <Text>{texts.requestCallback}</Text>
            </button>
          </TripCard>
        </div>
      ))}
    </div>
  );
});
