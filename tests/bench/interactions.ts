import type { Page } from 'playwright';
import { visit } from '../e2e/language.ts';
import { asVisitor, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { keepEntries, longest, takeEntries } from './entries.ts';
import { bounded, medians, type Figure } from './figure.ts';
import { closeMenu, closePanel, openMenu, openPanel, submit } from './gestures.ts';
import type { Route } from './page-bytes.ts';
import { settle, slowDown } from './visit.ts';

const VISITS = 5;
/** The time after a gesture in which its island hydrates and the next frame is painted. */
const PAUSE_MS = 1500;

interface Interaction {
  what: string;
  /** The first gesture on a page also hydrates the island, so opening is repeated. */
  gestures: ((page: Page) => Promise<void>)[];
}

/** The interactions of a visit to each page, in their order. */
const INTERACTIONS: [Route, Interaction[]][] = [
  ['/', [{ what: 'menu', gestures: [openMenu, closeMenu, openMenu] }]],
  [
    '/trips',
    [
      { what: 'opening the panel', gestures: [openPanel, closePanel, openPanel] },
      { what: 'submit', gestures: [submit] },
    ],
  ],
];

/**
 * Measures the longest time from an input to the next paint in ms, with a CPU slowdown of 4. Each figure is
 * the median of five visits.
 */
export async function measureInteractions(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [route, interactions] of INTERACTIONS) {
    const slowest = await medians(VISITS, () => slowestResponses(bench, route, interactions));
    interactions.forEach(({ what }, index) => {
      figures.push(bounded(`slowest response: ${what}`, slowest[index] ?? Number.NaN, BOUNDS.interaction));
    });
  }
  return figures;
}

/** Returns the longest response of each interaction in a visit, in ms. */
function slowestResponses(bench: Bench, route: Route, interactions: Interaction[]): Promise<number[]> {
  return asVisitor(bench, PHONE, async (page) => {
    await keepEntries(page, 'event');
    await slowDown(page);
    await visit(page, route);
    await settle(page);
    const slowest: number[] = [];
    for (const { gestures } of interactions) {
      await takeEntries(page, 'event');
      for (const gesture of gestures) {
        await gesture(page);
        await page.waitForTimeout(PAUSE_MS);
      }
      slowest.push(await longest(page, 'event'));
    }
    return slowest;
  });
}
