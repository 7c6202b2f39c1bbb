import type { Page } from 'playwright';
import { visit } from '../e2e/language.ts';
import { asVisitor, PHONE, type Bench } from './bench.ts';
import { BIG_SCRIPT_BYTES, BOUNDS } from './bounds.ts';
import { compressedBytes, sum } from './compressed.ts';
import { bounded, type Figure } from './figure.ts';
import {
  chooseInMenu,
  closeMenu,
  openMenu,
  openPanel,
  showTestimonial,
  submit,
  typePhone,
  watchCounters,
} from './gestures.ts';
import { ROUTES, type Route } from './page-bytes.ts';
import { settle, slowNetwork } from './visit.ts';

/** Returns a set to which the path of each script that the page requests from the site is added. */
function watchScripts(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && hostname === 'localhost') paths.add(pathname);
  });
  return paths;
}

/** Returns the paths of the scripts that a page loads before any interaction. */
export async function scriptsBeforeUse(page: Page, route: Route): Promise<string[]> {
  const scripts = watchScripts(page);
  await visit(page, route);
  await settle(page);
  return [...scripts];
}

/**
 * Returns the paths of the large scripts that had loaded before the trips were requested, on a slow network.
 * @throws Error if the trips were not requested.
 */
export async function bigScriptsBeforeTripsCall(page: Page): Promise<string[]> {
  await slowNetwork(page);
  await visit(page, '/trips');
  await settle(page);
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, responseEnd }) => ({ path: new URL(name).pathname, startTime, responseEnd }),
    ),
  );
  const call = fetched.find(({ path }) => path.endsWith('/trips/upcoming'));
  if (!call) throw new Error('The trips page did not request the trips.');
  return fetched
    .filter(({ path, responseEnd }) => path.endsWith('.js') && responseEnd < call.startTime)
    .map(({ path }) => path)
    .filter((path) => compressedBytes(path) > BIG_SCRIPT_BYTES);
}

/** Returns the paths of the scripts that a visitor loads who uses every island. */
async function scriptsOfWholeVisit(page: Page): Promise<string[]> {
  const scripts = watchScripts(page);
  await visit(page, '/');
  await settle(page);
  await openMenu(page);
  await closeMenu(page);
  await watchCounters(page);
  await showTestimonial(page, 3);
  await openMenu(page);
  await chooseInMenu(page, '_about');
  await openMenu(page);
  await chooseInMenu(page, '_trips');
  await openPanel(page);
  await typePhone(page);
  await submit(page);
  await settle(page);
  return [...scripts];
}

/** Measures how much JavaScript is loaded before and after interaction. */
export async function measureScripts(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const route of ROUTES) {
    const scripts = await asVisitor(bench, PHONE, (page) => scriptsBeforeUse(page, route));
    const bound = route === '/trips' ? BOUNDS.scriptBytesBeforeUseOfTrips : BOUNDS.scriptBytesBeforeUse;
    figures.push(bounded(`JavaScript before an interaction on ${route}`, bytesOf(scripts), bound));
  }
  const early = await asVisitor(bench, PHONE, bigScriptsBeforeTripsCall);
  figures.push(
    bounded(
      'scripts over 20 kB before the trips request',
      early.length,
      BOUNDS.scriptsBeforeTripsCall,
      early.join(' '),
    ),
  );
  const all = await asVisitor(bench, PHONE, scriptsOfWholeVisit);
  figures.push(bounded('JavaScript when every island was used', bytesOf(all), BOUNDS.scriptBytes));
  return figures;
}

/** Returns the total compressed size of files in bytes. */
export function bytesOf(paths: string[]): number {
  return sum(paths.map(compressedBytes));
}
