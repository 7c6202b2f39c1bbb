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
/** An interaction that is shown within this time leaves no entry. */
const UNSEEN_MS = 16;

interface Interaction {
  what: string;
  route: Route;
  /** What must have happened before. */
  first?: (page: Page) => Promise<void>;
  /** Done first by a hand that wakes the page, and where it can be, once more. */
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
 * How long the page takes to show the answer to each press and key, at most, on a processor four times
 * slower: the middle one of three visits.
 */
export async function measureInteractions(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const interaction of INTERACTIONS) {
    const slowest: number[] = [];
    while (slowest.length < RUNS) slowest.push(await slowestAnswer(bench, interaction));
    figures.push(bounded(`slowest answer: ${interaction.what}`, median(slowest), BOUNDS.interaction));
  }
  return figures;
}

function slowestAnswer(bench: Bench, { route, first, gestures }: Interaction): Promise<number> {
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
    const answers = await takeEntries(page);
    return Math.max(UNSEEN_MS, ...answers.map(({ duration }) => duration));
  });
}
