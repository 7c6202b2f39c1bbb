import { setTimeout } from 'node:timers/promises';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { run } from '../../src/features/callback/receiver/worker/d1-storage.ts';
import { CALLBACK_REQUESTS } from '../fixtures/callback-requests.ts';
import { configuration, createTables, deleteTemporaryFiles, startWorker } from './start-worker.ts';

const { origin: SITE } = new URL(configuration.vars.SITE_URL);
const { KEEP_DAYS } = configuration.vars;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** As short as a password may be. */
const PASSWORD = 'twelve signs';

const REQUEST = { name: 'Asha Verma', phone: '9876543210', trip: 'Rishikesh', customTrip: false };

type Worker = Awaited<ReturnType<typeof startWorker>>;

let worker: Worker;

beforeAll(async () => {
  worker = await startWorker({ EXPORT_PASSWORD: PASSWORD });
  await createTables(worker.database);
});

beforeEach(async () => {
  await run(worker.database, 'DELETE FROM requests');
  await run(worker.database, 'DELETE FROM counts');
});

afterAll(async () => {
  await worker.stop();
  deleteTemporaryFiles();
});

/** Starts another worker for a test. */
async function startAnother(settings: Record<string, string | number> = {}): Promise<Worker> {
  const another = await startWorker(settings);
  onTestFinished(() => another.stop());
  return another;
}

interface Sending {
  to?: Worker;
  id?: string;
  body?: string;
  address?: string;
  origin?: string;
}

/** Sends a callback request as the website does. */
function post({
  to = worker,
  id = crypto.randomUUID(),
  body = JSON.stringify(REQUEST),
  address = '192.0.2.1',
  origin = SITE,
}: Sending = {}): Promise<Response> {
  const headers = { 'Content-Type': 'text/plain', 'CF-Connecting-IP': address, Origin: origin };
  return to.fetch(`/callback?id=${id}`, { method: 'POST', headers, body });
}

/** Opens the export as a browser does. */
function open(password?: string, { from = worker, address = '192.0.2.1' } = {}): Promise<Response> {
  const credentials = { Authorization: `Basic ${Buffer.from(`owner:${password}`).toString('base64')}` };
  return from.fetch('/export', {
    headers: { 'CF-Connecting-IP': address, ...(password !== undefined && credentials) },
  });
}

/** Stores a request that was received at a time. */
async function store(receivedAt: Date | string, request: Partial<typeof REQUEST> = {}): Promise<void> {
  const { name, phone, trip, customTrip } = { ...REQUEST, ...request };
  const values = [crypto.randomUUID(), new Date(receivedAt).toISOString(), name, phone, trip];
  await run(worker.database, 'INSERT INTO requests VALUES (?, ?, ?, ?, ?, ?)', ...values, Number(customTrip));
}

/** Returns a column of a table. */
async function column(name: string, table: string): Promise<unknown[]> {
  const rows = await run(worker.database, `SELECT ${name} FROM ${table} ORDER BY ${name}`);
  return rows.map((row) => Object.values(row as object)[0] as unknown);
}

const statusesOf = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status);

/** Waits for the next hour if this one ends during a test that counts in an hour. */
async function waitForRoomInHour(): Promise<void> {
  const left = HOUR_MS - (Date.now() % HOUR_MS);
  if (left < 20_000) await setTimeout(left);
}

describe('The receiver on Cloudflare', () => {
  it.each(CALLBACK_REQUESTS)('answers a request $title as every receiver does', async (request) => {
    const query = request.id === undefined ? '' : `?${new URLSearchParams({ id: request.id })}`;
    const response = await worker.fetch(`/callback${query}`, { method: 'POST', body: request.body });
    expect(await response.json()).toEqual({ status: request.status });
    expect(await column('count(*)', 'requests')).toEqual([request.row ? 1 : 0]);
    if (!request.row) return;
    const { data } = Papa.parse<string[]>((await (await open(PASSWORD)).text()).trimEnd());
    expect(data[1]?.slice(1, -1)).toEqual(request.row);
  });
});

