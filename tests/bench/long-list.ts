import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { DEFAULT_LANGUAGE, pathIn } from '../../src/lib/languages.ts';
import { visit } from '../e2e/language.ts';
import { read } from '../site/dist.ts';
import { asVisitor, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { buildTime } from './build-time.ts';
import { compress, sum } from './compressed.ts';
import { keepEntries, longest, takeEntries } from './entries.ts';
import { bounded, type Figure } from './figure.ts';
import { paintTime, settle, slowDown, watchPaint } from './visit.ts';

const COUNT = 1000;
/** The page with the long list, beside the normal `/trips`, and the folder of its trips server. */
const LONG_PAGE = '/long';
const FOLDER = '.cache/bench/long-list';
const LAST_CARD = `.trip-grid > li:nth-child(${COUNT})`;
/** The part of a task for which it blocks no input (Total Blocking Time). */
const NOT_BLOCKING_MS = 50;

/**
 * Measures the page with 1,000 trips before and after a touch, and the normal page when the trips call is
 * answered with 1,000 trips, with the CPU of a cheap phone.
 */
export async function measureLongList(bench: Bench): Promise<Figure[]> {
  const html = await publishLongPage(bench);
  const { blocking, before, after } = await asVisitor(bench, PHONE, visitLongPage);
  const { painted, task } = await asVisitor(bench, PHONE, receiveLongList);
  return [
    { what: `HTML of /trips with ${COUNT} trips`, figure: compress(html).length, unit: 'bytes' },
    bounded(`blocking time by scripts before a touch, ${COUNT} trips`, blocking, BOUNDS.totalBlockingTime),
    { what: `longest task before a touch, ${COUNT} trips`, figure: before, unit: 'ms' },
    bounded(`longest task after a touch, ${COUNT} trips`, after, BOUNDS.longestTask),
    { what: `last card after an answer with ${COUNT} trips`, figure: painted, unit: 'ms' },
    bounded(`longest task after an answer with ${COUNT} trips`, task, BOUNDS.longestTask),
  ];
}

/** Builds a site whose trips server has the long list, publishes its page of trips, and returns the HTML. */
async function publishLongPage({ host, language }: Bench): Promise<Buffer> {
  host.publish(`${LONG_PAGE}/trips/upcoming`, Buffer.from(JSON.stringify(longAnswer())));
  if (language === DEFAULT_LANGUAGE) {
    const settings = { SITE_URL: host.url, TRIPS_SERVER_URL: host.url + LONG_PAGE };
    await buildTime('.', ['--outDir', resolve(FOLDER)], settings);
  }
  const html = readFileSync(`${FOLDER}${pathIn(language, '/trips')}/index.html`);
  host.publish(`${pathIn(language, LONG_PAGE)}/index.html`, html);
  return html;
}

function longAnswer(): { trips: object[] } {
  const { trips } = JSON.parse(read('trips/upcoming')) as { trips: object[] };
  const trip = (index: number) => ({ ...trips[index % trips.length], title: `Trip number ${index + 1}` });
  return { trips: Array.from({ length: COUNT }, (_, index) => trip(index)) };
}

/** Returns the blocking time by scripts before a touch, and the longest tasks before and after it, in ms. */
async function visitLongPage(page: Page) {
  await keepEntries(page, 'longtask', 'long-animation-frame');
  await slowDown(page);
  await visit(page, LONG_PAGE);
  await settle(page);
  const before = await longest(page, 'longtask');
  const frames = await takeEntries(page, 'long-animation-frame');
  const blocked = frames.flatMap(({ scripts }) => scripts.map((ms) => Math.max(0, ms - NOT_BLOCKING_MS)));
  await page.touchscreen.tap(180, 300);
  await page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' });
  // React hydrates in many short tasks, between which the page is not idle.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 30_000 })));
  await settle(page);
  return { blocking: sum(blocked), before, after: await longest(page, 'longtask') };
}

/** Returns the time from the answer to the paint of the last card, and the longest task meanwhile, in ms. */
async function receiveLongList(page: Page) {
  const { promise: late, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route('**/trips/upcoming', async (call) => {
    await late;
    await call.fulfill({ json: longAnswer() });
  });
  await watchPaint(page, LAST_CARD);
  await keepEntries(page, 'longtask');
  await slowDown(page);
  await visit(page, '/trips');
  await page.waitForTimeout(3000);
  await takeEntries(page, 'longtask');
  const answerTime = await page.evaluate(() => performance.now());
  answer(undefined);
  const painted = await paintTime(page);
  await settle(page);
  return { painted: painted - answerTime, task: await longest(page, 'longtask') };
}
