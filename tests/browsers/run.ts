import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { serveSite } from './site.ts';
import { walkThrough, type Outcome } from './walk.ts';
import { webkit } from './webkit.ts';

const ENGINES = [chromium, firefox, webkit];

/** Words on the command line choose engines by their names. */
function chosenEngines(words: string[]) {
  if (words.length === 0) return ENGINES;
  return words.map((word) => {
    const engine = ENGINES.find(({ name }) => name.toLowerCase() === word.toLowerCase());
    if (!engine) throw new Error(`${word} is none of ${ENGINES.map(({ name }) => name).join(', ')}.`);
    return engine;
  });
}

function print({ engine, version, step, passed, remark }: Outcome): void {
  const [first = '', ...more] = remark.split('\n');
  console.log([engine.padEnd(8), version.padEnd(15), passed ? 'passed' : 'FAILED', step].join('  '));
  for (const line of first ? [first, ...more] : more) console.log(`${' '.repeat(35)}${line}`);
}

const engines = chosenEngines(process.argv.slice(2));
const site = await serveSite();
let failed = 0;
try {
  for (const engine of engines) {
    for await (const outcome of walkThrough(engine, `http://localhost:${site.port}/`)) {
      print(outcome);
      if (!outcome.passed) failed += 1;
    }
  }
} finally {
  await site.stop();
}
console.log(failed === 0 ? 'Every step has passed.' : `FAILED: ${failed}`);
process.exit(failed === 0 ? 0 : 1);
