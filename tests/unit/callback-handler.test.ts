import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  handle,
  type CallbackStorage,
  type ReceiverOptions,
} from '../../src/features/callback/receiver/handle.ts';
import type { StoredRequest } from '../../src/features/callback/receiver/stored-request.ts';

const ADDRESS = 'https://receiver.club.example/callback';
const SITE = 'https://www.club.example';
const REQUEST = { name: 'Asha Devi', phone: '919876543210', trip: 'Kerala', customTrip: false };
const KB = 1024;

describe('The receiver of callback requests', () => {
  let stored: StoredRequest[];
  let counts: Map<string, number>;
  const storage: CallbackStorage = {
    has: (id) => stored.some((request) => request.id === id),
    add: (request) => void stored.push(request),
    count: (address, hour) => {
      const key = `${address} ${hour}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return counts.get(key) ?? 0;
    },
  };

  beforeEach(() => {
    stored = [];
    counts = new Map();
    vi.spyOn(console, 'error').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const send = (init: RequestInit & { id?: string } = {}, options?: ReceiverOptions) =>
    handle(
      new Request(init.id ? `${ADDRESS}?id=${init.id}` : ADDRESS, {
        method: 'POST',
        body: JSON.stringify(REQUEST),
        duplex: 'half',
        ...init,
      } as RequestInit),
      storage,
      options,
    );
  const statusOf = async (response: Response) => ((await response.json()) as { status: string }).status;

  it('stores a request that comes again once, and answers both with success', async () => {
    for (const id of ['form-0001', 'form-0001', 'form-0002']) {
      const response = await send({ id });
      expect(response.headers.get('Content-Type')).toBe('application/json');
      expect(await statusOf(response)).toBe('success');
    }
    expect(stored.map(({ id }) => id)).toEqual(['form-0001', 'form-0002']);
  });

  it('always stores a request without an id, which an older page sends', async () => {
    for (let time = 0; time < 2; time += 1) await send();
    expect(new Set(stored.map(({ id }) => id)).size).toBe(2);
  });

  it('tells an owner who opens its address that it is ready, if its storage is', async () => {
    expect(await statusOf(await handle(new Request(ADDRESS), storage))).toBe('ready');
    const broken = { ...storage, has: () => Promise.reject(new Error('no table')) };
    expect((await handle(new Request(ADDRESS), broken)).status).toBe(500);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'refuses the method %s, and names those it allows',
    async (method) => {
      const response = await send({ method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, POST');
      expect(stored).toEqual([]);
    },
  );

  it.each([
    ['another site', 'https://elsewhere.example'],
    ['another port', 'https://receiver.club.example:1'],
    ['a page without an origin, such as a file', 'null'],
    ['an invalid origin', 'http://['],
  ])('refuses a request of a page of %s', async (_, Origin) => {
    expect((await send({ headers: { Origin } })).status).toBe(403);
    expect((await send({ headers: { Origin } }, { site: SITE })).status).toBe(403);
    expect(stored).toEqual([]);
  });

  it('accepts a request of its own origin, and one of no page', async () => {
    const headers = { Origin: new URL(ADDRESS).origin };
    for (const response of [await send(), await send({ headers }), await send({ headers }, { site: '' })]) {
      expect(response.status).toBe(200);
      expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
    }
  });

  it.each([SITE, `${SITE}/`, `${SITE}/club/`])(
    'lets only the pages of %s read its responses, and refuses those of its own origin',
    async (site) => {
      const response = await send({ headers: { Origin: SITE } }, { site });
      expect(response.status).toBe(200);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SITE);
      expect(response.headers.get('Vary')).toBe('Origin');
      expect((await send({ headers: { Origin: new URL(ADDRESS).origin } }, { site })).status).toBe(403);
    },
  );

  it('lets no browser and no proxy keep a response', async () => {
    const ready = await handle(new Request(ADDRESS), storage);
    for (const response of [await send(), await send({ body: '' }), ready])
      expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('accepts a body of 64 kB, and refuses a longer one without reading it to its end', async () => {
    const body = JSON.stringify(REQUEST);
    expect((await send({ body: body.padEnd(64 * KB) })).status).toBe(200);
    expect((await send({ body: body.padEnd(64 * KB + 1) })).status).toBe(413);
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(KB)) });
    const response = await send({ body: endless });
    expect(response.status).toBe(413);
    expect(response.headers.get('Connection')).toBe('close');
  });

  it('gives up a body that has not arrived after 30 seconds', async () => {
    const timeout = new AbortController();
    const spy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const response = send({ body: new ReadableStream() });
    await vi.waitFor(() => expect(spy).toHaveBeenCalledWith(30_000));
    timeout.abort();
    expect((await response).status).toBe(408);
  });

  it('refuses the 61st new request of an address in an hour, but no repeat and no other address', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1, 10, 59) });
    const address = '203.0.113.7';
    for (let index = 0; index < 60; index += 1)
      expect((await send({ id: `form-00${index}` }, { address })).status).toBe(200);
    const refused = await send({ id: 'form-1000' }, { address });
    expect(refused.status).toBe(429);
    expect(await statusOf(refused)).toBe('error: too many requests in this hour');
    expect((await send({ id: 'form-000' }, { address })).status).toBe(200);
    expect((await send({ id: 'form-1001' }, { address: '203.0.113.8' })).status).toBe(200);
    vi.setSystemTime(Date.UTC(2027, 0, 1, 11, 0));
    expect((await send({ id: 'form-1000' }, { address })).status).toBe(200);
  });

  it.each([
    [
      'one IPv6 network together',
      ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb::2', '2001:db8:1:3::1'],
      [2, 1],
    ],
    ['a network with zeros left out together', ['2001:db8::1', '2001:db8::2'], [2]],
    ['IPv4 one by one, also as IPv6', ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:203.0.113.8'], [2, 1]],
  ])('counts the addresses of %s', async (_, addresses, counted) => {
    for (const address of addresses) await send({}, { address });
    expect([...counts.values()]).toEqual(counted);
  });

  it('answers with an error when the storage fails, and logs nothing personal', async () => {
    vi.spyOn(storage, 'add').mockImplementationOnce(() => {
      throw new Error('the disk is full');
    });
    const response = await send({ id: 'form-0001' });
    expect(response.status).toBe(500);
    expect(await statusOf(response)).toBe('error: the request could not be stored');
    const log = JSON.stringify(vi.mocked(console.error).mock.calls.flat().map(String));
    expect(log).toContain('the disk is full');
    expect(log).not.toMatch(/Asha|9876543210|form-0001/);
  });
});
