import type { Page } from 'playwright';
import { read } from '../site/dist.ts';
import { asVisitor, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { keepEntries, takeEntries } from './entries.ts';
import { bounded, median, type Figure } from './figure.ts';
import { settle, slowDown } from './visit.ts';

const SHORT = 10;
const LONG = 1000;
const SLOWDOWN = 4;
const RUNS = 3;
const PATIENCE_MS = 120_000;

interface Drawing {
  /** From the end of the response until every card can be pressed and the page is idle. */
  usableMs: number;
  longestTaskMs: number;
}

/**
 * How the time until the trips can be used grows with their number, and how long the page is deaf meanwhile.
 */
export async function measureLongList(bench: Bench): Promise<Figure[]> {
  const short = await drawSeveralTimes(bench, SHORT);
  const long = await drawSeveralTimes(bench, LONG);
  const usable = (drawings: Drawing[]) => median(drawings.map(({ usableMs }) => usableMs));
  return [
    { what: `${SHORT} trips usable after their response`, figure: usable(short), unit: 'ms' },
    { what: `${LONG} trips usable after their response`, figure: usable(long), unit: 'ms' },
    bounded(`${LONG} trips against ${SHORT}`, usable(long) / usable(short), BOUNDS.longListRatio),
    bounded(
      `longest task while ${LONG} trips are drawn`,
      median(long.map(({ longestTaskMs }) => longestTaskMs)),
      BOUNDS.longestTask,
    ),
  ];
}

async function drawSeveralTimes(bench: Bench, count: number): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    drawings.push(await asVisitor(bench, PHONE, (page) => draw(page, count)));
  }
  return drawings;
}

/** The answer is held back until the page is awake and at rest, so that nothing but the list is measured. */
async function draw(page: Page, count: number): Promise<Drawing> {
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route('**/trips/upcoming', async (call) => {
    await held;
    await call.fulfill({ json: { trips: manyTrips(count) } });
  });
  await keepEntries(page, 'longtask');
  await slowDown(page, SLOWDOWN);
  await page.goto('/trips');
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 1);
  await page.waitForTimeout(5000);
  await takeEntries(page);
  const usable = usableAt(page, count);
  answer(undefined);
  const { responseEnd, usableTime } = await usable;
  await settle(page);
  const tasks = (await takeEntries(page)).filter(
    ({ startTime, duration }) => startTime + duration > responseEnd,
  );
  return {
    usableMs: usableTime - responseEnd,
    longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

/**
 * Waits until there are as many cards with a button as there are trips, and the page is idle; times in ms of
 * the page's own clock.
 */
function usableAt(page: Page, count: number): Promise<{ responseEnd: number; usableTime: number }> {
  return page.evaluate(
    ([wanted, patience]) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`There are not ${wanted} cards.`)), patience);
        const look = () => {
          if (document.querySelectorAll('main article button').length < wanted) return;
          observer.disconnect();
          requestIdleCallback(() => {
            const usableTime = performance.now();
            const [call] = performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.endsWith('/trips/upcoming')) as PerformanceResourceTiming[];
            resolve({ responseEnd: call?.responseEnd ?? Number.NaN, usableTime });
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true });
        look();
      }),
    [count, PATIENCE_MS] as const,
  );
}

function manyTrips(count: number): unknown[] {
  const { trips } = JSON.parse(read('trips/upcoming')) as { trips: object[] };
  return Array.from({ length: count }, (_, index) => ({
    ...trips[index % trips.length],
    title: `Trip number ${index + 1}`,
  }));
}
