import { chromium } from './chromium.ts';
import { asStep } from './faults/as-step.ts';
import { rows } from './faults/rows.ts';
import { firefox } from './firefox.ts';
import { serveSite } from './site.ts';
import { steps } from './steps/steps.ts';
import { walkThrough, type Outcome, type Result } from './walk.ts';
import { webkit } from './webkit.ts';

const ENGINES = [chromium, firefox, webkit];

/** Before the names of engines, this word chooses the fault matrix in place of the main behaviour. */
const FAULTS = 'faults';

/** So many faults must have been tried with success in every engine. */
const LEAST_FAULTS = 30;

/** Words on the command line choose engines by their names. */
function chosenEngines(words: string[]) {
  if (words.length === 0) return ENGINES;
  return words.map((word) => {
    const engine = ENGINES.find(({ name }) => name.toLowerCase() === word.toLowerCase());
    if (!engine) throw new Error(`${word} is none of ${ENGINES.map(({ name }) => name).join(', ')}.`);
    return engine;
  });
}

function print({ engine, version, step, result, remark }: Outcome): void {
  const [first = '', ...more] = remark.split('\n');
  console.log([engine.padEnd(8), version.padEnd(15), result, step].join('  '));
  for (const line of first ? [first, ...more] : more) console.log(`${' '.repeat(35)}${line}`);
}

const words = process.argv.slice(2);
const tryFaults = words[0] === FAULTS;
const engines = chosenEngines(tryFaults ? words.slice(1) : words);
const site = await serveSite();
const chosenSteps = tryFaults ? rows.map((row) => asStep(row, site.port)) : steps;
const least = tryFaults ? LEAST_FAULTS : 0;
const summaries: string[] = [];
let failed = 0;
try {
  for (const engine of engines) {
    const counts: Record<Result, number> = { passed: 0, FAILED: 0, 'not possible': 0 };
    for await (const outcome of walkThrough(engine, `http://localhost:${site.port}/`, chosenSteps)) {
      print(outcome);
      counts[outcome.result] += 1;
    }
    summaries.push(
      `${engine.name}: ${Object.entries(counts)
        .map(([result, count]) => `${count} ${result}`)
        .join(', ')}`,
    );
    failed += counts.FAILED;
    if (counts.passed < least) {
      summaries.push(`${engine.name}: FAILED, because fewer than ${least} have passed`);
      failed += 1;
    }
  }
} finally {
  await site.stop();
}
for (const summary of summaries) console.log(summary);
console.log(failed === 0 ? 'Every step has passed.' : `FAILED: ${failed}`);
process.exit(failed === 0 ? 0 : 1);
