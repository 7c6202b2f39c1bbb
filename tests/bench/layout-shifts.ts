import type { Page } from 'playwright';
import { visit } from '../e2e/language.ts';
import { keepEntries, takeEntries } from './entries.ts';
import { settle } from './visit.ts';

/** More than a smooth scroll takes on a busy machine. */
const SCROLL_MS = 1500;

/** The sum of all layout shifts without recent input, which is at least CLS, and the moved elements. */
interface Movement {
  shift: number;
  moved: string;
}

/** Answers of the trips server, made from the trips in the page. Without a list the call fails. */
export const TRIPS_ANSWERS = {
  'is the same': (trips) => trips,
  'is longer by three': (trips) => [...trips, ...trips.slice(-3)],
  'is shorter by three': (trips) => trips.slice(0, -3),
  'is empty': () => [],
  fails: () => undefined,
} satisfies Record<string, (trips: object[]) => object[] | undefined>;

/** A name of `TRIPS_ANSWERS`. */
export type TripsAnswer = keyof typeof TRIPS_ANSWERS;

/**
 * What moves on the trips page when the trips call is answered only after the page has settled, while the
 * visitor looks at its top or at the list.
 */
export async function movementOfTrips(page: Page, name: TripsAnswer, atList: boolean): Promise<Movement> {
  await keepEntries(page, 'layout-shift');
  const { trips } = (await (await page.request.get('trips/upcoming')).json()) as { trips: object[] };
  const answer = TRIPS_ANSWERS[name](trips);
  const { promise: late, resolve: answerNow } = Promise.withResolvers<undefined>();
  await page.route('**/trips/upcoming', async (call) => {
    await late;
    await call.fulfill(answer ? { json: { trips: answer } } : { status: 500, body: '' });
  });
  await visit(page, '/trips');
  if (atList) {
    await page.locator('a[href="#packages"]').click();
    // The visitor looks at the list: the smooth scroll to it has ended.
    await page.waitForTimeout(SCROLL_MS);
  }
  await page.evaluate(() => document.fonts.ready);
  // What moved before the answer.
  await takeEntries(page, 'layout-shift');
  answerNow(undefined);
  await page.locator('[data-loading]').waitFor({ state: 'detached' });
  const { length } = answer ?? trips;
  const cards = page.locator('.trip-card');
  await cards.nth(length).waitFor({ state: 'detached' });
  if (length > 0) await cards.nth(length - 1).waitFor();
  await settle(page);
  const shifts = await takeEntries(page, 'layout-shift');
  return {
    shift: shifts.reduce((total, { value }) => total + value, 0),
    moved: [...new Set(shifts.flatMap(({ moved }) => moved))].join(' '),
  };
}
