import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Spinner } from '../../components/Spinner.tsx';
import type { PackagesWords } from '../../schemas/trips.ts';
import { requestCallback, requestCustomTrip } from '../callback/callback.store.ts';
import { TripCard, type TripCardWords } from './TripCard.tsx';
import { $trips, loadTrips } from './trips.store.ts';

interface Props {
  words: TripCardWords & Pick<PackagesWords, 'loading' | 'requestCallback' | 'requestCustomTrip'>;
  coverPlaceholder: string;
}

/** The upcoming trips as cards, and the button for a trip of one's own. */
export function TripGrid({ words, coverPlaceholder }: Props) {
  const list = useStore($trips, { ssr: 'initial' });

  useEffect(() => {
    void loadTrips();
  }, []);

  return (
    <div className="trips">
      {list.status === 'loading' && <Spinner size={46} label={words.loading} />}
      {list.status === 'ready' && (
        <ul className="trip-grid">
          {list.trips.map((trip, index) => (
            <li key={index}>
              <TripCard trip={trip} words={words} coverPlaceholder={coverPlaceholder}>
                <button type="button" className="button" onClick={() => requestCallback(trip.title)}>
                  {words.requestCallback}
                </button>
              </TripCard>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="button button-secondary" onClick={requestCustomTrip}>
        {words.requestCustomTrip}
      </button>
    </div>
  );
}
