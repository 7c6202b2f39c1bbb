import { exec } from 'node:child_process';

// Runs npm scripts, two at a time. A script that passes prints one line. The output of failed scripts is
// last.
const waiting = process.argv.slice(2);
const failures: string[] = [];

const failureOf = (script: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    exec(`npm run --silent ${script} 2>&1`, { maxBuffer: Infinity }, (error, output) => {
      const report = `${output}\n${script} failed. To run it alone: npm run ${script}`;
      // Without empty lines its end fits into a small terminal.
      resolve(error ? report.replace(/\n\s*\n/g, '\n') : undefined);
    });
  });

async function runWaiting(): Promise<void> {
  for (let script = waiting.shift(); script; script = waiting.shift()) {
    const start = performance.now();
    const failure = await failureOf(script);
    console.log(`${failure ? '✗' : '✓'} ${script} (${Math.round((performance.now() - start) / 1000)} s)`);
    if (failure) failures.push(failure);
  }
}

await Promise.all([runWaiting(), runWaiting()]);
for (const failure of failures) console.log(`\n${failure}`);
process.exitCode = failures.length && 1;
