import { dialled } from '../../../src/lib/telephone.ts';
import { deepEqual, equal } from 'node:assert/strict';
import { content } from '../../e2e/content.ts';
import { ISLAND_FAULTS } from '../../e2e/island-faults.ts';
import { TRIP } from '../../e2e/trip.ts';
import { sidebarSectionItem } from '../../e2e/navigation-items.ts';
import type { Visitor } from '../visitor.ts';
import { REFUSED, trips as answeredTrips } from './answers.ts';
import { openPanel } from './callback-form.ts';
import { scriptOf, type FaultHost } from './host.ts';
import { CARD, customTrip, DESTINATION, MENU, menuButton, PANEL, submit, tripButton } from './parts.ts';
import {
  areSoMany,
  hydrated,
  isAt,
  isHidden,
  isInView,
  isShown,
  knowsCommand,
  wordsOf,
} from './questions.ts';
import type { Row } from './row.ts';

const { closeButton } = content('navigation');
const { heading, callInstead, close } = content('trips/callback');
const { contact } = content('site');
const { trips } = content('trips/upcoming');
const figures = content('landing/impact').stats.map(({ value }) => `${value}+`);
const [phone = ''] = contact.phones;

const FAILED = 'astro-island[data-failed]';
const PANEL_NUMBER = `${PANEL} a[href="tel:${dialled(phone)}"]`;
const PHONE_WINDOW = [360, 740] as const;
/** A hanging script is given up this long after a click. */
const GIVEN_UP_MS = 8000;

type Island = keyof typeof ISLAND_FAULTS;

const untilFailed = (visitor: Visitor, css = FAILED, count = 1) =>
  visitor.until(`${count} islands have failed`, areSoMany, css, count);

/** What labels the panel. */
const labelOf = (css: string) => {
  const id = document.querySelector(css)?.getAttribute('aria-labelledby') ?? '';
  return document.getElementById(id)?.innerText.replace(/\s+/g, ' ').trim();
};

/** The panel shows the telephone number in place of its form, and is named by it. */
async function offersNumber(visitor: Visitor): Promise<void> {
  await visitor.until('the number is shown', isShown, PANEL_NUMBER);
  await visitor.until('the form is hidden', isHidden, `${PANEL} input`);
  equal(await visitor.ask(labelOf, PANEL), `${callInstead} ${phone}`);
}

interface Failure {
  island: Island;
  matrix: string;
  has: string;
  window?: Row['window'];
  walk: (visitor: Visitor, host: FaultHost) => Promise<void>;
}

const FAILURES: Failure[] = [
  {
    island: 'Navbar',
    matrix: 'the bar fails to load, or throws',
    has: 'leaves a bar with a menu that opens and leads on',
    window: PHONE_WINDOW,
    async walk(visitor) {
      await visitor.visit('/');
      await visitor.key('Shift');
      await untilFailed(visitor);
      await visitor.press(menuButton);
      const { label, section } = sidebarSectionItem();
      await visitor.press({ css: `${MENU} a`, words: label });
      await visitor.until('the address is that of the section', isAt, '/', `#${section}`);
      await visitor.until('the section is in view', isInView, `#${section} h2`);
    },
  },
  {
    island: 'Sidebar',
    matrix: 'the sidebar',
    has: 'leaves a menu that opens, closes and leads on',
    window: PHONE_WINDOW,
    async walk(visitor) {
      await visitor.visit('/');
      await visitor.key('Shift');
      await untilFailed(visitor);
      await visitor.press(menuButton);
      await visitor.press({ css: '.sidebar-close', words: closeButton });
      await visitor.until('the menu is closed', isHidden, MENU);
      await visitor.press(menuButton);
      const { label, section } = sidebarSectionItem();
      await visitor.press({ css: `${MENU} a`, words: label });
      await visitor.until('the address is that of the section', isAt, '/', `#${section}`);
    },
  },
  {
    island: 'Counter',
    matrix: 'the counters',
    has: 'leaves the figures',
    async walk(visitor) {
      await visitor.visit('/');
      await visitor.ask(() => document.querySelector('#_stats')?.scrollIntoView({ behavior: 'instant' }));
      await untilFailed(visitor, `${FAILED} .counter`, figures.length);
      deepEqual(await visitor.ask(wordsOf, '.counter [aria-hidden]'), figures);
    },
  },
  {
    island: 'TestimonialCarousel',
    matrix: 'the carousel',
    has: 'leaves testimonials to scroll through',
    window: PHONE_WINDOW,
    async walk(visitor) {
      await visitor.visit('/');
      await visitor.ask(() => document.querySelector('#_feedbacks')?.scrollIntoView({ behavior: 'instant' }));
      await untilFailed(visitor, `${FAILED} .carousel`);
      await canScrollToLast(visitor);
    },
  },
  {
    island: 'TripGrid',
    matrix: 'the list of trips',
    has: 'leaves the trips, with buttons that work',
    async walk(visitor, host) {
      host.answerTrips(answeredTrips(TRIP));
      await visitor.visit('/trips');
      await untilFailed(visitor);
      deepEqual(
        await visitor.ask(wordsOf, `${CARD} h3`),
        trips.map(({ title }) => title),
      );
      await visitor.until('the spinner has gone', isHidden, '.trips .spinner');
      equal(await visitor.ask(isHidden, '.contact-fallback'), true, 'The visitor is told to ring.');
      await visitor.press(tripButton(2));
      await visitor.until('the panel is open', isShown, PANEL);
      deepEqual(await visitor.ask(wordsOf, `${PANEL} [dir=auto]`), [trips[1]?.title]);
    },
  },
  {
    island: 'CallbackPanel',
    matrix: 'the callback panel',
    has: 'leaves a panel with the telephone number',
    async walk(visitor) {
      await visitor.visit('/trips');
      await hydrated(visitor);
      await visitor.press(tripButton());
      await offersNumber(visitor);
      await visitor.press({ css: `${PANEL} button`, words: close });
      await visitor.until('the panel is closed', isHidden, PANEL);
      await visitor.press(customTrip);
      await offersNumber(visitor);
      await visitor.key('Escape');
      await visitor.until('the panel is closed', isHidden, PANEL);
    },
  },
];

