import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { island } from '../../hydration/island.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { Text } from '../../components/Text.tsx';
import { fill } from '../../lib/fill.ts';
import { oncePressEnds } from './pointer-release.ts';
import type { PackagesWords } from '../../schemas/trips.ts';
import { requestCustomTrip } from '../callback/callback.store.ts';
import { collapseUnseen } from './empty-list.ts';
import type { Trip } from '../../schemas/trip.ts';
import { TripBatch, type TripBatchWords } from './TripBatch.tsx';
import { $trips, loadTrips } from './trips.store.ts';

/**
 * How many cards are rendered at first: a thousand at once would block the page. They fill rows of 1, 2, 3, 4
 * and 6.
 */
const BATCH = 12;

const NO_TRIPS: Trip[] = [];

const pluralRules = new Intl.PluralRules('en');

interface Props {
  words: TripBatchWords & Pick<PackagesWords, 'loading' | 'loaded' | 'requestCustomTrip'>;
  coverPlaceholder: string;
}

/** The upcoming trips as cards, and the button for a trip of one's own. */
export const TripGrid = island(function TripGrid({ words, coverPlaceholder }: Props) {
  const list = useStore($trips, { ssr: 'initial' });
  const arrived = useArrival(list.status !== 'loading');
  const trips = arrived && list.status === 'ready' ? list.trips : NO_TRIPS;
  const batches = useBatches(trips);

  const root = useRef<HTMLDivElement>(null);
  const customTrip = useRef<HTMLButtonElement>(null);
  const isListed = trips.length > 0;
  const collapsed = useCollapse(root, arrived && !isListed);

  // It stays the same button, so that no press and no focus is lost. Its layout box is recreated, so that its
  // move is not counted as a layout shift.
  useLayoutEffect(() => {
    if (isListed && customTrip.current) recreateLayoutBox(customTrip.current);
  }, [isListed]);

  // Only where the call did not go out before this island came.
  useEffect(() => void loadTrips(), []);

  return (
    <div ref={root} className="trips" data-collapsed={collapsed}>
      <div className="trip-list">
        {!arrived && <Spinner size={46} label={words.loading} />}
        <p className="visually-hidden" role="status">
          {isListed && <Text>{countLabel(trips.length, words.loaded)}</Text>}
        </p>
        {isListed && (
          <div className="trip-batches" role="list">
            {batches.map((batch, index) => (
              <TripBatch key={index} trips={batch} words={words} coverPlaceholder={coverPlaceholder} />
            ))}
          </div>
        )}
      </div>
      <button
        ref={customTrip}
        type="button"
        className="button button-secondary"
        aria-haspopup="dialog"
        onClick={requestCustomTrip}
      >
        <Text>{words.requestCustomTrip}</Text>
      </button>
    </div>
  );
});

function countLabel(count: number, { one, other }: PackagesWords['loaded']): string {
  return fill(pluralRules.select(count) === 'one' ? one : other, { count });
}

/**
 * Whether an answer may be shown: once it has come, and no press is going on that it would move a target
 * from.
 */
function useArrival(answered: boolean): boolean {
  const [arrived, setArrived] = useState(false);
  useLayoutEffect(() => (answered ? oncePressEnds(() => setArrived(true)) : undefined), [answered]);
  return arrived;
}

/**
 * Whether the room that was kept for the list is given up: once the list is known to be empty, and out of
 * sight.
 */
function useCollapse(root: RefObject<HTMLElement | null>, empty: boolean): boolean {
  const [collapsed, setCollapsed] = useState(false);
  useLayoutEffect(() => {
    if (!empty || !root.current) return;
    return collapseUnseen(root.current, () => setCollapsed(true));
  }, [empty, root]);
  return collapsed;
}

function recreateLayoutBox(element: HTMLElement): void {
  element.style.display = 'none';
  element.getBoundingClientRect();
  element.style.display = '';
}

/**
 * The list in batches: one at once, for it is in sight, and two more each time the page has rendered the last
 * ones.
 */
function useBatches(trips: Trip[]): Trip[][] {
  const [rendered, setRendered] = useState(1);
  const batches = useMemo(
    () =>
      Array.from({ length: Math.ceil(trips.length / BATCH) }, (_, index) =>
        trips.slice(index * BATCH, (index + 1) * BATCH),
      ),
    [trips],
  );
  useEffect(() => {
    if (rendered >= batches.length) return;
    const timer = setTimeout(() => setRendered(rendered + 2));
    return () => clearTimeout(timer);
  }, [rendered, batches]);
  return batches.slice(0, rendered);
}
