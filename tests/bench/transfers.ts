import type { Page } from 'playwright';
import { visit } from '../e2e/language.ts';
import { asVisitor, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
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
import { settle } from './visit.ts';

/** Returns a set to which the path of each script that the page requests from the site is added. */
function watchScripts(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && hostname === 'localhost') paths.add(pathname);
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
  await chooseInMenu(page, '#_about');
  await openMenu(page);
  await chooseInMenu(page, '/trips');
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
    figures.push(
      bounded(`script files before a touch on ${route}`, scripts.length, BOUNDS.scriptFilesBeforeUse),
      bounded(`JavaScript before a touch on ${route}`, bytesOf(scripts), BOUNDS.scriptBytesBeforeUse),
    );
  }
  const all = await asVisitor(bench, PHONE, scriptsOfWholeVisit);
  figures.push(bounded('JavaScript when every island was used', bytesOf(all), BOUNDS.scriptBytes));
  return figures;
}

/**
 * Measures the bytes, headers included, that the landing page loads on a phone before the visitor scrolls.
 */
export async function measureFirstScreen(bench: Bench): Promise<Figure[]> {
  const bytes: Record<string, number> = {};
  await asVisitor(bench, PHONE, async (page) => {
    const transfers: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') return;
      const type = request.resourceType();
      const add = (size: number) => void (bytes[type] = (bytes[type] ?? 0) + size);
      transfers.push(
        request.sizes().then((sizes) => add(sizes.responseBodySize + sizes.responseHeadersSize)),
      );
    });
    await visit(page, '/');
    await settle(page);
    await Promise.all(transfers);
  });
  const total = sum(Object.values(bytes));
  const note = JSON.stringify(bytes);
  return [bounded('all of / before scrolling, 360 px wide', total, BOUNDS.firstScreenBytes, note)];
}

/** Returns the total compressed size of files in bytes. */
function bytesOf(paths: string[]): number {
  return sum(paths.map(compressedBytes));
}
