import type { Page } from 'playwright';
import { asVisitor, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { keepEntries, takeEntries } from './entries.ts';
import { bounded, median, type Figure } from './figure.ts';
import {
  chooseInMenu,
  closeMenu,
  closePanel,
  openMenu,
  openPanel,
  showTestimonial,
  submit,
  typePhone,
} from './gestures.ts';
import type { Route } from './page-bytes.ts';
import { settle, slowDown } from './visit.ts';

const SLOWDOWN = 4;
const RUNS = 3;
/** Shorter events have no performance entry. */
const SHORTEST_EVENT_MS = 16;

interface Interaction {
  what: string;
  route: Route;
  /** A preparation that is not measured. */
  first?: (page: Page) => Promise<void>;
  /** The measured gestures. The first one also hydrates the island, so most are repeated. */
  gestures: ((page: Page) => Promise<void>)[];
}

const INTERACTIONS: Interaction[] = [
  { what: 'menu', route: '/', gestures: [openMenu, closeMenu, openMenu] },
  {
    what: 'link in the menu',
    route: '/',
    first: openMenu,
    gestures: [(page) => chooseInMenu(page, '_about')],
  },
  {
    what: 'carousel bullets',
    route: '/',
    gestures: [(page) => showTestimonial(page, 3), (page) => showTestimonial(page, 2)],
  },
  { what: 'opening the panel', route: '/trips', gestures: [openPanel, closePanel, openPanel] },
  { what: 'typing into the phone field', route: '/trips', first: openPanel, gestures: [typePhone] },
  { what: 'submit', route: '/trips', first: openPanel, gestures: [submit] },
];

/**
 * Measures the longest time from an input to the next paint in ms, with a CPU slowdown of 4. Each figure is
 * the median of three visits.
 */
export async function measureInteractions(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const interaction of INTERACTIONS) {
    const slowest: number[] = [];
    while (slowest.length < RUNS) slowest.push(await slowestResponse(bench, interaction));
    figures.push(bounded(`slowest response: ${interaction.what}`, median(slowest), BOUNDS.interaction));
  }
  return figures;
}

function slowestResponse(bench: Bench, { route, first, gestures }: Interaction): Promise<number> {
  return asVisitor(bench, PHONE, async (page) => {
    await keepEntries(page, 'event');
    await slowDown(page, SLOWDOWN);
    await page.goto(route);
    await settle(page);
    await first?.(page);
    await settle(page);
    await takeEntries(page);
    for (const gesture of gestures) {
      await gesture(page);
      await settle(page);
    }
    const events = await takeEntries(page);
    return Math.max(SHORTEST_EVENT_MS, ...events.map(({ duration }) => duration));
  });
}
