import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';

// Runs an npm script several times while threads of this process compute, which end with it:
// `npm run test:load -- 5 3 test:e2e navigation` runs it 5 times beside 3 threads.
const [times, threads, script = '', ...options] = process.argv.slice(2);
for (let thread = 0; thread < Number(threads); thread += 1) new Worker('for (;;);', { eval: true });
for (let run = 1; run <= Number(times); run += 1) {
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', script, '--', ...options], { stdio: 'inherit' });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`run ${run}: exit code ${status}, ${seconds} s, load ${loadavg()[0]?.toFixed(1)}`);
  if (status) process.exitCode = 1;
}
process.exit();
