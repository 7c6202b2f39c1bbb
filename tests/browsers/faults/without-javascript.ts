import { dialled } from '../../../src/lib/telephone.ts';
import { deepEqual, equal } from 'node:assert/strict';
import { content } from '../../e2e/content.ts';
import { legalPaths, legalText } from '../../e2e/legal-texts.ts';
import { sectionItem, sidebarSectionItem, tripsItem } from '../../e2e/navigation-items.ts';
import type { Visitor } from '../visitor.ts';
import { canScrollToLast } from './islands.ts';
import { BAR_LINK, CARD, customTrip, MENU, menuButton } from './parts.ts';
import { areSoMany, isAt, isHidden, isInView, isShown, wordsOf } from './questions.ts';
import type { Row } from './row.ts';

const { closeButton } = content('navigation');
const { contact } = content('site');
const { withoutScript } = content('trips/packages');
const { trips } = content('trips/upcoming');
const figures = content('landing/impact').stats.map(({ value }) => `${value}+`);
const [phone = ''] = contact.phones;
const PHONE_WINDOW = [360, 740] as const;
/** The bar has its links from 80rem on, besides a scrollbar. */
const WIDE_WINDOW = [1440, 900] as const;

/** Goes to a page, and checks that the browser says that it runs no scripts. */
async function visitWithoutScripts(visitor: Visitor, path: string): Promise<void> {
  await visitor.visit(path);
  const runsNone = () =>
    matchMedia('(scripting: none)').matches && !('firstInteraction' in window) && !sessionStorage.length;
  equal(await visitor.ask(runsNone), true, 'Scripts run.');
}

const row = (promise: string, walk: (visitor: Visitor) => Promise<void>, window?: Row['window']): Row => ({
  matrix: 'JavaScript is off',
  promise: `without JavaScript ${promise}`,
  ...(window && { window }),
  inject: (host) => host.forbidScripts(),
  walk: async (visitor) => {
    await walk(visitor);
    return undefined;
  },
});

/** Pages whose scripts the browser does not run. */
export const withoutJavaScript: Row[] = [
  row('the counters show their figures', async (visitor) => {
    await visitWithoutScripts(visitor, '/');
    deepEqual(await visitor.ask(wordsOf, '.counter [aria-hidden]'), figures);
    equal(await visitor.ask(isShown, '.counter [aria-hidden]'), true);
  }),
  row(
    'the testimonials can be scrolled through',
    async (visitor) => {
      await visitWithoutScripts(visitor, '/');
      await canScrollToLast(visitor);
    },
    PHONE_WINDOW,
  ),
  row(
    'the bar leads to a section, and to the trips and back',
    async (visitor) => {
      await visitWithoutScripts(visitor, '/');
      const { label, section } = sectionItem();
      await visitor.press({ css: BAR_LINK, words: label });
      await visitor.until('the section is in view', isInView, `#${section} h2`);
      await visitor.press({ css: BAR_LINK, words: tripsItem().label });
      await visitor.until('the address is that of the trips', isAt, '/trips');
      await visitor.press({ css: BAR_LINK, words: label });
      await visitor.until('the section is in view', isInView, `#${section} h2`);
    },
    WIDE_WINDOW,
  ),
  row(
    'the sidebar opens, closes, and leads to a section',
    async (visitor) => {
      await visitWithoutScripts(visitor, '/');
      await visitor.press(menuButton);
      await visitor.until('the menu is open', isShown, MENU);
      await visitor.press({ css: '.sidebar-close', words: closeButton });
      await visitor.until('the menu is closed', isHidden, MENU);
      await visitor.press(menuButton);
      const { label, section } = sidebarSectionItem();
      await visitor.press({ css: `${MENU} a`, words: label });
      await visitor.until('the menu is closed', isHidden, MENU);
      await visitor.until('the section is in view', isInView, `#${section} h2`);
    },
    PHONE_WINDOW,
  ),
  row('the trips page has the trips, and telephone and mail links', async (visitor) => {
    await visitWithoutScripts(visitor, '/trips');
    deepEqual(
      await visitor.ask(wordsOf, `${CARD} h3`),
      trips.map(({ title }) => title),
    );
    deepEqual(await visitor.ask(wordsOf, '.contact-fallback p'), [withoutScript]);
    for (const number of contact.phones)
      equal(await visitor.ask(isShown, `.contact-fallback a[href="tel:${dialled(number)}"]`), true);
    equal(await visitor.ask(isShown, `.contact-fallback a[href="mailto:${contact.email}"]`), true);
    equal(await visitor.ask(areSoMany, `${CARD} a[href="tel:${dialled(phone)}"]`, trips.length), true);
    equal(await visitor.ask(isHidden, customTrip.css), true, 'A button that does nothing is shown.');
    equal(await visitor.ask(isHidden, '.trips .spinner'), true, 'The spinner is shown.');
  }),
  row('the list of contents of a legal text leads to a section', async (visitor) => {
    const [path = '/'] = legalPaths;
    await visitWithoutScripts(visitor, path);
    const last = legalText(path).headings.at(-1) ?? '';
    await visitor.press({ css: '.contents a', words: last });
    await visitor.until(
      'the section is in view, below the bar',
      (words: string) => {
        const heading = document.querySelector<HTMLElement>('main .text h2:target');
        const { top = 0 } = heading?.getBoundingClientRect() ?? {};
        return heading?.innerText.includes(words) && top >= 79 && top < innerHeight;
      },
      last,
    );
  }),
];
