import type { Page, Route as Intercepted } from 'playwright';
import { contentOn, visit } from '../e2e/language.ts';
import { asVisitor, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { sum } from './compressed.ts';
import { keepEntries, takeEntries } from './entries.ts';
import { bounded, type Figure } from './figure.ts';
import { KINDS } from './page-bytes.ts';
import { scrollToEnd, settle } from './visit.ts';

const DELAY_MS = 3000;
/** More than a smooth scroll takes on a busy machine. */
const SCROLL_MS = 1500;

/**
 * The sum of all layout shifts without recent input, which is never less than CLS, and the moved elements.
 */
export interface Movement {
  shift: number;
  moved: string;
}

/** Responses of the trips server other than an immediate list of trips. */
export const TRIPS_ANSWERS = {
  'comes late': (call) => call.continue(),
  'is empty': (call) => call.fulfill({ json: { trips: [] } }),
  fails: (call) => call.fulfill({ status: 500, body: '' }),
} satisfies Record<string, (call: Intercepted) => Promise<void>>;

/** A name of `TRIPS_ANSWERS`. */
export type TripsAnswer = keyof typeof TRIPS_ANSWERS;

/** Measures the layout shifts during a visit. Must be called before navigation. */
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
    await visit(page, '/trips');
    if (atList) {
      const { button } = contentOn(page, 'trips/hero');
      await page.getByRole('link', { name: button, exact: true }).click();
      // The visitor waits at the list: the smooth scroll to it has ended.
      await page.waitForTimeout(SCROLL_MS);
    }
    await page.locator('astro-island[ssr]:has(.trips)').waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready);
    // What moved before the answer.
    await takeEntries(page);
    answerNow(undefined);
    await answered;
    await settle(page);
  });
}

/** Measures the layout shifts of a page whose fonts load late. */
function movementWithLateFonts(page: Page, path: string): Promise<Movement> {
  return movementDuring(page, async () => {
    await page.route('**/*.woff2', async (call) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      await call.continue();
    });
    const arrived = page.waitForResponse('**/*.woff2');
    await visit(page, path, { waitUntil: 'commit' });
    await arrived;
    await settle(page);
  });
}

function movementWhileReading(page: Page, path: string): Promise<Movement> {
  return movementDuring(page, async () => {
    await visit(page, path);
    await settle(page);
    await scrollToEnd(page);
    await settle(page);
  });
}

/**
 * Measures the layout shifts of each page with late fonts and while it is read, and for each trips response.
 */
export async function measureLayoutShifts(bench: Bench): Promise<Figure[]> {
  const figureOf = async (what: string, visit: (page: Page) => Promise<Movement>) => {
    const { shift, moved } = await asVisitor(bench, PHONE, visit);
    return bounded(`CLS of ${what}`, shift, BOUNDS.layoutShift, moved);
  };
  const figures: Figure[] = [];
  // Shifts do not depend on the speed of the machine, so two visits can be made at the same time.
  for (const route of KINDS) {
    figures.push(
      ...(await Promise.all([
        figureOf(`${route}, fonts 3 s late`, (page) => movementWithLateFonts(page, route)),
        figureOf(`${route}, read to its end`, (page) => movementWhileReading(page, route)),
      ])),
    );
  }
  for (const answer of Object.keys(TRIPS_ANSWERS) as TripsAnswer[]) {
    figures.push(
      ...(await Promise.all([
        figureOf(`/trips, the list ${answer}`, (page) => movementOfTrips(page, answer, false)),
        figureOf(`/trips, the list ${answer}, in view`, (page) => movementOfTrips(page, answer, true)),
      ])),
    );
  }
  return figures;
}
