import { deepEqual, equal } from 'node:assert/strict';
import { TRIP } from '../../e2e/trip.ts';
import type { Visitor } from '../visitor.ts';
import { trips } from './answers.ts';
import { CARD, nameField, PANEL, tripButton } from './parts.ts';
import { CONSOLE_KEY } from './console.ts';
import { areSoMany, isInView, isShown, textsOf, untilReplaced, wordsOf } from './questions.ts';
import type { Row } from './row.ts';

const HEADING = `${CARD} h3`;
const PHONE_WINDOW = [320, 640] as const;
const TURNED = '\u202Eرحلة إلى دلهي 👵🏽🎉';
const HOSTILE = '<img src=x onerror=hacked()><script>hacked()</script>"\'>{{constructor}}';

/** Opens the trips page, and waits until its list is that of the answer, with so many cards. */
async function visitTrips(visitor: Visitor, count: number): Promise<void> {
  await visitor.visit('/trips');
  await untilReplaced(visitor, count);
}

/** Opens the panel of the first trip. */
async function askForFirst(visitor: Visitor): Promise<void> {
  await visitor.press(tripButton());
  await visitor.until('the panel is open', isShown, PANEL);
}

const leftOut = (field: string, ...wrong: unknown[]): Row => ({
  matrix: 'title, cost or a time missing or of a wrong type',
  promise: `trips whose ${field} is of a wrong type are left out, and the others are shown`,
  inject: (host) =>
    host.answerTrips(
      trips({ ...TRIP, title: 'First' }, ...wrong.map((value) => ({ ...TRIP, [field]: value })), {
        ...TRIP,
        title: 'Last',
      }),
    ),
  async walk(visitor) {
    await visitTrips(visitor, 2);
    deepEqual(await visitor.ask(wordsOf, HEADING), ['First', 'Last']);
    const log = await visitor.ask((key: string) => sessionStorage.getItem(key) ?? '', CONSOLE_KEY);
    equal(log.match(/Trip \d+ is left out/g)?.length, wrong.length);
    return undefined;
  },
});

const shownWithout = (field: string, ...odd: unknown[]): Row => ({
  matrix: 'place, cities or covers missing or of a wrong type, numbers as text',
  promise: `trips whose ${field} is missing or of another type are shown all the same`,
  inject: (host) => host.answerTrips(trips(...odd.map((value) => ({ ...TRIP, [field]: value })))),
  walk: async (visitor) => {
    await visitTrips(visitor, odd.length);
    return undefined;
  },
});

const long = (kind: string, text: string): Row => ({
  matrix: 'texts of 10,000 characters',
  promise: `texts of 10,000 characters ${kind} stay within their card and the panel`,
  window: PHONE_WINDOW,
  inject: (host) => host.answerTrips(trips({ ...TRIP, title: text, location: text, cities: text }, TRIP)),
  async walk(visitor) {
    await visitTrips(visitor, 2);
    const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
    equal(await visitor.ask(fits), true, 'The page scrolls sideways.');
    await askForFirst(visitor);
    await visitor.press(nameField);
    await visitor.type('Asha');
    const panelFits = (css: string) => {
      const panel = document.querySelector(css);
      return !!panel && panel.scrollWidth <= panel.clientWidth;
    };
    equal(await visitor.ask(panelFits, PANEL), true, 'The panel scrolls sideways.');
    await visitor.ask((css: string) => document.querySelector(css)?.scrollIntoView(), `${PANEL} form button`);
    await visitor.until('Submit can be reached', isInView, `${PANEL} form button`);
    return `${String(await visitor.ask(() => innerWidth))} px wide`;
  },
});

