import type { Page } from 'playwright';
import { visit } from '../e2e/language.ts';
import { asVisitor, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { keepEntries, longest, takeEntries } from './entries.ts';
import { bounded, medians, type Figure } from './figure.ts';
import { openMenu, openPanel } from './gestures.ts';
import { ALL_ROUTES, KINDS, ROUTES, type Route } from './page-bytes.ts';
import { paintTime, settle, slowDown, slowNetwork, watchPaint, type Network } from './visit.ts';

const VISITS = 3;

/** Ratios of times need more visits than times. */
const COMPARISONS = 7;

/**
 * Measures first visits with the network and the CPU of a cheap phone, over HTTP/2 as static hosts speak it;
 * medians of three visits.
 */
export async function measureThrottledVisits(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const route of ROUTES) {
    const first = route === '/trips' ? '.trip-card' : 'h1';
    const [paint, largest, card] = await mediansOf(bench, route, 'fast', first, pagePaints);
    figures.push(
      { what: `first paint of ${route}, 1.6 Mbit/s`, figure: paint / 1000, unit: 's' },
      bounded(`LCP of ${route}, 1.6 Mbit/s`, largest / 1000, BOUNDS.largestPaint),
    );
    if (first === '.trip-card')
      figures.push(bounded('first card painted, 1.6 Mbit/s', card / 1000, BOUNDS.largestPaint));
  }
  for (const route of [...KINDS, tripPage()]) {
    const [withFaces, without] = await medians(COMPARISONS, async () => [
      await firstPaint(bench, route),
      await firstPaint(bench, `${route}?no-faces`),
    ]);
    figures.push(
      bounded(`first paint of ${route} / without font files`, withFaces / without, BOUNDS.paintWithFaces),
    );
  }
  const [heading, menu] = await mediansOf(bench, '/', 'slow', 'h1', menuResponse);
  figures.push(
    bounded('heading of / painted, Slow 4G', heading / 1000, BOUNDS.headingPaint),
    bounded('menu of / tapped on arrival, Slow 4G', menu, BOUNDS.interaction),
  );
  const [open, ready] = await mediansOf(bench, '/trips', 'slow', 'dialog[open]', pressResponse);
  figures.push(
    bounded('callback button first pressed, Slow 4G: panel open', open, BOUNDS.interaction),
    bounded('callback button first pressed, Slow 4G: form ready', ready / 1000, BOUNDS.formReady),
  );
  return figures;
}

/**
 * Visits a page several times and returns the median of each figure that `use` returns.
 * @param watched the element of which `use` needs the paint time
 */
function mediansOf<Figures extends number[]>(
  bench: Bench,
  route: Route,
  network: Network,
  watched: string,
  use: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  return medians(VISITS, () => visitOnce(bench, route, network, watched, use));
}

/** Returns the time of the first contentful paint of a visit, in ms. */
async function firstPaint(bench: Bench, route: Route): Promise<number> {
  const [paint] = await visitOnce(bench, route, 'fast', 'h1', pagePaints);
  return paint;
}

/** The page of the first trip. */
const tripPage = (): Route => ALL_ROUTES.find((route) => route.startsWith('/trips/')) ?? '/trips';

function visitOnce<Figures>(
  bench: Bench,
  route: Route,
  network: Network,
  watched: string,
  use: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  return asVisitor(bench, PHONE, async (page: Page) => {
    await keepEntries(page, 'event', 'largest-contentful-paint', 'paint');
    await watchPaint(page, watched);
    await slowDown(page);
    await slowNetwork(page, network);
    await visit(page, route, { waitUntil: 'commit' });
    return use(page);
  });
}

/** Returns the times of the first and the largest contentful paint, and of the watched element, in ms. */
async function pagePaints(page: Page): Promise<[number, number, number]> {
  await settle(page);
  const first = Math.min(...(await startTimes(page, 'paint')));
  const largest = Math.max(...(await startTimes(page, 'largest-contentful-paint')));
  return [first, largest, await paintTime(page)];
}

async function startTimes(page: Page, type: Parameters<typeof takeEntries>[1]): Promise<number[]> {
  return (await takeEntries(page, type)).map(({ startTime }) => startTime);
}

/** Opens the menu once the heading is painted. Returns that time and the time to the next paint, in ms. */
async function menuResponse(page: Page): Promise<[number, number]> {
  const painted = await paintTime(page);
  await openMenu(page);
  await page.waitForLoadState('networkidle');
  return [painted, await longest(page, 'event')];
}

/**
 * Presses the button of the first trip. Returns the times from the press until the open panel is painted and
 * until it is hydrated, so that its form can be sent, in ms.
 */
async function pressResponse(page: Page): Promise<[number, number]> {
  await settle(page);
  const hydrated = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('hydrated', () => resolve(performance.now()));
      }),
  );
  await openPanel(page);
  const [open, ready] = [await paintTime(page), await hydrated];
  await settle(page);
  const pressed = Math.max(...(await startTimes(page, 'event')));
  return [open - pressed, Math.max(0, ready - pressed)];
}
