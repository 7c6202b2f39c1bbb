import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Text } from '#components/Text.tsx';
import { island } from '#islands/hydration/island.tsx';
import { fill } from '#content-model/format.ts';
import { DEFAULT_LANGUAGE, type Language } from '#content-model/languages.ts';
import { cardOf, type Card, type Trip } from '#content-model/trips/card.ts';
import type { Words } from '#content-model/content.ts';
import { TripCard, type TripCardTexts } from './TripCard.tsx';
import { $changedTrips, receiveTrips } from './trips.store.ts';

interface Props extends Pick<ComponentProps<typeof TripCard>, 'language' | 'coverPlaceholder' | 'phone'> {
  /** The cards in the HTML. */
  cards: Card[];
  texts: TripCardTexts & Pick<Words['trips'], 'loaded'>;
}

/** The cards of the upcoming trips. They change when the trips call has another answer than the HTML. */
export const TripGrid = island(function TripGrid({ cards: builtCards, texts, ...props }: Props) {
  const changed = useStore($changedTrips, { ssr: 'initial' });
  const cards = changed?.map((trip) => cardOf(trip, builtCards)) ?? builtCards;
  const keys = keysOf(cards);
  const list = usePlaceKept(changed);

  useEffect(() => void receiveTrips(), []);

  return (
    <div ref={list} className="grid trip-list" tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {changed && <Text>{countLabel(cards.length, texts.loaded, props.language)}</Text>}
      </p>
      {cards.length > 0 && (
        <ul className="grid trip-grid">
          {cards.map((card, index) => (
            <li key={keys[index]}>
              <TripCard card={card} texts={texts} {...props} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** Keys by title and start, numbered if several trips have the same: a trip that stays keeps its element. */
function keysOf(cards: readonly Card[]): string[] {
  const counts = new Map<string, number>();
  return cards.map(({ title, startTime }) => {
    const name = `${startTime} ${title}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${count} ${name}`;
  });
}

/** A ref to the list. Its place on the screen is kept when the trips change. */
function usePlaceKept(changed: readonly Trip[] | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const restorePlace = useRef<() => void>(undefined);
  useEffect(() => {
    const remember = () => (restorePlace.current = list.current ? rememberPlace(list.current) : undefined);
    return $changedTrips.listen(remember);
  }, []);
  useLayoutEffect(() => restorePlace.current?.(), [changed]);
  return list;
}

/**
 * The returned function restores the place of the list after it has changed. When its beginning is above the
 * viewport, the first visible card that stays, or else the section after the list, keeps its place on the
 * screen, also in Safari, which has no scroll anchoring. The list gets the focus of a removed card.
 */
function rememberPlace(list: HTMLElement): () => void {
  const hadFocus = list.contains(document.activeElement);
  const isAbove = list.getBoundingClientRect().top < 0;
  const parts = isAbove ? document.querySelectorAll('.trip-grid > li, section:has(.trip-list) ~ *') : [];
  const visible = Array.from(parts, (part) => ({ part, box: part.getBoundingClientRect() })).filter(
    ({ box }) => box.bottom > 0 && box.top < innerHeight,
  );
  return () => {
    const kept = visible.find(({ part }) => part.isConnected);
    if (kept) scrollBy({ top: kept.part.getBoundingClientRect().top - kept.box.top, behavior: 'instant' });
    if (hadFocus && document.activeElement === document.body) list.focus({ preventScroll: true });
  };
}

function countLabel(
  count: number,
  { one, other }: Words['trips']['loaded'],
  language: Language = DEFAULT_LANGUAGE,
): string {
  return fill(new Intl.PluralRules(language).select(count) === 'one' ? one : other, { count });
}
