import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { island } from '../../components/island.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { oncePressEnds } from '../../lib/press.ts';
import type { PackagesWords } from '../../schemas/trips.ts';
import { requestCustomTrip } from '../callback/callback.store.ts';
import type { Trip } from './trip.ts';
import { TripBatch, type TripBatchWords } from './TripBatch.tsx';
import { $trips, loadTrips } from './trips.store.ts';

/** How many cards are drawn at first: a thousand at once would hold up the page. They fill rows of 1, 2, 3, 4 and 6. */
const BATCH = 12;

interface Props {
  words: TripBatchWords & Pick<PackagesWords, 'loading' | 'requestCustomTrip'>;
  coverPlaceholder: string;
}

/** The upcoming trips as cards, and the button for a trip of one's own. */
export const TripGrid = island(function TripGrid({ words, coverPlaceholder }: Props) {
  const list = useStore($trips, { ssr: 'initial' });
  const arrived = useArrival(list.status !== 'loading');
  const batches = useBatches(arrived && list.status === 'ready' ? list.trips : []);

  const customTrip = useRef<HTMLButtonElement>(null);
  const isListed = batches.length > 0;

  // It stays the same button, so that no press and no focus is lost; but its box is a new one, so that nothing counts as moved.
  useLayoutEffect(() => {
    if (isListed && customTrip.current) layOutAnew(customTrip.current);
  }, [isListed]);

  // Only where the call did not go out before this island came.
  useEffect(() => void loadTrips(), []);

  return (
    <div className="trips">
      <div className="trip-list">
        {!arrived && <Spinner size={46} label={words.loading} />}
        {batches.map((trips, index) => (
          <TripBatch key={index} trips={trips} words={words} coverPlaceholder={coverPlaceholder} />
        ))}
      </div>
      <button
        ref={customTrip}
        type="button"
        className="button button-secondary"
        aria-haspopup="dialog"
        onClick={requestCustomTrip}
      >
        {words.requestCustomTrip}
      </button>
    </div>
  );
});

/** Whether an answer may be shown: once it has come, and no hand presses what it would push away. */
function useArrival(answered: boolean): boolean {
  const [arrived, setArrived] = useState(false);
  useLayoutEffect(() => (answered ? oncePressEnds(() => setArrived(true)) : undefined), [answered]);
  return arrived;
}

/** Takes the box of an element away and makes another one, all before the next paint. */
function layOutAnew(element: HTMLElement): void {
  element.style.display = 'none';
  element.getBoundingClientRect();
  element.style.display = '';
}

/** Gives a list in batches: one at once, for it is in sight, and two more each time the page has drawn the last ones. */
function useBatches(trips: Trip[]): Trip[][] {
  const [drawn, setDrawn] = useState(1);
  const batches = useMemo(
    () =>
      Array.from({ length: Math.ceil(trips.length / BATCH) }, (_, index) =>
        trips.slice(index * BATCH, (index + 1) * BATCH),
      ),
    [trips],
  );
  useEffect(() => {
    if (drawn >= batches.length) return;
    const timer = setTimeout(() => setDrawn(drawn + 2));
    return () => clearTimeout(timer);
  }, [drawn, batches]);
  return batches.slice(0, drawn);
}
