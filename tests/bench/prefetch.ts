import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { pathIn } from '../../src/lib/languages.ts';
import { visit } from '../e2e/language.ts';
import { asVisitor, DESKTOP, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { bounded, type Figure } from './figure.ts';
import { KINDS, type Route } from './page-bytes.ts';
import { settle } from './visit.ts';

const HOLD_MS = 500;
const REQUEST_MS = 1000;

/** The pointers: a mouse that hovers over a link, and a touch that is cancelled before it becomes a click. */
const POINTERS = {
  hover: { device: DESKTOP, hold: (link: Locator) => link.hover() },
  touch: { device: PHONE, hold: touch },
};

/** Counts the links whose target is not prefetched while the pointer is on the link. */
export async function measurePrefetch(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, pointer] of Object.entries(POINTERS)) {
    const missed: string[] = [];
    for (const route of KINDS) missed.push(...(await linksNotPrefetched(bench, pointer, route)));
    const tried = KINDS.length * (KINDS.length - 1);
    const note = [`of ${tried}`, ...missed].join(', ');
    figures.push(bounded(`links not prefetched on ${name}`, missed.length, BOUNDS.linksNotPrefetched, note));
  }
  return figures;
}

/** Returns the links from a page to the other pages that are not prefetched. */
function linksNotPrefetched(
  bench: Bench,
  { device, hold }: (typeof POINTERS)[keyof typeof POINTERS],
  route: Route,
): Promise<string[]> {
  return asVisitor(bench, device, async (page) => {
    await visit(page, route);
    await settle(page);
    const missed: string[] = [];
    for (const target of KINDS.filter((other) => other !== route)) {
      const link = visibleLink(page, pathIn(bench.language, target));
      await link.scrollIntoViewIfNeeded();
      bench.host.requests.length = 0;
      await hold(link);
      if (!(await isPrefetched(bench, target))) missed.push(`${route} -> ${target}`);
    }
    return missed;
  });
}

/** Reports whether the host receives a prefetch of a page in time. */
async function isPrefetched({ host, language }: Bench, target: Route): Promise<boolean> {
  await setTimeout(REQUEST_MS);
  return host.requests.some(
    ({ path, headers }) =>
      samePage(path, pathIn(language, target)) && String(headers['sec-purpose'] ?? '').startsWith('prefetch'),
  );
}

/** Returns the first visible link to a page, with any fragment. */
function visibleLink(page: Page, target: string): Locator {
  const addresses = [`="${target}"`, `^="${target}#"`, `^="${target}/#"`];
  const links = page.locator(addresses.map((address) => `a[href${address}]`).join());
  return links.filter({ visible: true }).first();
}

function samePage(path: string, target: string): boolean {
  return path.replace(/\/$/, '') === target.replace(/\/$/, '');
}

async function touch(link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link cannot be touched.');
  const session = await link.page().context().newCDPSession(link.page());
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await link.page().waitForTimeout(HOLD_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}
