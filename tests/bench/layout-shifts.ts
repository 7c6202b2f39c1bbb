import type { Page, Route as Intercepted } from 'playwright';
import { content } from '../e2e/content.ts';
import { asVisitor, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { sum } from './compressed.ts';
import { keepEntries, takeEntries } from './entries.ts';
import { bounded, type Figure } from './figure.ts';
import { ROUTES } from './page-bytes.ts';
import { scrollToEnd, settle } from './visit.ts';

const LATE_MS = 3000;

const { button } = content('trips/hero');

/**
 * How much moved in a page without the visitor's doing, all shifts added up, which is never less than CLS;
 * and what moved.
 */
export interface Movement {
  shift: number;
  moved: string;
}

/** What the trips server may do other than answer at once with trips. */
export const TRIPS_ANSWERS = {
  'comes late': (call) => call.continue(),
  'is empty': (call) => call.fulfill({ json: { trips: [] } }),
  fails: (call) => call.fulfill({ status: 500, body: '' }),
} satisfies Record<string, (call: Intercepted) => Promise<void>>;

/** A name of `TRIPS_ANSWERS`. */
export type TripsAnswer = keyof typeof TRIPS_ANSWERS;

/**
 * Adds up what moves from the first moment until the visit has ended; to be called on a page that is not yet
 * opened.
 */
async function movementDuring(page: Page, visit: () => Promise<void>): Promise<Movement> {
  await keepEntries(page, 'layout-shift');
  await visit();
  const shifts = await takeEntries(page);
  return {
    shift: sum(shifts.map(({ value }) => value)),
    moved: [...new Set(shifts.flatMap(({ moved }) => moved))].join(' '),
  };
}

/**
 * What moves on the trips page when its list is answered in some way only after the page has settled, while
 * the visitor looks at its top or waits at the list.
 */
export function movementOfTrips(page: Page, answer: TripsAnswer, atList: boolean): Promise<Movement> {
  return movementDuring(page, async () => {
    const { promise: late, resolve: answerNow } = Promise.withResolvers<undefined>();
    await page.route('**/trips/upcoming', async (call) => {
      await late;
      await TRIPS_ANSWERS[answer](call);
    });
    const answered = page.waitForResponse('**/trips/upcoming');
    await page.goto('/trips');
    if (atList) {
      await page.getByRole('link', { name: button, exact: true }).click();
      await page.locator('.trip-list').hover();
    }
    await page.locator('astro-island[ssr]:has(.trips)').waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready);
    answerNow(undefined);
    await answered;
    await settle(page);
  });
}

/** What moves when the typefaces come late. */
function movementOfTypefaces(page: Page, path: string): Promise<Movement> {
  return movementDuring(page, async () => {
    await page.route('**/*.woff2', async (call) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await call.continue();
    });
    const arrived = page.waitForResponse('**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await arrived;
    await settle(page);
  });
}

function movementOfReading(page: Page, path: string): Promise<Movement> {
  return movementDuring(page, async () => {
    await page.goto(path);
    await settle(page);
    await scrollToEnd(page);
    await settle(page);
  });
}

/**
 * What moves on each page while it loads, while its typefaces come, while it is read, and however the trips
 * are answered.
 */
export async function measureLayoutShifts(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  const add = async (what: string, visit: (page: Page) => Promise<Movement>) => {
    const { shift, moved } = await asVisitor(bench, PHONE, visit);
    figures.push(bounded(`CLS of ${what}`, shift, BOUNDS.layoutShift, moved));
  };
  for (const route of ROUTES) {
    await add(`${route}, typefaces 3 s late`, (page) => movementOfTypefaces(page, route));
    await add(`${route}, read to its end`, (page) => movementOfReading(page, route));
  }
  for (const answer of Object.keys(TRIPS_ANSWERS) as TripsAnswer[]) {
    await add(`/trips, the list ${answer}`, (page) => movementOfTrips(page, answer, false));
    await add(`/trips, the list ${answer}, in view`, (page) => movementOfTrips(page, answer, true));
  }
  return figures;
}
