import type { Page } from 'playwright';
import { read } from '../site/dist.ts';
import { visit } from '../e2e/language.ts';
import { asVisitor, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { keepEntries, takeEntries } from './entries.ts';
import { bounded, median, type Figure } from './figure.ts';
import { settle, slowDown } from './visit.ts';

const SHORT = 10;
const LONG = 1000;
const SLOWDOWN = 4;
const SHORT_RUNS = 3;
/** A long list takes so long that one run is enough. */
const LONG_RUNS = 1;
const TIMEOUT_MS = 120_000;

interface Rendering {
  /** The time from the end of the response until all cards have a button and the page is idle. */
  usableMs: number;
  longestTaskMs: number;
}

/** Measures how the time to render the trips grows with their number, and the longest task meanwhile. */
export async function measureLongList(bench: Bench): Promise<Figure[]> {
  const short = await renderSeveralTimes(bench, SHORT, SHORT_RUNS);
  const long = await renderSeveralTimes(bench, LONG, LONG_RUNS);
  const usable = (renderings: Rendering[]) => median(renderings.map(({ usableMs }) => usableMs));
  return [
    { what: `${SHORT} trips usable after their response`, figure: usable(short), unit: 'ms' },
    { what: `${LONG} trips usable after their response`, figure: usable(long), unit: 'ms' },
    bounded(`${LONG} trips against ${SHORT}`, usable(long) / usable(short), BOUNDS.longListRatio),
    bounded(
      `longest task while ${LONG} trips are rendered`,
      median(long.map(({ longestTaskMs }) => longestTaskMs)),
      BOUNDS.longestTask,
    ),
  ];
}

async function renderSeveralTimes(bench: Bench, count: number, runs: number): Promise<Rendering[]> {
  const renderings: Rendering[] = [];
  for (let run = 0; run < runs; run += 1) {
    renderings.push(await asVisitor(bench, PHONE, (page) => renderList(page, count)));
  }
  return renderings;
}

/**
 * Delays the response until the page is hydrated and idle, so that only the rendering of the list is
 * measured.
 */
async function renderList(page: Page, count: number): Promise<Rendering> {
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route('**/trips/upcoming', async (call) => {
    await held;
    await call.fulfill({ json: { trips: manyTrips(count) } });
  });
  await keepEntries(page, 'longtask');
  await slowDown(page, SLOWDOWN);
  await visit(page, '/trips');
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 1);
  await page.waitForTimeout(5000);
  await takeEntries(page);
  const usable = waitUntilUsable(page, count);
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

/** Waits until all cards have a button and the page is idle. Times are in ms of `performance.now()`. */
function waitUntilUsable(page: Page, count: number): Promise<{ responseEnd: number; usableTime: number }> {
  return page.evaluate(
    ([wanted, timeout]) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`There are not ${wanted} cards.`)), timeout);
        const check = () => {
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
        const observer = new MutationObserver(check);
        observer.observe(document.body, { childList: true, subtree: true });
        check();
      }),
    [count, TIMEOUT_MS] as const,
  );
}

function manyTrips(count: number): unknown[] {
  const { trips } = JSON.parse(read('trips/upcoming')) as { trips: object[] };
  return Array.from({ length: count }, (_, index) => ({
    ...trips[index % trips.length],
    title: `Trip number ${index + 1}`,
  }));
}
