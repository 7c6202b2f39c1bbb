import { handle, network } from '../handle.ts';
import { Refusal } from '../read-request.ts';
import { HEADINGS, toCells, type StoredRequest } from '../stored-request.ts';
import { d1Storage, run, type Database } from './d1-storage.ts';

/** The settings in `wrangler.jsonc`, and a secret. */
interface Settings {
  DATABASE: Database;
  SITE_URL: string;
  KEEP_DAYS: number;
  EXPORT_PASSWORD?: string;
}

/** A row of the table `requests`. */
type Row = Omit<StoredRequest, 'receivedAt' | 'customTrip'> & { received_at: string; custom_trip: number };

/** How many wrong passwords an address may send in an hour. */
const MAX_WRONG_PASSWORDS = 10;

export default {
  /** Receives callback requests at `/callback`, and sends all of them as a CSV file from `/export`. */
  async fetch(request: Request, settings: Settings): Promise<Response> {
    const { DATABASE, SITE_URL } = settings;
    const address = request.headers.get('CF-Connecting-IP') ?? '';
    try {
      const { pathname } = new URL(request.url);
      if (pathname === '/callback')
        return await handle(request, d1Storage(DATABASE), { site: SITE_URL, address });
      if (pathname !== '/export') throw new Refusal(404, 'there is nothing at this address');
      await checkPassword(request.headers.get('Authorization'), settings, `export ${network(address)}`);
      return await exportRequests(DATABASE);
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error);
      const { status, message } = error instanceof Refusal ? error : new Refusal(500, 'the worker failed');
      const headers = { 'WWW-Authenticate': 'Basic realm="Callback requests", charset="UTF-8"' };
      return new Response(`error: ${message}`, status === 401 ? { status, headers } : { status });
    }
  },

  /** Deletes the counts of earlier hours, and the requests that are older than KEEP_DAYS days. */
  async scheduled({ scheduledTime: now }: { scheduledTime: number }, { DATABASE, KEEP_DAYS }: Settings) {
    await run(DATABASE, 'DELETE FROM counts WHERE hour < ?', hourOf(now));
    if (!(KEEP_DAYS >= 1)) throw new Error('KEEP_DAYS in wrangler.jsonc must be a number, 1 or more');
    const oldest = new Date(now - KEEP_DAYS * 24 * 60 * 60 * 1000);
    await run(DATABASE, 'DELETE FROM requests WHERE received_at < ?', oldest.toISOString());
  },
};

/** Returns the hour of a time in UTC, such as 2027-01-31T11. */
const hourOf = (time: number) => new Date(time).toISOString().slice(0, 13);

/** @throws Refusal if the credentials of HTTP Basic authentication do not have the password. */
async function checkPassword(credentials: string | null, settings: Settings, counted: string): Promise<void> {
  const { DATABASE, EXPORT_PASSWORD = '' } = settings;
  if (EXPORT_PASSWORD.length < 12) throw new Refusal(403, 'set EXPORT_PASSWORD to 12 or more characters');
  if (credentials === null) throw new Refusal(401, 'the password is missing');
  const count = await d1Storage(DATABASE).count(counted, hourOf(Date.now()));
  if (count > MAX_WRONG_PASSWORDS) throw new Refusal(429, 'too many wrong passwords in this hour');
  const isRight = await hasPassword(credentials, EXPORT_PASSWORD).catch(() => false);
  if (!isRight) throw new Refusal(401, 'the password is wrong');
  await run(DATABASE, 'DELETE FROM counts WHERE address = ?', counted);
}

/** Reports whether credentials have a password, after any user name. Compares hashes, in constant time. */
async function hasPassword(credentials: string, password: string): Promise<boolean> {
  const bytes = Uint8Array.fromBase64(credentials.replace(/^Basic +/i, ''));
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  const hash = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(password));
  return crypto.subtle.verify('HMAC', key, hash, bytes.subarray(bytes.indexOf(':'.charCodeAt(0)) + 1));
}

/** Returns all requests as a CSV file, the newest one last. */
async function exportRequests(database: Database): Promise<Response> {
  const requests = (await run(database, 'SELECT * FROM requests ORDER BY received_at, rowid')) as Row[];
  const rows = requests.map((row) =>
    toCells({ ...row, receivedAt: new Date(row.received_at), customTrip: row.custom_trip === 1 }),
  );
  const lines = [HEADINGS, ...rows].map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join());
  // The byte order mark lets spreadsheet programs show Hindi names correctly.
  return new Response(`\uFEFF${lines.join('\r\n')}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="callback-requests.csv"',
      'Cache-Control': 'no-store',
    },
  });
}
