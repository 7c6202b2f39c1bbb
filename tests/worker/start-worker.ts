import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { jsonrepair } from 'jsonrepair';
import { build, type Rolldown } from 'vite';
import { run, type Database } from '../../src/features/callback/receiver/worker/d1-storage.ts';

const FOLDER = resolve('src/features/callback/receiver/worker');

interface Configuration {
  main: string;
  compatibility_date: string;
  d1_databases: [{ binding: string }];
  vars: { SITE_URL: string; KEEP_DAYS: number };
}

/** The methods of `Miniflare` that the tests call. The root of the project does not install its types. */
interface Miniflare {
  dispatchFetch: (url: string, init?: RequestInit) => Promise<Response>;
  getD1Database: (binding: string) => Promise<Database>;
  getWorker: () => Promise<{ scheduled: (event: { scheduledTime: Date }) => Promise<{ outcome: string }> }>;
  dispose: () => Promise<void>;
}

const miniflare = createRequire(join(FOLDER, 'package.json'))('miniflare') as {
  Miniflare: new (options: object) => Miniflare;
};

export const configuration = JSON.parse(
  jsonrepair(readFileSync(join(FOLDER, 'wrangler.jsonc'), 'utf8')),
) as Configuration;

const [binding] = configuration.d1_databases.map((database) => database.binding);

const [bundle] = (await build({
  configFile: false,
  logLevel: 'warn',
  build: { write: false, lib: { entry: join(FOLDER, configuration.main), formats: ['es'] } },
})) as [Rolldown.RolldownOutput];

const TEMPORARY = mkdtempSync(join(tmpdir(), 'worker-'));
process.env['TMPDIR'] = TEMPORARY;

/** Deletes what Miniflare has stored. It begins to do so itself, but the process ends before. */
export const deleteTemporaryFiles = () => rmSync(TEMPORARY, { recursive: true, force: true });

/** Creates the tables, as `wrangler d1 execute --file tables.sql` does. */
export async function createTables(database: Database): Promise<void> {
  const statements = readFileSync(join(FOLDER, 'tables.sql'), 'utf8').split(/;\n/).slice(0, -1);
  for (const statement of statements) await run(database, statement);
}

/**
 * Starts the worker with an empty database, with the settings of `wrangler.jsonc` and with others. Its log is
 * what Cloudflare would log.
 */
export async function startWorker(settings: Record<string, string | number> = {}) {
  const log: string[] = [];
  const values = Object.entries({ ...configuration.vars, ...settings });
  const worker = new miniflare.Miniflare({
    // Otherwise it downloads an example of `request.cf`.
    cf: false,
    handleStructuredLogs: ({ message }: { message: string }) => log.push(message),
    workers: [
      {
        config: {
          name: 'worker',
          compatibilityDate: configuration.compatibility_date,
          manifest: {
            mainModule: 'worker.js',
            modulesRoot: FOLDER,
            modules: { 'worker.js': { type: 'esm', contents: bundle.output[0].code } },
          },
          env: {
            [String(binding)]: { type: 'd1', id: 'database' },
            ...Object.fromEntries(values.map(([name, value]) => [name, { type: 'json', value }])),
          },
        },
      },
    ],
  });
  const database = await worker.getD1Database(String(binding));
  return {
    database,
    log,
    fetch: (path: string, init?: RequestInit) => worker.dispatchFetch(`https://worker.example${path}`, init),
    /** Runs the schedule at a time, and returns `ok` or `exception`. */
    schedule: async (scheduledTime: Date) =>
      (await (await worker.getWorker()).scheduled({ scheduledTime })).outcome,
    stop: () => worker.dispose(),
  };
}
