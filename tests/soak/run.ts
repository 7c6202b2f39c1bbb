import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';

// 10,000 callback requests, 50 at a time, to two servers that share a CSV file, while they are killed, the
// disk is full and the file is locked now and then: `npm run test:soak`.

const SERVER = 'src/features/callback/receiver/server.ts';
const FAULTS = new URL('file-faults.ts', import.meta.url).href;
const REQUESTS = 10_000;
const AT_ONCE = 50;
const KILL_EVERY = 1000;
const FIRST_PORT = 4380;

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
process.once('exit', () => rmSync(folder, { recursive: true }));

async function start(port: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    CALLBACK_CSV: join(folder, 'requests.csv'),
    SITE_URL: '',
  };
  const server = fork(SERVER, { env, silent: true, execArgv: [`--import=${FAULTS}`] });
  await once(server.stdout ?? server, 'data');
  return server;
}

const servers = [await start(FIRST_PORT), await start(FIRST_PORT + 1)];

/** Ends a server without warning, and starts another one in its place. */
async function kill(index: number): Promise<void> {
  const server = servers[index];
  server?.kill('SIGKILL');
  if (server) await once(server, 'exit');
  servers[index] = await start(FIRST_PORT + index);
}

/** How many requests had each outcome, and the longest time of a response in milliseconds. */
const outcomes = new Map<string, number>();
const times: number[] = [];

/** Sends a request. Returns its status, or `no response`. */
async function send(id: string, name: string, server: number): Promise<string> {
  const body = JSON.stringify({ name, phone: '919876543210', trip: 'a;"=1+1', customTrip: false });
  const begin = performance.now();
  const outcome = await fetch(`http://127.0.0.1:${FIRST_PORT + server}/callback?id=${id}`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `2001:db8:0:${id.slice(0, 4)}::1` },
    body,
  })
    .then(async (response) => ((await response.json()) as { status: string }).status)
    .catch(() => 'no response');
  times.push(performance.now() - begin);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  return outcome;
}

const sent = new Map<string, boolean>();
const numbers = Array.from({ length: REQUESTS }, (_, index) => index).values();

async function visitors(): Promise<void> {
  for (const number of numbers) {
    const id = randomUUID();
    const server = number % 2;
    let isStored = false;
    // Most visitors try again after a failure, and every seventh sends a request twice.
    for (let attempt = 0; attempt < 3 && !isStored; attempt += 1)
      isStored = (await send(id, `Member ${number}`, server)) === 'success';
    if (number % 7 === 0) await send(id, `Member ${number}`, server);
    sent.set(id, isStored);
    if (number % KILL_EVERY === KILL_EVERY - 1) await kill(Math.floor(number / KILL_EVERY) % 2);
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, visitors));
for (const server of servers) server.kill();

const files = readdirSync(folder).filter((file) => file.endsWith('.csv'));
const rows = files.flatMap((file) => {
  const { data, errors } = Papa.parse<string[]>(readFileSync(join(folder, file), 'utf8').trimEnd());
  assert.deepEqual(errors, [], file);
  const [headings, ...others] = data;
  assert.equal(headings?.length, 7, file);
  return others;
});
const stored = Map.groupBy(rows, (row) => row[6] ?? '');
for (const [id, { length }] of stored) {
  assert.ok(sent.has(id), `nobody has sent the request ${id}`);
  assert.equal(length, 1, `the request ${id} has ${length} rows`);
}
for (const [id, isStored] of sent) if (isStored) assert.ok(stored.has(id), `the request ${id} has no row`);
for (const outcome of ['success', 'no response', 'error: the request could not be stored'])
  assert.ok(outcomes.get(outcome), `the outcome "${outcome}" has occurred`);
for (const [outcome, count] of outcomes) console.log(`${count} × ${outcome}`);
times.sort((one, other) => one - other);
const milliseconds = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
console.log(`Responses: median ${milliseconds(0.5)} ms, 99 % in ${milliseconds(0.99)} ms`);
console.log(`${REQUESTS} requests and ${rows.length} rows. Every success is stored once, and nothing else.`);
