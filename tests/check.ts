import { exec, type ExecException } from 'node:child_process';
import { promisify } from 'node:util';

// Runs npm scripts, two at a time. A script that passes is one line. What those have printed that failed comes
// at the end, where a reader looks first.
const waiting = process.argv.slice(2);
const failures: string[] = [];

async function runWaiting(): Promise<void> {
  for (let script = waiting.shift(); script; script = waiting.shift()) {
    const start = performance.now();
    const failure = await promisify(exec)(`npm run --silent ${script} 2>&1`, { maxBuffer: Infinity }).then(
      () => undefined,
      ({ stdout }: ExecException) => `${stdout}\n${script} failed. To run it alone: npm run ${script}`,
    );
    console.log(`${failure ? '✗' : '✓'} ${script} (${Math.round((performance.now() - start) / 1000)} s)`);
    if (failure) failures.push(failure);
  }
}

await Promise.all([runWaiting(), runWaiting()]);
for (const failure of failures) console.log(`\n${failure}`);
process.exitCode = failures.length && 1;
