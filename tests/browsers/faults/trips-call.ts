import { deepEqual, equal } from 'node:assert/strict';
import { endOfDay, startOfDay } from '../../../src/lib/indian-time.ts';
import { formatRupees } from '../../../src/lib/rupees.ts';
import { content } from '../../e2e/content.ts';
import { OTHER_TRIP, TRIP } from '../../e2e/trip.ts';
import { sectionItem } from '../../e2e/navigation-items.ts';
import type { Visitor } from '../visitor.ts';
import { answerWith, json, NO_ANSWER, REFUSED, trips, type Answer } from './answers.ts';
import { hasKept, openPanel, PHONE, typeIn } from './callback-form.ts';
import { BAR_LINK, CARD, customTrip, PANEL } from './parts.ts';
import { isAt, isHidden, isInView, isShown, untilReplaced, untilReported, wordsOf } from './questions.ts';
import type { Row } from './row.ts';

const HEADING = `${CARD} h3`;
const SPINNER = '.trips .spinner';

/** The trips of the HTML, as a trips server sends them. */
const embedded = content('trips/upcoming').trips.map(({ title, cost, firstDay, lastDay }) => ({
  ...TRIP,
  title,
  cost,
  startTime: startOfDay(firstDay),
  endTime: endOfDay(lastDay),
}));
const titles = embedded.map(({ title }) => title);

const ANOTHER = 'another list than that of the HTML';

/** Opens the panel by the button for a custom trip, and closes it. */
async function customTripWorks(visitor: Visitor): Promise<void> {
  await visitor.press(customTrip);
  await visitor.until('the panel is open', isShown, PANEL);
  await visitor.key('Escape');
  await visitor.until('the panel is closed', isHidden, PANEL);
}

/** No message is shown, the list is that of the HTML, and the rest of the page works. */
async function isAsItWas(visitor: Visitor): Promise<void> {
  await visitor.until('the spinner has gone', isHidden, SPINNER);
  deepEqual(await visitor.ask(wordsOf, HEADING), titles);
  equal(await visitor.ask(isHidden, '.contact-fallback'), true, 'The visitor is told to ring.');
  await customTripWorks(visitor);
  const { label, section } = sectionItem();
  await visitor.press({ css: BAR_LINK, words: label });
  await visitor.until('the bar leads on', isAt, '/', `#${section}`);
  await visitor.until('the section is in view', isInView, `#${section} h2`);
}

const failing = (matrix: string, fault: string, answer: Answer): Row => ({
  matrix,
  promise: `a trips call ${fault} leaves the list as it was, and a page that works`,
  inject: (host) => host.answerTrips(answer),
  async walk(visitor) {
    await visitor.visit('/trips');
    await untilReported(visitor, 'The trips could not be fetched');
    await isAsItWas(visitor);
    return undefined;
  },
});

const replacing = (matrix: string, fault: string, list: (typeof TRIP)[]): Row => ({
  matrix,
  promise: `a trips call with ${fault} replaces the list of the HTML`,
  inject: (host) => host.answerTrips(trips(...list)),
  async walk(visitor) {
    await visitor.visit('/trips');
    await untilReplaced(visitor, list.length);
    deepEqual(
      await visitor.ask(wordsOf, HEADING),
      list.map(({ title }) => title),
    );
    equal(await visitor.ask(isHidden, SPINNER), true, 'The spinner is shown.');
    await customTripWorks(visitor);
    return undefined;
  },
});

/** The faults of the call for the list of trips. */
export const tripsCall: Row[] = [
  failing('refused', 'that is refused', REFUSED),
  ...[401, 404, 500].map((status) =>
    failing('401, 404, 500', `answered with ${status}`, answerWith('no', status, 'text/plain')),
  ),
  {
    matrix: 'hanging',
    promise: 'a trips call that is never answered leaves the trips and the spinner, and a page that works',
    inject: (host) => host.answerTrips(NO_ANSWER),
    async walk(visitor) {
      await visitor.visit('/trips');
      await visitor.until('the spinner is there', isShown, SPINNER);
      deepEqual(await visitor.ask(wordsOf, HEADING), titles);
      await customTripWorks(visitor);
      equal(await visitor.ask(isShown, SPINNER), true);
      return undefined;
    },
  },
  {
    matrix: 'slow',
    promise: 'a trips call slower than the reader keeps the open panel and what was typed in it',
    async walk(visitor, host) {
      const release = host.holdTrips(trips(...embedded.slice(1)));
      await visitor.visit('/trips');
      await visitor.until('the spinner is there', isShown, SPINNER);
      await openPanel(visitor);
      await typeIn(visitor, 'Asha');
      release();
      await untilReplaced(visitor, embedded.length - 1);
      equal(await visitor.ask(isHidden, SPINNER), true);
      deepEqual(await visitor.ask(wordsOf, `${PANEL} [dir=auto]`), titles.slice(0, 1));
      await hasKept(visitor, 'Asha', PHONE);
      return undefined;
    },
  },
  failing('empty body', 'with an empty body', answerWith('')),
  failing(
    'HTML instead of JSON',
    'with HTML instead of JSON',
    answerWith('<!doctype html><h1>Sign in</h1>', 200, 'text/html'),
  ),
  failing('`trips` missing, null or no list', 'without a list', json({})),
  failing('`trips` missing, null or no list', 'with null', json(null)),
  failing('`trips` missing, null or no list', 'with a list of another type', json({ trips: 'none' })),
  replacing(ANOTHER, 'a longer list', [TRIP, ...embedded, OTHER_TRIP]),
  replacing(ANOTHER, 'a shorter list', embedded.slice(1, 3)),
  replacing(ANOTHER, 'an empty list', []),
  {
    matrix: 'other prices',
    promise: 'a trips call with other prices changes those on the cards of the HTML',
    async walk(visitor, host) {
      const changed = embedded.map((trip) => ({ ...trip, cost: trip.cost + 1 }));
      const release = host.holdTrips(trips(...changed));
      await visitor.visit('/trips');
      await visitor.ask((css: string) => {
        for (const card of document.querySelectorAll<HTMLElement>(css)) card.dataset['kept'] = '';
      }, CARD);
      release();
      await untilReplaced(visitor, changed.length);
      deepEqual(
        await visitor.ask(wordsOf, `${CARD}[data-kept] .trip-price strong`),
        changed.map(({ cost }) => formatRupees(cost)),
      );
      return undefined;
    },
  },
];
