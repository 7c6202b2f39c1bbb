import { deepEqual, equal } from 'node:assert/strict';
import { content } from '../../e2e/content.ts';
import { cutOff, overflowing, sticksOut } from '../../e2e/overflow.ts';
import { legalPaths } from '../../e2e/legal-texts.ts';
import type { Visitor } from '../visitor.ts';
import type { FaultHost } from './host.ts';
import { CARD, customTrip, DESTINATION, MENU, menuButton, PANEL } from './parts.ts';
import { areSoMany, hydrated, isInView, isShown } from './questions.ts';
import type { Row } from './row.ts';

const { trips } = content('trips/upcoming');
const MATRIX = 'text of 200 %';
const PHONE_WINDOW = [360, 740] as const;

/** Doubles the size of the text from the beginning, as a style of the reader does. */
const enlarge = (host: FaultHost) =>
  host.runFirst(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** Opens a page, and waits until it is at rest. */
async function visitEnlarged(visitor: Visitor, path: string): Promise<void> {
  await visitor.visit(path);
  await hydrated(visitor);
  if (path === '/trips') await visitor.until('the trips are there', areSoMany, CARD, trips.length);
  const isEnlarged = () => parseFloat(getComputedStyle(document.documentElement).fontSize) >= 32;
  equal(await visitor.ask(isEnlarged), true);
}

const nothingSlides = () => !document.getAnimations().some((animation) => animation instanceof CSSTransition);

const widthOf = async (visitor: Visitor) => `${String(await visitor.ask(() => innerWidth))} px wide`;

/** Pages with text of twice the size. */
export const largerText: Row[] = [
  ...['/', '/trips', ...legalPaths, '/nowhere'].map((path): Row => ({
    matrix: MATRIX,
    promise: `with text of 200 % nothing of ${path} is lost or sticks out`,
    window: PHONE_WINDOW,
    inject: enlarge,
    async walk(visitor) {
      await visitEnlarged(visitor, path);
      deepEqual(await visitor.ask(sticksOut), []);
      deepEqual(await visitor.ask(cutOff), []);
      return widthOf(visitor);
    },
  })),
  {
    matrix: MATRIX,
    promise: 'with text of 200 % the counters, the buttons and the menu hold their words',
    window: PHONE_WINDOW,
    inject: enlarge,
    async walk(visitor) {
      await visitEnlarged(visitor, '/');
      await visitor.until('the carousel is awake', () => {
        const section = document.querySelector('#_feedbacks');
        section?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return !section?.querySelector('astro-island[ssr]');
      });
      deepEqual(await visitor.ask(overflowing), []);
      await visitor.press(menuButton);
      await visitor.until('the menu is open', isShown, MENU);
      await visitor.until('the menu stands still', nothingSlides);
      deepEqual(await visitor.ask(overflowing), []);
      return widthOf(visitor);
    },
  },
  {
    matrix: MATRIX,
    promise: 'with text of 200 % the callback panel holds its words, and Submit can be reached',
    window: PHONE_WINDOW,
    inject: enlarge,
    async walk(visitor) {
      await visitEnlarged(visitor, '/trips');
      await visitor.press(customTrip);
      await visitor.until('the panel is open', isShown, DESTINATION);
      const fits = (css: string) => {
        const panel = document.querySelector(css);
        return !!panel && panel.scrollWidth <= panel.clientWidth;
      };
      equal(await visitor.ask(fits, PANEL), true, 'The panel scrolls sideways.');
      await visitor.until('it stands still', nothingSlides);
      deepEqual(await visitor.ask(overflowing), []);
      const button = `${PANEL} form button`;
      await visitor.ask((css: string) => document.querySelector(css)?.scrollIntoView(), button);
      await visitor.until('Submit can be reached', isInView, button);
      return widthOf(visitor);
    },
  },
];
