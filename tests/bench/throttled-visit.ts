import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { Language } from '#content-model/languages.ts';
import { tripButtons } from '../e2e/callback-panel.ts';
import { setLanguage, visit } from '../e2e/language.ts';
import { menuButton, sidebar } from '../e2e/parts.ts';
import { keepEntries, longest, takeEntries } from './entries.ts';
import { paintTime, settle, slowDown, slowNetwork, watchPaint, type Network } from './visit.ts';

/** One page of each kind: legal texts differ only in their words. */
const KINDS = ['/', '/trips', '/terms-of-service'] as const;

type Route = (typeof KINDS)[number];

/** A browser, the address of the site, and the language of the pages that are measured. */
interface Bench {
  browser: Browser;
  url: string;
  language: Language;
}

/** A small touch phone, as most visitors have: 360 x 740 CSS pixels. */
const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

const VISITS = 3;

/** The time for a scroll to end and for a visible island to hydrate. */
const PAUSE_MS = 1000;

/** The most that times may be. */
const BOUNDS = {
  /** People perceive this as an immediate response. */
  interaction: { most: 100, unit: 'ms' },
  /** Slow 4G and a cheap phone, first visit. */
  headingPaint: { most: 1.2, unit: 's' },
  /** The limit for an uninterrupted flow of thought. */
  thought: { most: 1, unit: 's' },
} as const;

/** A measured time and its bound. */
export interface Figure {
  what: string;
  figure: number;
  most: number;
  unit: 'ms' | 's';
}

/**
 * Measures first visits with the network and the CPU of a cheap phone, over HTTP/2 as static hosts speak it;
 * medians of three visits.
 */
export async function measureThrottledVisits(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const route of KINDS) {
    const first = route === '/trips' ? '.trip-card' : 'h1';
    const [largest, watched] = await mediansOf(bench, route, 'fast', first, pagePaints);
    figures.push(
      { what: `LCP of ${route}, 1.6 Mbit/s`, figure: largest / 1000, ...BOUNDS.thought },
      { what: `${first} of ${route} painted, 1.6 Mbit/s`, figure: watched / 1000, ...BOUNDS.thought },
    );
  }
  const [heading, menu] = await mediansOf(bench, '/', 'slow', 'h1', menuResponse);
  const [open, ready] = await mediansOf(bench, '/trips', 'slow', 'dialog[open]', pressResponse);
  return [
    ...figures,
    { what: 'heading of / painted, Slow 4G', figure: heading / 1000, ...BOUNDS.headingPaint },
    { what: 'menu of / tapped on arrival, Slow 4G', figure: menu, ...BOUNDS.interaction },
    { what: 'callback button first pressed, Slow 4G: panel open', figure: open, ...BOUNDS.interaction },
    { what: 'the same: form ready', figure: ready / 1000, ...BOUNDS.thought },
  ];
}

/**
 * Visits a page several times and returns the median of each of two times that `use` returns.
 * @param watched the element of which `use` needs the paint time
 */
async function mediansOf(
  { browser, url, language }: Bench,
  route: Route,
  network: Network,
  watched: string,
  use: (page: Page) => Promise<[number, number]>,
): Promise<[number, number]> {
  const runs: [number, number][] = [];
  while (runs.length < VISITS) {
    const context = await browser.newContext({ ...PHONE, baseURL: url, locale: 'en-IN' });
    setLanguage(context, language);
    const page = await context.newPage();
    await keepEntries(page, 'event', 'largest-contentful-paint');
    await watchPaint(page, watched);
    await slowDown(page);
    await slowNetwork(page, network);
    await visit(page, route, { waitUntil: 'commit' });
    runs.push(await use(page));
    await context.close();
  }
  const medianOf = (index: 0 | 1) =>
    runs.map((run) => run[index]).toSorted((a, b) => a - b)[Math.floor(VISITS / 2)] ?? Number.NaN;
  return [medianOf(0), medianOf(1)];
}

/** The times of the largest contentful paint and of the watched element, in ms. */
async function pagePaints(page: Page): Promise<[number, number]> {
  await settle(page);
  return [await lastStart(page, 'largest-contentful-paint'), await paintTime(page)];
}

async function lastStart(page: Page, type: Parameters<typeof takeEntries>[1]): Promise<number> {
  return Math.max(...(await takeEntries(page, type)).map(({ startTime }) => startTime));
}

/** Opens the menu once the heading is painted. Returns that time and the time to the next paint, in ms. */
async function menuResponse(page: Page): Promise<[number, number]> {
  const painted = await paintTime(page);
  await menuButton(page).tap();
  await sidebar(page).waitFor();
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
        const island = document.querySelector('[data-callback-section] astro-island');
        island?.addEventListener('astro:hydrate', () => resolve(performance.now()));
      }),
  );
  const button = tripButtons(page).first();
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(PAUSE_MS);
  await button.tap();
  await page.getByRole('dialog').waitFor();
  const [open, ready] = [await paintTime(page), await hydrated];
  await settle(page);
  const pressed = await lastStart(page, 'event');
  return [open - pressed, Math.max(0, ready - pressed)];
}
