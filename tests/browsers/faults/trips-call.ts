import { deepEqual, equal } from 'node:assert/strict';
import { content } from '../../e2e/content.ts';
import { sectionItem } from '../../e2e/words.ts';
import type { Visitor } from '../visitor.ts';
import { answerWith, json, NO_ANSWER, REFUSED, trips, type Answer } from './answers.ts';
import { BAR_LINK, CARD, customTrip, PANEL } from './parts.ts';
import { areSoMany, isAt, isHidden, isInView, isShown, untilReported, wordsOf } from './questions.ts';
import { scriptOf } from './host.ts';
import type { Row } from './row.ts';

const { requestCustomTrip } = content('trips/packages');
const { trips: embedded } = content('trips/upcoming');
const SPINNER = '.trips .spinner';

/** Opens the panel by the button for a custom trip, and closes it. */
async function customTripWorks(visitor: Visitor): Promise<void> {
  await visitor.press(customTrip);
  await visitor.until('the panel is open', isShown, PANEL);
  await visitor.key('Escape');
  await visitor.until('the panel is closed', isHidden, PANEL);
}

/** Neither a message nor a list is shown, and the rest of the page works. */
async function isSilentlyEmpty(visitor: Visitor): Promise<void> {
  await visitor.until('the spinner has gone', areSoMany, SPINNER, 0);
  deepEqual(await visitor.ask(wordsOf, '.trips'), [requestCustomTrip]);
  equal(await visitor.ask(isHidden, '.contact-fallback'), true, 'The visitor is told to ring.');
  await customTripWorks(visitor);
  const { label, section } = sectionItem();
  await visitor.press({ css: BAR_LINK, words: label });
  await visitor.until('the bar leads on', isAt, '/', `#${section}`);
  await visitor.until('the section is in view', isInView, `#${section} h2`);
}

const failing = (matrix: string, fault: string, answer: Answer): Row => ({
  matrix,
  promise: `a trips call ${fault} leaves an empty list, and a page that works`,
  inject: (host) => host.answerTrips(answer),
  async walk(visitor) {
    await visitor.visit('/trips');
    await untilReported(visitor, 'The trips could not be fetched');
    await isSilentlyEmpty(visitor);
    return undefined;
  },
});

const leavingNoRoom = (fault: string, answer: Answer): Row => ({
  matrix: 'an empty or failed list',
  promise: `a list ${fault} leaves no blank room`,
  inject: (host) => host.answerTrips(answer),
  async walk(visitor) {
    await visitor.visit('/trips');
    await visitor.until('the spinner has gone', areSoMany, SPINNER, 0);
    await visitor.ask(() => scrollTo({ top: 200, behavior: 'instant' }));
    await visitor.until('there is no blank room around the button', () => {
      const box = (css: string) => document.querySelector(css)?.getBoundingClientRect();
      const [section, heading, button] = [box('#packages'), box('#packages h2'), box('.trips > .button')];
      if (!section || !heading || !button) return false;
      const rooms = [button.top - heading.bottom, section.bottom - button.bottom];
      return rooms.every((room) => room >= 0 && room < 120);
    });
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
    promise: 'a trips call that is never answered leaves the spinner, and a page that works',
    inject: (host) => host.answerTrips(NO_ANSWER),
    async walk(visitor) {
      await visitor.visit('/trips');
      await visitor.until('the spinner is there', isShown, SPINNER);
      await customTripWorks(visitor);
      deepEqual(await visitor.ask(areSoMany, SPINNER, 1), true);
      return undefined;
    },
  },
  {
    matrix: 'slow',
    promise: 'a slow trips call shows the spinner, and then the trips',
    async walk(visitor, host) {
      const release = host.holdTrips();
      await visitor.visit('/trips');
      await visitor.until('the spinner is there', isShown, SPINNER);
      equal(await visitor.ask(areSoMany, CARD, 0), true);
      release();
      await visitor.until('the trips are there', areSoMany, CARD, embedded.length);
      equal(await visitor.ask(areSoMany, SPINNER, 0), true);
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
  leavingNoRoom('that is empty', trips()),
  leavingNoRoom('that cannot be fetched', answerWith('no', 500)),
  {
    matrix: 'the script that asks for the trips early',
    promise: 'the trips come although the script that asks for them early does not',
    inject: (host) => host.answer(scriptOf('Packages'), REFUSED),
    async walk(visitor) {
      await visitor.visit('/trips');
      await visitor.until('the trips are there', areSoMany, CARD, embedded.length);
      return undefined;
    },
  },
];
