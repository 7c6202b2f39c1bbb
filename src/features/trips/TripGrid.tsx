import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { island } from '../../hydration/island.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { Text } from '../../components/Text.tsx';
import { fill } from '../../lib/fill.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../lib/languages.ts';
import { afterPointerRelease } from './pointer-release.ts';
import type { PackagesTexts } from '../../schemas/trips.ts';
import { requestCustomTrip } from '../callback/callback.store.ts';
import { collapseWithoutShift } from './empty-list.ts';
import type { Trip } from '../../schemas/trip.ts';
import { TripBatch, type TripBatchTexts, type TripTranslations } from './TripBatch.tsx';
import { $trips, loadTrips } from './trips.store.ts';

/**
 * The number of cards per batch: rendering a thousand cards at once would block the main thread. It fills
 * complete rows of 1, 2, 3, 4 and 6 cards.
 */
const BATCH_SIZE = 12;

const NO_TRIPS: Trip[] = [];

interface Props {
  /** The language of the page; undefined for the default language. */
  language?: Language | undefined;
  translations?: TripTranslations | undefined;
  texts: TripBatchTexts & Pick<PackagesTexts, 'loading' | 'loaded' | 'requestCustomTrip'>;
  coverPlaceholder: string;
}

/** The cards of the upcoming trips, and the button for a custom trip. */
export const TripGrid = island(function TripGrid(props: Props) {
  const { language, translations, texts, coverPlaceholder } = props;
  const list = useStore($trips, { ssr: 'initial' });
  const ready = useAfterPointerRelease(list.status !== 'loading');
  const trips = ready && list.status === 'ready' ? list.trips : NO_TRIPS;
  const batches = useBatches(trips);

  const root = useRef<HTMLDivElement>(null);
  const customTrip = useRef<HTMLButtonElement>(null);
  const isListed = trips.length > 0;
  const collapsed = useCollapse(root, ready && !isListed);

  // The button keeps its element, so that a click or the focus is not lost. Its layout box is recreated, so
  // that the move is not counted as a layout shift.
  useLayoutEffect(() => {
    if (isListed && customTrip.current) recreateLayoutBox(customTrip.current);
  }, [isListed]);

  // Does nothing when the script of the page has already started the request.
  useEffect(() => void loadTrips(), []);

  return (
    <div ref={root} className="trips" data-collapsed={collapsed}>
      <div className="trip-list">
        {!ready && <Spinner size={46} label={texts.loading} />}
        <p className="visually-hidden" role="status">
          {isListed && <Text>{countLabel(trips.length, texts.loaded, language)}</Text>}
        </p>
        {isListed && (
          <div className="trip-batches" role="list">
            {batches.map((batch, index) => (
              <TripBatch
                key={index}
                trips={batch}
                language={language}
                translations={translations}
                texts={texts}
                coverPlaceholder={coverPlaceholder}
              />
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
        <Text>{texts.requestCustomTrip}</Text>
      </button>
    </div>
  );
});

function countLabel(
  count: number,
  { one, other }: PackagesTexts['loaded'],
  language: Language = DEFAULT_LANGUAGE,
): string {
  return fill(new Intl.PluralRules(language).select(count) === 'one' ? one : other, { count });
}

/**
 * Returns true once the request has ended and no pointer is down, so that a click does not miss its target.
 */
function useAfterPointerRelease(loaded: boolean): boolean {
  const [ready, setReady] = useState(false);
  useLayoutEffect(() => (loaded ? afterPointerRelease(() => setReady(true)) : undefined), [loaded]);
  return ready;
}

/** Returns true once the space reserved for an empty list can collapse without a visible layout shift. */
function useCollapse(root: RefObject<HTMLElement | null>, empty: boolean): boolean {
  const [collapsed, setCollapsed] = useState(false);
  useLayoutEffect(() => {
    if (!empty || !root.current) return;
    return collapseWithoutShift(root.current, () => setCollapsed(true));
  }, [empty, root]);
  return collapsed;
}

function recreateLayoutBox(element: HTMLElement): void {
  element.style.display = 'none';
  element.getBoundingClientRect();
  element.style.display = '';
}

/** Splits the list into batches. Returns the first one immediately, and two more after each render. */
function useBatches(trips: Trip[]): Trip[][] {
  const [rendered, setRendered] = useState(1);
  const batches = useMemo(
    () =>
      Array.from({ length: Math.ceil(trips.length / BATCH_SIZE) }, (_, index) =>
        trips.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
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
