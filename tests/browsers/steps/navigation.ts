import { deepEqual, equal } from 'node:assert/strict';
import { content } from '../../e2e/content.ts';
import { sectionItem, sidebarSectionItem, tripsItem } from '../../e2e/navigation-items.ts';
import type { Step } from './step.ts';

const { bar, barLabel, menuButton, closeButton } = content('navigation');
const OFFSET_PX = 80;
const WIDEST_WITH_MENU_PX = 1023;
const BAR = `nav[aria-label=${JSON.stringify(barLabel)}] a`;
const SIDEBAR = `nav[aria-label=${JSON.stringify(menuButton)}]`;

const isCurrent = (css: string, words: string, how: string) =>
  [...document.querySelectorAll<HTMLElement>(css)].some(
    (item) => item.innerText === words && item.getAttribute('aria-current') === how,
  );

const isAt = (path: string, hash: string) =>
  location.pathname.replace(/(.)\/$/, '$1') === path && location.hash === hash;

const isShown = (css: string) => !!document.querySelector(css)?.checkVisibility({ visibilityProperty: true });

const isHidden = (css: string) => !document.querySelector(css)?.checkVisibility({ visibilityProperty: true });

/**
 * Whether a part is shown, or is not, while the page is scrolled so far. The page is held there: in Firefox
 * it moves with its first part while that slides in, and by fractions of a pixel, so that the bounds are
 * asked a little beside.
 */
const isShownAt = (y: number, css: string, shown: boolean) => {
  if (Math.abs(scrollY - y) > 0.5) {
    window.scrollTo({ top: y, behavior: 'instant' });
    return false;
  }
  return !!document.querySelector(css)?.checkVisibility({ visibilityProperty: true }) === shown;
};

/** What the bar, the sidebar and the back-to-top button promise. */
export const navigation: Step[] = [
  {
    promise: 'the items of the bar are links, and one scrolls to its section and is current',
    async walk(visitor) {
      await visitor.visit('/');
      const items = (css: string) =>
        [...document.querySelectorAll<HTMLAnchorElement>(css)].map(({ innerText, href }) => ({
          words: innerText,
          leads: href !== '',
        }));
      deepEqual(
        await visitor.ask(items, BAR),
        bar.map(({ label }) => ({ words: label, leads: true })),
      );
      await visitor.press({ css: BAR, words: sectionItem().label });
      await visitor.untilTopIs(`#${sectionItem().section}`, OFFSET_PX);
      await visitor.until('the item is current', isCurrent, BAR, sectionItem().label, 'true');
    },
  },
  {
    promise: 'from the trips an item leads to its section of the landing page, and another to the trips',
    async walk(visitor) {
      await visitor.visit('/trips');
      await visitor.press({ css: BAR, words: sectionItem().label });
      await visitor.until(`the address is ${sectionItem().path}`, isAt, '/', `#${sectionItem().section}`);
      await visitor.untilTopIs(`#${sectionItem().section}`, OFFSET_PX);
      await visitor.press({ css: BAR, words: tripsItem().label });
      await visitor.until('the address is /trips', isAt, '/trips', '');
      await visitor.until('the item is current', isCurrent, BAR, tripsItem().label, 'page');
    },
  },
  {
    promise: 'the bar has its scrolled look beyond 100 px',
    async walk(visitor) {
      const SCROLLED = '.navbar[data-scrolled="true"]';
      await visitor.visit('/');
      await visitor.until('it has it at 102 px', isShownAt, 102, SCROLLED, true);
      await visitor.until('it has it not at 99 px', isShownAt, 99, SCROLLED, false);
    },
  },
  {
    promise: 'back-to-top is shown from 200 px on, and scrolls to the top',
    async walk(visitor) {
      const BUTTON = '.back-to-top';
      await visitor.visit('/');
      await visitor.until('it is shown at 201 px', isShownAt, 201, BUTTON, true);
      await visitor.until('it is hidden at 198 px', isShownAt, 198, BUTTON, false);
      await visitor.until('it is shown at 1500 px', isShownAt, 1500, BUTTON, true);
      await visitor.press({ css: BUTTON });
      await visitor.until('the page is at its top', () => scrollY === 0);
    },
  },
  {
    promise: 'the menu of a phone opens by its button, and closes by its own, by Escape and by a choice',
    async walk(visitor) {
      await visitor.resize(360, 740);
      await visitor.visit('/');
      const width = await visitor.ask(() => innerWidth);
      equal(width <= WIDEST_WITH_MENU_PX, true, `The window is ${width} px wide, too wide for the menu.`);

      const ways: (() => Promise<void>)[] = [
        () => visitor.press({ css: '.sidebar-close', words: closeButton }),
        () => visitor.key('Escape'),
        () => visitor.press({ css: `${SIDEBAR} a`, words: sidebarSectionItem().label }),
      ];
      for (const close of ways) {
        await visitor.until('the menu is closed', isHidden, SIDEBAR);
        await visitor.press({ css: 'button.navbar-menu', words: menuButton });
        await visitor.until('the menu is open', isShown, SIDEBAR);
        await close();
      }
      await visitor.until('the menu is closed', isHidden, SIDEBAR);
      await visitor.untilTopIs(`#${sidebarSectionItem().section}`, OFFSET_PX);
      return `${width} px wide`;
    },
  },
];
