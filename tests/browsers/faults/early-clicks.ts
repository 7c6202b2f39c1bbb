import { deepEqual, equal } from 'node:assert/strict';
import { content } from '../../e2e/content.ts';
import { sectionItem, sidebarSectionItem } from '../../e2e/navigation-items.ts';
import type { Visitor } from '../visitor.ts';
import { hasKept, hasRows, SLIDE_IN_MS, someone, typeIn, untilRows } from './callback-form.ts';
import { SCRIPTS, scriptOf } from './host.ts';
import { BAR_LINK, customTrip, DESTINATION, MENU, menuButton, PANEL, submit, tripButton } from './parts.ts';
import { hydrated, isAt, isHidden, isInView, isShown, knowsCommand, letPass, wordsOf } from './questions.ts';
import type { Row } from './row.ts';

const { controls } = content('landing/feedbacks');
const { trips } = content('trips/upcoming');
const { sidebar } = content('navigation');
const PHONE_WINDOW = [360, 740] as const;
const toTrips = sidebar.find(({ section }) => /^_?trips$/.test(section));

const ON_MENU = 'a tap on the menu, before the scripts have come';
const ON_LINK = 'on a link of the bar or the menu';
const ON_CALLBACK = 'on a callback button';
const ON_SUBMIT = 'in the callback panel, before its script has come';

const WITHOUT_COMMAND = 'it does not know the attribute `command`, so the panel opens with its script';

const isCurrent = (css: string, words: string) =>
  [...document.querySelectorAll<HTMLElement>(css)].some(
    (link) => link.innerText === words && link.getAttribute('aria-current') === 'true',
  );

const isBullet = (place: number) =>
  [...document.querySelectorAll('.carousel-bullet')].findIndex((bullet) =>
    bullet.hasAttribute('aria-current'),
  ) === place;

/** The panel is open before its script has come where the browser knows `command`, and after it elsewhere. */
async function openIsWaitedFor(visitor: Visitor, release: () => void): Promise<void> {
  const early = await visitor.ask(knowsCommand);
  if (early) await visitor.until('the panel is open', isShown, PANEL);
  else equal(await visitor.ask(isHidden, PANEL), true);
  release();
  await hydrated(visitor);
  await visitor.until('the panel is open', isShown, PANEL);
}

/** Clicks before the scripts have come. */
export const earlyClicks: Row[] = [
  {
    matrix: ON_CALLBACK,
    promise: 'an early press on the button for a custom trip opens the panel',
    async walk(visitor, host) {
      const release = host.hold(SCRIPTS);
      await visitor.enter('/trips');
      await visitor.press(customTrip);
      await openIsWaitedFor(visitor, release);
      await visitor.until('the destination can be typed', isShown, DESTINATION);
      return undefined;
    },
  },
  {
    matrix: ON_CALLBACK,
    promise: 'an early press on the button of a trip opens the panel for that trip',
    async walk(visitor, host) {
      const release = host.hold(scriptOf('CallbackPanel'));
      await visitor.visit('/trips');
      await visitor.press(tripButton(2));
      await openIsWaitedFor(visitor, release);
      deepEqual(await visitor.ask(wordsOf, `${PANEL} [dir=auto]`), [trips[1]?.title]);
      return undefined;
    },
  },
  {
    matrix: ON_SUBMIT,
    promise: 'what is typed before the scripts have come is kept, and the number is digits once they have',
    impossible: { WebKit: WITHOUT_COMMAND },
    async walk(visitor, host) {
      const release = host.hold(scriptOf('CallbackPanel'));
      await visitor.visit('/trips');
      await visitor.press(tripButton());
      await typeIn(visitor, 'Asha', '+91 98765-43210');
      release();
      await hydrated(visitor);
      await hasKept(visitor, 'Asha');
      return undefined;
    },
  },
  {
    matrix: ON_SUBMIT,
    promise: 'a form that is sent before the scripts have come is received once, for its trip',
    impossible: { WebKit: WITHOUT_COMMAND },
    async walk(visitor, host) {
      const name = someone();
      const release = host.hold(scriptOf('CallbackPanel'));
      await visitor.visit('/trips');
      await visitor.press(tripButton(2));
      await visitor.until('the panel is open', isShown, PANEL);
      await letPass(visitor, SLIDE_IN_MS);
      await typeIn(visitor, name);
      await visitor.press(submit);
      release();
      await untilRows(name, 1);
      await hasRows(name, 1, trips[1]?.title);
      return undefined;
    },
  },
  {
    matrix: ON_MENU,
    promise: 'an early press on the menu opens it at once, and it stays open when the scripts come',
    window: PHONE_WINDOW,
    async walk(visitor, host) {
      const release = host.hold(SCRIPTS);
      await visitor.enter('/');
      await visitor.press(menuButton);
      await visitor.until('the menu is open', isShown, MENU);
      release();
      await hydrated(visitor);
      await visitor.until('the page behind is inert', isShown, 'main[inert]');
      equal(await visitor.ask(isShown, MENU), true);
      return undefined;
    },
  },
  {
    matrix: ON_LINK,
    promise: 'an early press on a section in the menu closes it and leads there',
    window: PHONE_WINDOW,
    async walk(visitor, host) {
      const release = host.hold(SCRIPTS);
      const { label, section } = sidebarSectionItem();
      await visitor.enter('/');
      await visitor.press(menuButton);
      await visitor.press({ css: `${MENU} a`, words: label });
      await visitor.until('the menu is closed', isHidden, MENU);
      await visitor.until('the section is in view', isInView, `#${section} h2`);
      release();
      await hydrated(visitor);
      equal(await visitor.ask(isHidden, MENU), true);
      return undefined;
    },
  },
  {
    matrix: ON_LINK,
    promise: 'an early press on the trips in the menu leads to them',
    window: PHONE_WINDOW,
    async walk(visitor, host) {
      host.hold(SCRIPTS);
      await visitor.enter('/');
      await visitor.press(menuButton);
      await visitor.press({ css: `${MENU} a`, words: toTrips?.label ?? '' });
      await visitor.until('the address is that of the trips', isAt, '/trips');
      return undefined;
    },
  },
  {
    matrix: ON_LINK,
    promise: 'an early press on a link of the bar leads to its section, which is then the current one',
    async walk(visitor, host) {
      const release = host.hold(SCRIPTS);
      const { label, section } = sectionItem();
      await visitor.enter('/');
      await visitor.press({ css: BAR_LINK, words: label });
      await visitor.until('the section is in view', isInView, `#${section} h2`);
      release();
      await hydrated(visitor);
      await visitor.until('the link is the current one', isCurrent, BAR_LINK, label);
      return undefined;
    },
  },
  {
    matrix: 'on a button of the carousel',
    promise: 'early presses on Next move the testimonials by one, once',
    inject: (host) =>
      // As a visitor has it who wants less motion: otherwise the testimonials move by themselves.
      host.runFirst(() => {
        const original = matchMedia;
        window.matchMedia = (query) => original(query === '(prefers-reduced-motion: reduce)' ? 'all' : query);
      }),
    async walk(visitor, host) {
      const release = host.hold(SCRIPTS);
      await visitor.enter('/');
      await visitor.press({ css: '.carousel-controls button', words: controls.next }, 2);
      release();
      await visitor.until('the second testimonial is current', isBullet, 1);
      await letPass(visitor, 2000);
      equal(await visitor.ask(isBullet, 1), true, 'It has moved on.');
      return undefined;
    },
  },
];
