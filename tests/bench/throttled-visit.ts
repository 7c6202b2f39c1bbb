import type { Page } from 'playwright';
import { visit } from '../e2e/language.ts';
import { asVisitor, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { keepEntries, takeEntries } from './entries.ts';
import { bounded, median, type Figure } from './figure.ts';
import { openMenu } from './gestures.ts';
import type { Route } from './page-bytes.ts';
import { slowDown, slowNetwork } from './visit.ts';

const SLOWDOWN = 4;
const VISITS = 3;

/**
 * Measures first visits with the network and the CPU of a cheap phone, over HTTP/2 as static hosts speak it;
 * medians of three visits.
 */
export async function measureThrottledVisits(bench: Bench): Promise<Figure[]> {
  const measure = async (route: Route, use: (page: Page) => Promise<number>) => {
    const figures: number[] = [];
    while (figures.length < VISITS)
      figures.push(
        await asVisitor(
          bench,
          PHONE,
          async (page) => {
            await keepEntries(page, 'event');
            await slowDown(page, SLOWDOWN);
            await slowNetwork(page, 'slow');
            await visit(page, route, { waitUntil: 'commit' });
            return use(page);
          },
          bench.host.secureUrl,
        ),
      );
    return median(figures);
  };
  return [
    bounded('heading of / painted, Slow 4G', await measure('/', paintOf('h1')), BOUNDS.headingPaint),
    bounded(
      'first trip of /trips painted, Slow 4G',
      await measure('/trips', paintOf('main article')),
      BOUNDS.firstTripPaint,
    ),
    bounded('menu of / tapped on arrival, Slow 4G', await measure('/', menuResponse), BOUNDS.menuOnArrival),
  ];
}

/** Returns the time in s at which an element has been painted: one frame after it is in the document. */
function paintOf(selector: string): (page: Page) => Promise<number> {
  return (page) =>
    page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelector(wanted)?.getClientRects().length)
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() / 1000)));
            else requestAnimationFrame(look);
          };
          look();
        }),
      selector,
    );
}

/** Opens the menu as soon as its button is painted, and returns the time to the next paint in ms. */
async function menuResponse(page: Page): Promise<number> {
  await paintOf('button.navbar-menu')(page);
  await openMenu(page);
  await page.waitForLoadState('networkidle');
  return Math.max(0, ...(await takeEntries(page)).map(({ duration }) => duration));
}
