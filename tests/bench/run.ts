import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/lib/languages.ts';
import { siteLanguages } from '../../src/content-model/languages.ts';
import { withBench, type Bench } from './bench.ts';
import { buildTime, measureBuild } from './build-time.ts';
import { measurePrefetch } from './prefetch.ts';
import { isFailure, type Figure } from './figure.ts';
import { measureInteractions } from './interactions.ts';
import { measureLayoutShifts } from './layout-shifts.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLongList } from './long-list.ts';
import { measurePageBytes } from './page-bytes.ts';
import { table } from './table.ts';
import { measureThrottledVisits } from './throttled-visit.ts';
import { measureFirstScreen, measureScripts } from './transfers.ts';

const FOLDER = '.cache/bench';
const FIGURES = `${FOLDER}/figures.json`;

/** Groups whose rows name the pages of all languages, or none. */
const OF_ALL_LANGUAGES = ['bytes', 'build'];

/**
 * The groups of measurements, made in each language. Command line arguments select the groups whose names
 * contain one of them.
 */
const GROUPS: Record<string, (bench: Bench) => Figure[] | Promise<Figure[]>> = {
  bytes: measurePageBytes,
  scripts: measureScripts,
  screen: measureFirstScreen,
  shifts: measureLayoutShifts,
  prefetch: measurePrefetch,
  throttled: measureThrottledVisits,
  interactions: measureInteractions,
  list: measureLongList,
  lighthouse: measureLighthouse,
  build: measureBuild,
};

const words = process.argv.slice(2);
const chosen = Object.entries(GROUPS).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (chosen.length === 0) {
  console.error(`There is no group "${words.join(' ')}". The groups are: ${Object.keys(GROUPS).join(', ')}`);
  process.exit(1);
}

console.log(
  `The site was built in ${(await buildTime()).toFixed(1)} s. A kB has 1000 bytes; bytes are compressed with Brotli 11.`,
);
const start = performance.now();
const figures: Figure[] = [];
let failedGroups = 0;
await withBench(async (bench) => {
  for (const [name, measure] of chosen) {
    console.log(`Measuring ${name} …`);
    const groupStart = performance.now();
    try {
      const languages: Language[] = OF_ALL_LANGUAGES.includes(name) ? [DEFAULT_LANGUAGE] : siteLanguages;
      for (const language of languages) {
        const rows = await measure({ ...bench, language });
        const suffix = language === DEFAULT_LANGUAGE ? '' : `, ${LANGUAGES[language].name}`;
        figures.push(...rows.map((row) => ({ ...row, what: row.what + suffix })));
      }
    } catch (error) {
      failedGroups += 1;
      console.error(`The group ${name} could not be measured:`, error);
    }
    console.log(`… in ${secondsSince(groupStart).toFixed(0)} s`);
  }
});

mkdirSync(FOLDER, { recursive: true });
const last = lastFigures();
const measured = new Map(figures.map(({ what, figure }) => [what, figure]));
writeFileSync(FIGURES, `${JSON.stringify(Object.fromEntries([...last, ...measured]), null, 2)}\n`);
console.log(table(figures, last));
console.log(`Measured in ${(secondsSince(start) / 60).toFixed(1)} min.`);

const failures = figures.filter(isFailure).length;
if (failures > 0) console.error(`${failures} figures in bytes or counts exceed their bounds.`);

function secondsSince(time: number): number {
  return (performance.now() - time) / 1000;
}

/** Returns the last figure of each row, by its name. A run of one group leaves the others as they are. */
function lastFigures(): Map<string, number> {
  if (!existsSync(FIGURES)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(FIGURES, 'utf8')) as Record<string, number>));
}

process.exit(failures + failedGroups > 0 ? 1 : 0);
