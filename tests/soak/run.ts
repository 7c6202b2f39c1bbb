import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { send } from './client.ts';
import { FAULTS, type FaultName } from './faults.ts';
import { Ledger } from './ledger.ts';
import { singleRequests, visits, type SoakRequest } from './requests.ts';
import { ServerProcess } from './server-process.ts';

// A week of callback requests in less than a minute: `npm run test:soak`, or `npm run test:soak -- 42` with
// the seed of an earlier run.

const DAYS = 7;
const REQUESTS_PER_HOUR = 170;
const FLOOD_REQUESTS = 400;
const ROWS_PER_HOUR = 250;
const HOUR_MS = 3_600_000;

/** One hour of each kind, in every day. */
const HOURS = (Object.keys(FAULTS) as FaultName[]).filter((name) => name !== 'crash');

/** The days at whose end the server ends: without warning while requests are under way, or as it should. */
const ENDS: Partial<Record<number, 'crash' | 'restart'>> = { 1: 'crash', 2: 'restart', 3: 'crash' };

/** How much more memory a server may use at the end of a day than at the end of its first day. */
const MAX_GROWTH_BYTES = 512 * 1024;

const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 2 ** 31));
assert.ok(Number.isInteger(seed), 'the seed must be a whole number');
console.log(`Seed ${seed}. To repeat: npm run test:soak -- ${seed}`);

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const csvPath = join(folder, 'requests.csv');
const ledger = new Ledger();
const begin = performance.now();
let server = await ServerProcess.start(csvPath, ROWS_PER_HOUR);
let hours = 0;
let requests = 0;
let later: SoakRequest[] = [];

/** Returns random requests of an hour, with those that visitors make again. */
function planHour(fault: FaultName): SoakRequest[] {
  const [arbitrary, count] =
    fault === 'flood' ? [singleRequests, FLOOD_REQUESTS] : [visits, REQUESTS_PER_HOUR];
  const planned = later;
  later = [];
  const made = fc.sample(arbitrary, { seed: seed + hours, numRuns: count });
  for (const [index, visit] of made.entries()) {
    if (planned.length >= count) break;
    const { now, later: again } = visit(`${hours}-${index}`);
    planned.push(...now);
    later.push(...again);
  }
  return planned;
}

/** Sends the requests of an hour, some of them at once, and notes the answers. */
async function runHour(fault: FaultName): Promise<void> {
  // The first hour begins at midnight in India, and each other one at the next full hour.
  await server.beginHour(Date.UTC(2027, 0, 3, 18, 30) + hours * HOUR_MS, fault);
  const planned = planHour(fault);
  const [atOnce = 1] = fc.sample(fc.constantFrom(1, 5, 50, 200), { seed: seed + hours, numRuns: 1 });
  const waiting = planned.entries();
  let end: Promise<void> | undefined;
  const worker = async () => {
    for (const [index, request] of waiting) {
      if (fault === 'crash' && index === Math.floor(planned.length / 2)) end = server.end('SIGKILL');
      ledger.note(request, await send(server, request), fault);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await end;
  if (fault === 'flood') assert.equal(ledger.rowsOfHour(), ROWS_PER_HOUR, 'rows of an hour with a flood');
  ledger.endHour(fault);
  hours += 1;
  requests += planned.length;
}

const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

try {
  let first: number | undefined;
  for (let day = 1; day <= DAYS; day += 1) {
    for (const fault of HOURS) await runHour(fault);
    const bytes = await server.bytesInUse();
    first ??= bytes;
    const rows = ledger.compareWith(csvPath);
    console.log(`Day ${day}: ${requests} requests, ${rows} rows, ${inMegabytes(bytes)} in use`);
    assert.ok(bytes - first <= MAX_GROWTH_BYTES, `the memory has grown by ${inMegabytes(bytes - first)}`);
    const end = ENDS[day];
    if (!end) continue;
    if (end === 'crash') await runHour('crash');
    else await server.end('SIGTERM');
    server = await ServerProcess.start(csvPath, ROWS_PER_HOUR);
    first = undefined;
  }
  const rows = ledger.compareWith(csvPath);
  for (const fault of ['lock', 'write', 'full', 'flood'])
    assert.ok(ledger.outcomes.get(`fault: ${fault}`), `the fault ${fault} has occurred`);
  for (const [outcome, count] of [...ledger.outcomes].toSorted()) console.log(`${count} × ${outcome}`);
  assert.ok(requests >= 10_000, `${requests} requests were sent, not 10,000`);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`${requests} requests and ${rows} rows in ${seconds} s. All is stored as it was answered.`);
} finally {
  await server.end('SIGTERM');
}
