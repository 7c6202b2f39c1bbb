import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/content-model/languages.ts';
import { siteLanguages } from '../../src/content-model/site-languages.ts';
import { withBench, type Bench } from './bench.ts';
import { buildTime, measureBuild } from './build-time.ts';
import { isFailure, table, type Figure } from './figure.ts';
import { measureInteractions } from './interactions.ts';
import { measurePageBytes } from './page-bytes.ts';
import { measurePrefetch } from './prefetch.ts';
import { measureThrottledVisits } from './throttled-visit.ts';

/** Groups whose rows name the pages of all languages, or none. */
const OF_ALL_LANGUAGES = ['bytes', 'build'];

/**
 * The groups of measurements, made in each language. Command line arguments select the groups whose names
 * contain one of them.
 */
const GROUPS: Record<string, (bench: Bench) => Figure[] | Promise<Figure[]>> = {
  bytes: measurePageBytes,
  prefetch: measurePrefetch,
  throttled: measureThrottledVisits,
  interactions: measureInteractions,
  build: measureBuild,
};

const words = process.argv.slice(2);
const chosen = Object.entries(GROUPS).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (chosen.length === 0) throw new Error(`The groups are: ${Object.keys(GROUPS).join(', ')}`);

console.log(`The site was built in ${(await buildTime()).toFixed(1)} s.`);
const figures: Figure[] = [];
await withBench(async (bench) => {
  for (const [name, measure] of chosen) {
    console.log(`Measuring ${name} …`);
    const languages: Language[] = OF_ALL_LANGUAGES.includes(name) ? [DEFAULT_LANGUAGE] : siteLanguages;
    for (const language of languages) {
      const suffix = language === DEFAULT_LANGUAGE ? '' : `, ${LANGUAGES[language].name}`;
      const rows = await measure({ ...bench, language });
      figures.push(...rows.map((row) => ({ ...row, what: row.what + suffix })));
    }
  }
});
console.log('A kB has 1000 bytes; bytes are those of Brotli 11, if no row says otherwise.');
console.log(table(figures));
process.exit(figures.some(isFailure) ? 1 : 0);