/** Odd values in the list of trips. */
export const tripValues: Row[] = [
  leftOut('title', 5, null, ['Lamps'], { text: 'Lamps' }, undefined),
  leftOut('cost', 'on request', null, -1, [28500], undefined),
  leftOut('startTime', '2025-03-01', null, 1e300, {}, undefined),
  leftOut('endTime', '2025-03-05', null, -1e300, [], undefined),
  shownWithout('location', 5, null, ['Varanasi'], {}, undefined),
  shownWithout('cities', 5, null, ['Varanasi', 'Sarnath'], {}, undefined),
  shownWithout('cost', '28500', ' 131750 '),
  shownWithout('coverImages', 'https://pictures.example/a.jpg', null, [], [5], {}, undefined),
  shownWithout('startTime', '1740787200000'),
  {
    matrix: '1,000 trips',
    promise: '1,000 trips are all listed, and the last one can be asked for',
    inject: (host) =>
      host.answerTrips(
        trips(...Array.from({ length: 1000 }, (_, index) => ({ ...TRIP, title: `Trip ${index + 1}.` }))),
      ),
    async walk(visitor) {
      await visitTrips(visitor, 1000);
      await visitor.press({ css: '.trip-grid > :last-child article button' });
      await visitor.until('the panel is open', isShown, PANEL);
      deepEqual(await visitor.ask(wordsOf, `${PANEL} [dir=auto]`), ['Trip 1000.']);
      return undefined;
    },
  },
  {
    matrix: 'covers that do not load',
    promise: 'a cover that does not load is replaced by the placeholder of a trip without a cover',
    inject: (host) =>
      host.answerTrips(trips({ ...TRIP, coverImages: [] }, { ...TRIP, coverImages: ['/gone.jpg'] })),
    async walk(visitor) {
      await visitTrips(visitor, 2);
      await visitor.until(
        'both have the placeholder',
        (css: string) => {
          const covers = [...document.querySelectorAll<HTMLImageElement>(css)];
          covers.at(-1)?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return (
            new Set(covers.map(({ src }) => src)).size === 1 &&
            covers.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
          );
        },
        `${CARD} img`,
      );
      return undefined;
    },
  },
  {
    matrix: 'a title of a million characters',
    promise: 'a title of a million characters leaves a page that can be used',
    inject: (host) => host.answerTrips(trips({ ...TRIP, title: 'x'.repeat(1_000_000) })),
    async walk(visitor) {
      await visitTrips(visitor, 1);
      await askForFirst(visitor);
      return undefined;
    },
  },
  long('with spaces', 'Slowly '.repeat(1429).slice(0, 10_000)),
  long('without spaces', 'x'.repeat(10_000)),
  {
    matrix: 'right-to-left and emoji texts',
    promise: 'right-to-left and emoji texts are shown as they are, and turn nothing else',
    inject: (host) => host.answerTrips(trips({ ...TRIP, title: TURNED, location: TURNED, cities: TURNED })),
    async walk(visitor) {
      await visitTrips(visitor, 1);
      // Not `innerText`, from which Firefox leaves out the characters that turn the direction.
      deepEqual(await visitor.ask(textsOf, HEADING), [TURNED]);
      const isolation = (css: string, text: string) =>
        [...document.querySelectorAll(css)]
          .filter(({ children, textContent }) => children.length === 0 && textContent === text)
          .map((part) => getComputedStyle(part).unicodeBidi);
      deepEqual(await visitor.ask(isolation, `${CARD} *`, TURNED), Array(3).fill('isolate'));
      deepEqual(await visitor.ask(wordsOf, '.trip-price strong'), ['₹1,31,750']);
      await askForFirst(visitor);
      deepEqual(await visitor.ask(textsOf, `${PANEL} [dir=auto]`), [TURNED]);
      return undefined;
    },
  },
  {
    matrix: 'HTML and script in every field',
    promise: 'HTML and script in every field are shown as text, and nothing of it runs',
    inject: (host) => {
      host.runFirst(() =>
        Object.assign(window, {
          hacked() {
            throw new Error('A script of the trips server has run.');
          },
        }),
      );
      host.answerTrips(
        trips(
          {
            ...TRIP,
            title: HOSTILE,
            location: HOSTILE,
            cities: HOSTILE,
            coverImages: ['javascript:hacked()', HOSTILE],
          },
          ...['cost', 'startTime', 'endTime'].map((field) => ({ ...TRIP, [field]: HOSTILE })),
        ),
      );
    },
    async walk(visitor) {
      await visitTrips(visitor, 1);
      deepEqual(await visitor.ask(wordsOf, HEADING), [HOSTILE]);
      const covers = (css: string) =>
        [...document.querySelectorAll(css)].map((cover) => cover.getAttribute('src')?.startsWith('/_astro/'));
      deepEqual(await visitor.ask(covers, `${CARD} img`), [true]);
      await askForFirst(visitor);
      deepEqual(await visitor.ask(wordsOf, `${PANEL} [dir=auto]`), [HOSTILE]);
      equal(await visitor.ask(areSoMany, 'main script:not([type], [data-known]), main [onerror]', 0), true);
      return undefined;
    },
  },
];
