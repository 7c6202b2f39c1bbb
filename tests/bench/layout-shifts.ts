import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { visit } from '../e2e/language.ts';
import { asVisitor, DESKTOP, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { sum } from './compressed.ts';
import { keepEntries, takeEntries } from './entries.ts';
import { bounded, type Figure } from './figure.ts';
import { KINDS } from './page-bytes.ts';
import { scrollToEnd, settle } from './visit.ts';

const DELAY_MS = 3000;
/** More than a smooth scroll takes on a busy machine. */
const SCROLL_MS = 1500;

/** The sum of all layout shifts without recent input, which is at least CLS, and the moved elements. */
export interface Movement {
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

/** Measures the layout shifts during a visit. Must be called before navigation. */
async function movementDuring(page: Page, visit: () => Promise<void>): Promise<Movement> {
  await keepEntries(page, 'layout-shift');
  await visit();
  const shifts = await takeEntries(page, 'layout-shift');
  return {
    shift: sum(shifts.map(({ value }) => value)),
    moved: [...new Set(shifts.flatMap(({ moved }) => moved))].join(' '),
  };
}

/**
 * What moves on the trips page when the trips call is answered only after the page has settled, while the
 * visitor looks at its top or at the list.
 */
export function movementOfTrips(page: Page, name: TripsAnswer, atList: boolean): Promise<Movement> {
  return movementDuring(page, async () => {
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
  });
}

async function withLateFonts(page: Page, path: string): Promise<void> {
  await page.route('**/*.woff2', async (call) => {
    await setTimeout(DELAY_MS);
    await call.continue();
  });
  const arrived = page.waitForResponse('**/*.woff2');
  await visit(page, path, { waitUntil: 'commit' });
  await arrived;
  await settle(page);
}

async function readToEnd(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await settle(page);
  await scrollToEnd(page);
  await settle(page);
}

/**
 * Measures the layout shifts of each page with late fonts and while it is read, and for each trips response.
 */
export async function measureLayoutShifts(bench: Bench): Promise<Figure[]> {
  const figureOf = async (what: string, device: typeof DESKTOP, visit: (page: Page) => Promise<Movement>) => {
    const { shift, moved } = await asVisitor(bench, device, visit);
    return bounded(`CLS of ${what}`, shift, BOUNDS.layoutShift, moved);
  };
  const figures: Figure[] = [];
  // Shifts do not depend on the speed of the machine, so two visits can be made at the same time.
  for (const route of KINDS) {
    const figureDuring = (what: string, visit: (page: Page, path: string) => Promise<void>) =>
      figureOf(`${route}, ${what}`, PHONE, (page) => movementDuring(page, () => visit(page, route)));
    figures.push(
      ...(await Promise.all([
        figureDuring('fonts 3 s late', withLateFonts),
        figureDuring('read to its end', readToEnd),
      ])),
    );
  }
  for (const answer of Object.keys(TRIPS_ANSWERS) as TripsAnswer[]) {
    for (const device of [PHONE, DESKTOP]) {
      const what = `/trips, ${device.viewport.width} px, the list ${answer}`;
      figures.push(
        ...(await Promise.all([
          figureOf(what, device, (page) => movementOfTrips(page, answer, false)),
          figureOf(`${what}, in view`, device, (page) => movementOfTrips(page, answer, true)),
        ])),
      );
    }
  }
  return figures;
}
