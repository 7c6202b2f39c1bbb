import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { pathIn } from '../../src/lib/languages.ts';
import type { Bench } from './bench.ts';
import { BOUNDS, type Bound } from './bounds.ts';
import { bounded, median, type Figure } from './figure.ts';
import { ROUTES, type Route } from './page-bytes.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const DEVICES = {
  phone: { runs: 5, config: undefined, secure: false, everyCategory: true },
  'phone, HTTP/2': { runs: 3, config: undefined, secure: true, everyCategory: false },
  desktop: { runs: 1, config: desktopConfig, secure: true, everyCategory: true },
};
/** The audits of the score for performance, which alone vary between runs. The others would take a second. */
const PERFORMANCE_AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/** The audits of the simulated phone to report. Lighthouse gives times in ms; `per` converts the unit. */
const TIMES: { what: string; audit: string; bound: Bound; per: number }[] = [
  { what: 'FCP', audit: 'first-contentful-paint', bound: BOUNDS.firstContentfulPaint, per: 1000 },
  { what: 'LCP', audit: 'largest-contentful-paint', bound: BOUNDS.largestContentfulPaint, per: 1000 },
  { what: 'TBT', audit: 'total-blocking-time', bound: BOUNDS.totalBlockingTime, per: 1 },
  { what: 'CLS', audit: 'cumulative-layout-shift', bound: BOUNDS.layoutShift, per: 1 },
];

/**
 * Measures Lighthouse's scores on a phone and a desktop, and its times on the phone: medians of five runs,
 * and of three over HTTP/2. A desktop is fast enough for one run.
 */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const route of ROUTES) {
    for (const device of Object.keys(DEVICES) as (keyof typeof DEVICES)[]) {
      const runs: Result[] = [];
      const { runs: wanted, everyCategory } = DEVICES[device];
      while (runs.length < wanted)
        runs.push(await run(bench, route, device, everyCategory && runs.length === 0));
      figures.push(...scores(runs, `${route}, ${device}`));
      if (device !== 'desktop') figures.push(...times(runs, `${route}, ${device}`));
    }
  }
  return figures;
}

async function run(
  bench: Bench,
  route: Route,
  device: keyof typeof DEVICES,
  everyCategory: boolean,
): Promise<Result> {
  const flags: Flags = {
    port: bench.debuggingPort,
    logLevel: 'error',
    ...(everyCategory ? { onlyCategories: CATEGORIES } : { onlyAudits: PERFORMANCE_AUDITS }),
    disableFullPageScreenshot: true,
  };
  const { config, secure } = DEVICES[device];
  const { url, secureUrl } = bench.host;
  const result = await lighthouse((secure ? secureUrl : url) + pathIn(bench.language, route), flags, config);
  if (!result) throw new Error('Lighthouse gave no result.');
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse at ${route}: ${lhr.runtimeError.message}`);
  return lhr;
}

function scores(runs: Result[], where: string): Figure[] {
  return CATEGORIES.flatMap((id) => {
    const scoreOf = (run: Result) => Math.round((run.categories[id]?.score ?? 0) * 100);
    const measured = runs.filter(({ categories }) => id in categories);
    if (measured.length === 0) return [];
    const score = median(measured.map(scoreOf));
    const typical = measured.find((run) => scoreOf(run) === score);
    return [bounded(`Lighthouse ${id} of ${where}`, score, BOUNDS.score, lostPoints(typical, id))];
  });
}

/** Returns the audits that reduce the score of a category, with their own scores. */
function lostPoints(run: Result | undefined, category: string): string {
  const references = run?.categories[category]?.auditRefs ?? [];
  return references
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => ({ id, score: run?.audits[id]?.score ?? 1 }))
    .filter(({ score }) => score < 1)
    .map(({ id, score }) => `${id} ${Math.round(score * 100)}`)
    .join(', ');
}

function times(runs: Result[], where: string): Figure[] {
  return TIMES.map(({ what, audit, bound, per }) => {
    const values = runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
    return bounded(`simulated ${what} of ${where}`, median(values) / per, bound);
  });
}