describe('A callback request', () => {
  it('is stored once, however often it is sent, when 1,000 arrive 50 at a time', async () => {
    const answers: string[] = [];
    for (let batch = 0; batch < 20; batch += 1) {
      const sent = Array.from({ length: 50 }, async (_, index) => {
        const id = `request-${batch}-${index % 20}`;
        const body = JSON.stringify({ ...REQUEST, name: `Name of ${id}` });
        const response = await post({ id, body, address: `192.0.2.${batch}` });
        return `${response.status} ${await response.text()}`;
      });
      answers.push(...(await Promise.all(sent)));
    }
    expect(answers).toEqual(Array(1000).fill('200 {"status":"success"}'));
    const ids = await column('id', 'requests');
    expect(new Set(ids).size).toBe(400);
    expect(ids).toHaveLength(400);
    expect(await column('name', 'requests')).toEqual(ids.map((id) => `Name of ${String(id)}`));
  });

  it('from a page of another website is refused with 403', async () => {
    expect((await post({ origin: 'https://other.example' })).status).toBe(403);
    expect(await column('id', 'requests')).toEqual([]);
  });

  it('gets an answer that pages of the website may read, also if SITE_URL has a folder', async () => {
    const another = await startAnother({ SITE_URL: 'https://club.example/folder/' });
    await createTables(another.database);
    const response = await post({ to: another, origin: 'https://club.example' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://club.example');
  });

  it('is refused with 429 after 60 of its address in an hour, unless it is a repeat or of another address', async () => {
    await waitForRoomInHour();
    const ids = Array.from({ length: 60 }, (_, index) => `request-${index}`);
    expect(await statusesOf(ids.map((id) => post({ id })))).toEqual(Array(60).fill(200));
    expect((await post({ id: 'request-60' })).status).toBe(429);
    expect((await post({ id: 'request-7' })).status).toBe(200);
    expect((await post({ id: 'request-61', address: '192.0.2.2' })).status).toBe(200);
    expect((await column('id', 'requests')).toSorted()).toEqual([...ids, 'request-61'].toSorted());
  });

  it('is kept when the tables are created again', async () => {
    await post({ id: 'request-1' });
    await createTables(worker.database);
    expect(await column('id', 'requests')).toEqual(['request-1']);
  });
});

describe('The address /callback', () => {
  it('tells an owner who opens it that the receiver is ready', async () => {
    expect(await (await worker.fetch('/callback')).json()).toEqual({ status: 'ready' });
  });

  it('answers 500 without the tables', async () => {
    const another = await startAnother();
    const response = await another.fetch('/callback');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ status: 'error: the request could not be stored' });
  });

  it('answers 500 if SITE_URL is no address', async () => {
    const another = await startAnother({ SITE_URL: 'www.club.example' });
    const response = await another.fetch('/callback');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('error: the worker failed');
  });
});

it('Other addresses answer 404', async () => {
  expect(await statusesOf(['/', '/callback/1', '/export.csv'].map((path) => worker.fetch(path)))).toEqual([
    404, 404, 404,
  ]);
});

describe('The schedule', () => {
  const NOW = new Date('2027-03-01T10:00:00Z');

  it('deletes the requests that are older than KEEP_DAYS days, and no others', async () => {
    const oldest = NOW.getTime() - KEEP_DAYS * DAY_MS;
    await store(new Date(oldest - 1), { name: 'Too old' });
    await store(new Date(oldest), { name: 'Almost too old' });
    await store(NOW, { name: 'New' });
    expect(await worker.schedule(NOW)).toBe('ok');
    expect(await column('name', 'requests')).toEqual(['Almost too old', 'New']);
  });

  it('deletes the counts of earlier hours', async () => {
    for (const hour of ['2027-02-28T10', '2027-03-01T09', '2027-03-01T10'])
      await run(worker.database, 'INSERT INTO counts VALUES (?, ?, 1)', '192.0.2.1', hour);
    await worker.schedule(NOW);
    expect(await column('hour', 'counts')).toEqual(['2027-03-01T10']);
  });

  it.each([0, ''])('fails and deletes no request if KEEP_DAYS is %j', async (days) => {
    const another = await startAnother({ KEEP_DAYS: days });
    await createTables(another.database);
    await post({ to: another });
    expect(await another.schedule(new Date('2099-01-01'))).toBe('exception');
    expect(await run(another.database, 'SELECT id FROM requests')).toHaveLength(1);
  });
});

