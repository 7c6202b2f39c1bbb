import { handle, Refusal, type CallbackStorage } from '../handle.ts';
import { CSV_HEADINGS, csvRow, type StoredRequest } from '../stored-request.ts';

/** The methods of `D1Database` that the worker calls. */
export interface Database {
  prepare: (sql: string) => { bind: (...values: Value[]) => { all: () => Promise<{ results: unknown[] }> } };
}

type Value = string | number;

/** The settings in `wrangler.jsonc`, and a secret. */
interface Settings {
  DATABASE: Database;
  SITE_URL: string;
  EXPORT_PASSWORD?: string;
}

type Row = Pick<StoredRequest, 'id' | 'name' | 'phone' | 'trip' | 'page'> &
  Record<'received_at', string> &
  Record<'custom_trip' | 'robot', number>;

/** The number of guesses is not limited, so the password must be too long to guess. */
const MIN_PASSWORD_CHARACTERS = 20;

export default {
  /** Receives callback requests at `/callback`, and sends all of them as a CSV file from `/export`. */
  async fetch(request: Request, { DATABASE, SITE_URL, EXPORT_PASSWORD }: Settings): Promise<Response> {
    try {
      const { pathname } = new URL(request.url);
      if (pathname === '/callback') return await handle(request, d1Storage(DATABASE), SITE_URL);
      if (pathname !== '/export') throw new Refusal(404, 'there is nothing at this address');
      await checkPassword(request.headers.get('Authorization'), EXPORT_PASSWORD);
      return await exportRequests(DATABASE);
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error);
      const { status, message } = error instanceof Refusal ? error : new Refusal(500, 'the worker failed');
      const headers = { 'WWW-Authenticate': 'Basic realm="Callback requests", charset="UTF-8"' };
      return new Response(`error: ${message}`, status === 401 ? { status, headers } : { status });
    }
  },
};

/** A storage in a D1 database with the table of `migrations/`. */
function d1Storage(database: Database): CallbackStorage {
  return {
    async check() {
      await run(database, 'SELECT robot, page FROM requests LIMIT 1');
    },
    async add({ id, receivedAt, name, phone, trip, customTrip, robot, page }) {
      const sql = `INSERT INTO requests (id, received_at, name, phone, trip, custom_trip, robot, page)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`;
      const flags = [Number(customTrip), Number(robot)];
      await run(database, sql, id, receivedAt.toISOString(), name, phone, trip, ...flags, page);
    },
  };
}

/** Runs an SQL statement with a value for each `?`, and returns its rows. */
export async function run(database: Database, sql: string, ...values: Value[]): Promise<unknown[]> {
  const statement = database.prepare(sql).bind(...values);
  return (await statement.all()).results;
}

/** @throws Refusal if the credentials of HTTP Basic authentication do not have the password. */
async function checkPassword(credentials: string | null, password = ''): Promise<void> {
  if (password.length < MIN_PASSWORD_CHARACTERS)
    throw new Refusal(403, `set EXPORT_PASSWORD to ${MIN_PASSWORD_CHARACTERS} or more characters`);
  if (credentials === null) throw new Refusal(401, 'the password is missing');
  const isRight = await hasPassword(credentials, password).catch(() => false);
  if (!isRight) throw new Refusal(401, 'the password is wrong');
}

/** Reports whether credentials contain the password, after any user name. Compares in constant time. */
async function hasPassword(credentials: string, password: string): Promise<boolean> {
  const bytes = Uint8Array.fromBase64(credentials.replace(/^Basic +/i, ''));
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  const hash = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(password));
  return crypto.subtle.verify('HMAC', key, hash, bytes.subarray(bytes.indexOf(':'.charCodeAt(0)) + 1));
}

/** All requests as a CSV file, the newest one last. */
async function exportRequests(database: Database): Promise<Response> {
  const requests = (await run(database, 'SELECT * FROM requests ORDER BY received_at, rowid')) as Row[];
  const rows = requests.map(({ received_at, custom_trip, robot, ...texts }) =>
    csvRow({
      ...texts,
      receivedAt: new Date(received_at),
      customTrip: custom_trip === 1,
      robot: robot === 1,
    }),
  );
  return new Response(CSV_HEADINGS + rows.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="callback-requests.csv"',
      'Cache-Control': 'no-store',
    },
  });
}
