import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { jsonrepair } from 'jsonrepair';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run, type Database } from '../../src/receiver/worker/worker.ts';
import { bodyOf, cellsOf, describeReceiver, queryOf, statusIn } from './requests.ts';

const FOLDER = resolve('src/receiver/worker');
/** The shortest that is accepted. */
const PASSWORD = 'पासवर्ड:twenty signs';

/** The methods of `Miniflare` that the tests call. The root of the project does not install its types. */
interface Miniflare {
  dispatchFetch: (url: string, init?: RequestInit) => Promise<Response>;
  getD1Database: (binding: string) => Promise<Database>;
  dispose: () => Promise<void>;
}

const miniflare = createRequire(join(FOLDER, 'package.json'))('miniflare') as {
  Miniflare: new (options: object) => Miniflare;
};

const config = JSON.parse(jsonrepair(readFileSync(join(FOLDER, 'wrangler.jsonc'), 'utf8'))) as {
  compatibility_date: string;
  vars: { SITE_URL: string };
};

const TEMPORARY = mkdtempSync(join(tmpdir(), 'worker-'));
process.env['TMPDIR'] = TEMPORARY;

let worker: Miniflare;
let database: Database;
const log: string[] = [];

/** Starts the worker with an empty database, with the settings of `wrangler.jsonc` and a password. */
async function start(password: string): Promise<void> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: join(FOLDER, 'worker.ts'), formats: ['es'] } },
  })) as [Rolldown.RolldownOutput];
  const env = {
    DATABASE: { type: 'd1', id: 'database' },
    SITE_URL: { type: 'json', value: config.vars.SITE_URL },
    EXPORT_PASSWORD: { type: 'json', value: password },
  };
  const modules = { 'worker.js': { type: 'esm', contents: bundle.output[0].code } };
  const manifest = { mainModule: 'worker.js', modulesRoot: FOLDER, modules };
  worker = new miniflare.Miniflare({
    // Otherwise it downloads an example of `request.cf`.
    cf: false,
    handleStructuredLogs: ({ message }: { message: string }) => log.push(message),
    workers: [{ config: { name: 'worker', compatibilityDate: config.compatibility_date, manifest, env } }],
  });
  database = await worker.getD1Database('DATABASE');
}

/** The changes of the table, from the first one on, as `wrangler d1 migrations apply` makes each once. */
const MIGRATIONS = readdirSync(join(FOLDER, 'migrations')).toSorted();

async function migrate(file: string): Promise<void> {
  const statements = readFileSync(join(FOLDER, 'migrations', file), 'utf8')
    .split(/;\n/)
    .slice(0, -1);
  for (const statement of statements) await run(database, statement);
}

const fetchFrom = (path: string, init?: RequestInit) =>
  worker.dispatchFetch(`https://worker.example${path}`, init);

/** Opens the export as a browser does. */
const openExport = (password: string) =>
  fetchFrom('/export', {
    headers: { Authorization: `Basic ${Buffer.from(`owner:${password}`).toString('base64')}` },
  });

beforeAll(() => start(PASSWORD));

afterAll(async () => {
  await worker.dispose();
  // Miniflare deletes its files asynchronously, and the process ends before.
  rmSync(TEMPORARY, { recursive: true, force: true });
});

it('Without the tables the worker is not ready, stores nothing, and logs nothing personal', async () => {
  expect((await fetchFrom('/callback')).status).toBe(500);
  const response = await fetchFrom('/callback?id=form-0001', { method: 'POST', body: bodyOf() });
  expect(await statusIn(response)).toBe('error: the request could not be stored');
  expect(await (await openExport(PASSWORD)).text()).toBe('error: the worker failed');
  await expect.poll(() => log).toHaveLength(3);
  expect(log.join()).toContain('no such table: requests');
  expect(log.join()).not.toMatch(/Asha|9876543210|form-0001|twenty/);
});

describeReceiver('The Cloudflare Worker', async () => {
  await run(database, 'DROP TABLE IF EXISTS requests');
  for (const file of MIGRATIONS) await migrate(file);
  return {
    send: async (body, parameters) =>
      statusIn(await fetchFrom(`/callback${queryOf(parameters)}`, { method: 'POST', body })),
    open: async () => statusIn(await fetchFrom('/callback')),
    rows: async () => cellsOf(await (await openExport(PASSWORD)).text()),
  };
});

it('A database of an earlier version keeps its requests, and the worker is ready once it is changed', async () => {
  await run(database, 'DROP TABLE IF EXISTS requests');
  const [first = '', ...later] = MIGRATIONS;
  for (let time = 0; time < 2; time += 1) await migrate(first);
  const insert = "INSERT INTO requests VALUES ('form-0001', ?, 'Asha', '919876543210', '', 0)";
  await run(database, insert, '2027-01-31T11:35:00.000Z');
  expect((await fetchFrom('/callback')).status).toBe(500);
  for (const file of later) await migrate(file);
  expect((await fetchFrom('/callback')).status).toBe(200);
  expect(cellsOf(await (await openExport(PASSWORD)).text())).toEqual([
    ['2027-01-31 17:05:00', 'Asha', '91 98765 43210', '', 'no', '', 'form-0001', 'no'],
  ]);
});

it('The Cloudflare Worker keeps the time at which a request came first', async () => {
  await run(database, 'DELETE FROM requests');
  const insert = "INSERT INTO requests VALUES ('form-0001', ?, 'Asha', '', '', 0, 0, '')";
  await run(database, insert, '2027-01-31T11:35:00.000Z');
  const response = await fetchFrom('/callback?id=form-0001', { method: 'POST', body: bodyOf() });
  expect(await statusIn(response)).toBe('success');
  const [[time] = []] = cellsOf(await (await openExport(PASSWORD)).text());
  expect(time).toBe('2027-01-31 17:05:00');
});

it.each([
  ['https://other.example', 403],
  [config.vars.SITE_URL, 200],
])('The Cloudflare Worker answers a page of %s with %i', async (Origin, status) => {
  const response = await fetchFrom('/callback', { method: 'POST', body: bodyOf(), headers: { Origin } });
  expect(response.status).toBe(status);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(config.vars.SITE_URL);
});

it('The export is a CSV file with the newest request last', async () => {
  await run(database, 'DELETE FROM requests');
  const insert = "INSERT INTO requests VALUES (?, ?, 'Asha', '', '', 0, 0, '')";
  await run(database, insert, 'later', '2027-01-31T18:35:00.000Z');
  await run(database, insert, 'earlier', '2027-01-31T11:35:00.000Z');
  const response = await openExport(PASSWORD);
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.csv"$/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const rows = cellsOf(await response.text()).map(([time, , , , , , id]) => `${time} ${id}`);
  expect(rows).toEqual(['2027-01-31 17:05:00 earlier', '2027-02-01 00:05:00 later']);
});

it('The export is refused without the password, and while that has fewer than 20 characters', async () => {
  for (const Authorization of ['Basic ###', 'Basic', `Bearer ${PASSWORD.slice(9)}`])
    expect((await fetchFrom('/export', { headers: { Authorization } })).status).toBe(401);
  for (const password of ['', PASSWORD.slice(0, -1)]) expect((await openExport(password)).status).toBe(401);
  expect((await fetchFrom('/export')).headers.get('WWW-Authenticate')).toMatch(/^Basic /);
  await worker.dispose();
  await start('nineteen characters');
  for (const password of ['nineteen characters', '', 'undefined'])
    expect((await openExport(password)).status).toBe(403);
});