/** Checks that the last testimonial can be scrolled to, and that no control is shown that does nothing. */
export async function canScrollToLast(visitor: Visitor): Promise<void> {
  await visitor.until('the last testimonial is in view', () => {
    const last = [...document.querySelectorAll('.swiper-slide')].at(-1);
    last?.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    const box = last?.getBoundingClientRect();
    return !!box && box.left >= -1 && box.right <= innerWidth + 1;
  });
  equal(await visitor.ask(isHidden, '.carousel-pause'), true, 'A button that does nothing is shown.');
}

const WAYS = [
  ['does not load', (host: FaultHost, island: Island) => host.answer(scriptOf(island), REFUSED)],
  ['throws', (host: FaultHost, island: Island) => host.runFirst(ISLAND_FAULTS[island])],
] as const;

const hanging = (script: string): Row => ({
  matrix: 'a script that hangs',
  promise: `a script ${script} that hangs gives the telephone number after 8 s, and the form once it comes`,
  async walk(visitor, host) {
    const release = host.hold(scriptOf(script));
    await visitor.enter('/trips');
    await visitor.press(customTrip);
    const pressed = Date.now();
    if (await visitor.ask(knowsCommand)) await visitor.until('the form is open', isShown, DESTINATION);
    await offersNumber(visitor);
    equal(Date.now() - pressed > GIVEN_UP_MS - 1000, true, 'The number is shown too early.');
    release();
    await visitor.until('the form has come', isShown, DESTINATION);
    equal(await visitor.ask(labelOf, PANEL), heading);
    return undefined;
  },
});

/** The islands that fail. */
export const islands: Row[] = [
  ...WAYS.flatMap(([way, fault]) =>
    FAILURES.map(({ island, matrix, has, window, walk }): Row => ({
      matrix,
      promise: `an island ${island} that ${way} ${has}`,
      ...(window && { window }),
      inject: (host) => fault(host, island),
      walk: async (visitor, host) => {
        await walk(visitor, host);
        return undefined;
      },
    })),
  ),
  {
    matrix: 'the callback panel, after it was used',
    promise: 'a callback panel that fails when it is closed does not open unasked',
    async walk(visitor) {
      await visitor.visit('/trips');
      await openPanel(visitor);
      await visitor.ask(() => {
        const original = HTMLDialogElement.prototype.close;
        HTMLDialogElement.prototype.close = () => {
          HTMLDialogElement.prototype.close = original;
          throw new Error('close is broken');
        };
      });
      await visitor.key('Escape');
      await untilFailed(visitor);
      equal(await visitor.ask(isHidden, PANEL), true);
      await visitor.press(tripButton());
      await offersNumber(visitor);
      return undefined;
    },
  },
  {
    matrix: 'the callback panel, after it was used',
    promise: 'a callback panel that fails while it is open gives the telephone number',
    async walk(visitor) {
      await visitor.visit('/trips');
      await openPanel(visitor);
      await visitor.ask(() => {
        // The effect of a success asks for it. `pointOf` does, too, so only this one call fails.
        const original = Element.prototype.scrollIntoView;
        Element.prototype.scrollIntoView = function (...given) {
          if (this.matches('.callback-outcome')) throw new Error('scrollIntoView is broken');
          original.apply(this, given);
        };
      });
      await visitor.press(submit);
      await untilFailed(visitor);
      await offersNumber(visitor);
      return undefined;
    },
  },
  {
    matrix: 'the list of trips, before another answer comes',
    promise: 'a list that fails before another answer comes shows no spinner after it',
    async walk(visitor, host) {
      host.answer(scriptOf('TripGrid'), REFUSED);
      const release = host.holdTrips(answeredTrips(TRIP));
      await visitor.visit('/trips');
      await visitor.key('Shift');
      await untilFailed(visitor);
      equal(await visitor.ask(isShown, '.trips .spinner'), true);
      release();
      await visitor.until('the spinner has gone', isHidden, '.trips .spinner');
      return undefined;
    },
  },
  ...['CallbackPanel', 'react'].map(hanging),
];