describe('The export', () => {
  it('is a CSV file of all requests in Indian time, the newest one last, for a spreadsheet program', async () => {
    await store('2027-01-31T18:35:00Z', { name: 'आशा "Asha" Verma', customTrip: true });
    await store('2027-01-31T11:35:00Z', { name: 'Ravi' });
    const response = await open(PASSWORD);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.csv"$/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const text = Buffer.from(await response.arrayBuffer()).toString();
    const id = '"[0-9a-f-]{36}"\r\n';
    expect(text).toMatch(
      new RegExp(
        [
          '^\uFEFF"Received at","Name","Phone","Trip","Custom trip","Page","Request"\r\n',
          `"2027-01-31 17:05:00","Ravi","9876543210","Rishikesh","no","/trips",${id}`,
          `"2027-02-01 00:05:00","आशा ""Asha"" Verma","9876543210","Rishikesh","yes","/trips",${id}$`,
        ].join(''),
      ),
    );
  });

  it.each([
    ['a wrong password', 'twelve sighs'],
    ['the beginning of the password', PASSWORD.slice(0, -1)],
    ['an empty password', ''],
    ['no password', undefined],
  ])('is refused with 401 for %s, and the browser asks for it', async (_, password) => {
    await post();
    const response = await open(password);
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toMatch(/^Basic /);
    expect(await response.text()).not.toContain(REQUEST.name);
  });

  it.each(['Basic ###', 'Basic', `Bearer ${PASSWORD}`, PASSWORD])(
    'is refused with 401 for credentials of another form: %s',
    async (Authorization) => {
      expect((await worker.fetch('/export', { headers: { Authorization } })).status).toBe(401);
    },
  );

  it('takes any user name, and a password with colons and letters of any language', async () => {
    const password = 'पासवर्ड: a:b:c';
    const another = await startAnother({ EXPORT_PASSWORD: password });
    await createTables(another.database);
    expect((await open(password, { from: another })).status).toBe(200);
    const credentials = Buffer.from(`:${password}`).toString('base64');
    const headers = { Authorization: `Basic ${credentials}` };
    expect((await another.fetch('/export', { headers })).status).toBe(200);
  });

  it.each([
    ['is not set', {}, ''],
    ['is not set and "undefined" is sent', {}, 'undefined'],
    ['has 11 characters', { EXPORT_PASSWORD: PASSWORD.slice(1) }, PASSWORD.slice(1)],
  ])('is refused with 403 for everyone if the secret %s', async (_, settings, password) => {
    const another = await startAnother(settings);
    await createTables(another.database);
    const openings = [password, undefined].map((sent) => open(sent, { from: another }));
    expect(await statusesOf(openings)).toEqual([403, 403]);
  });

  it('is refused with 429 after 10 wrong passwords of an address in an hour, also for the right one', async () => {
    await waitForRoomInHour();
    const guesses = Array.from({ length: 30 }, (_, index) => open(`wrong password ${index}`));
    const statuses = (await statusesOf(guesses)).toSorted();
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(20).fill(429)]);
    expect((await open(PASSWORD)).status).toBe(429);
    expect((await open(PASSWORD, { address: '192.0.2.2' })).status).toBe(200);
  });

  it('counts passwords and callback requests of an address apart', async () => {
    await statusesOf(Array.from({ length: 11 }, () => post()));
    expect((await open(PASSWORD)).status).toBe(200);
  });

  it('counts the wrong passwords of an IPv6 network together', async () => {
    await waitForRoomInHour();
    const guesses = Array.from({ length: 11 }, (_, index) =>
      open('wrong password', { address: `2001:db8:0:1::${index + 1}` }),
    );
    expect(await statusesOf(guesses)).toContain(429);
  });

  it('counts wrong passwords from zero after the right one, and opening without a password never', async () => {
    await waitForRoomInHour();
    for (let times = 0; times < 2; times += 1) {
      await Promise.all(Array.from({ length: 20 }, () => open()));
      await Promise.all(Array.from({ length: 9 }, () => open('wrong password')));
      expect((await open(PASSWORD)).status).toBe(200);
    }
  });

  it('answers a failure with 500 and without details', async () => {
    const another = await startAnother({ EXPORT_PASSWORD: PASSWORD });
    const response = await open(PASSWORD, { from: another });
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('error: the worker failed');
  });
});

it('The log has failures, and nothing personal', async () => {
  const another = await startAnother({ EXPORT_PASSWORD: PASSWORD });
  await createTables(another.database);
  const id = 'request-of-asha';
  await post({ to: another, id });
  await post({ to: another, id, body: JSON.stringify({ ...REQUEST, phone: 'no number' }) });
  await post({ to: another, id, origin: 'https://other.example' });
  await open(PASSWORD, { from: another });
  await open('wrong password', { from: another });
  // The request cannot be stored.
  await run(another.database, 'ALTER TABLE requests DROP COLUMN trip');
  expect((await post({ to: another, id: `${id}-2` })).status).toBe(500);
  await run(another.database, 'DROP TABLE requests');
  expect((await post({ to: another, id: `${id}-3` })).status).toBe(500);
  expect((await open(PASSWORD, { from: another })).status).toBe(500);
  await expect.poll(() => another.log).toHaveLength(3);
  const log = another.log.join('\n');
  expect(log).toContain('no such table: requests');
  const { name, phone, trip } = REQUEST;
  for (const secret of [id, name, phone, trip, '192.0.2.1', PASSWORD, 'wrong password'])
    expect(log).not.toContain(secret);
});
