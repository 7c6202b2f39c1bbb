import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { pathIn } from '../../src/content-model/languages.ts';
import { visit } from '../e2e/language.ts';
import { asVisitor, DESKTOP, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { bounded, type Figure } from './figure.ts';
import { KINDS, type Route } from './page-bytes.ts';
import { settle } from './visit.ts';

const REQUEST_MS = 1000;

/** Counts the links whose target is not prefetched while a mouse is over the link. */
export async function measurePrefetch(bench: Bench): Promise<Figure[]> {
  const missed: string[] = [];
  for (const route of KINDS) {
    await asVisitor(bench, DESKTOP, async (page) => {
      await visit(page, route);
      await settle(page);
      for (const target of KINDS.filter((other) => other !== route)) {
        const link = visibleLink(page, pathIn(bench.language, target));
        await link.scrollIntoViewIfNeeded();
        bench.host.requests.length = 0;
        await link.hover();
        if (!(await isPrefetched(bench, target))) missed.push(`${route} -> ${target}`);
      }
    });
  }
  return [bounded('links not prefetched', missed.length, BOUNDS.linksNotPrefetched, missed.join(', '))];
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
