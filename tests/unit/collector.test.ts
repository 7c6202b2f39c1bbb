import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCollector } from '../../src/callback-sheet/collector';

const REQUEST = { name: 'आशा देवी', phone: '919876543210', trip: 'Kerala, "slowly"', customTrip: false };

async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('The callback collector', () => {
  let folder: string;
  let collector: Server;
  const address = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const csv = async () => readFile(join(folder, 'kept', 'requests.csv'), 'utf8').catch(() => '');
  const post = (body: unknown, query = '', redirect: RequestRedirect = 'follow') =>
    fetch(`${address()}/callback${query}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      redirect,
    });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collector-'));
    collector = await listening(createCollector(join(folder, 'kept', 'requests.csv')));
  });

  afterEach(async () => {
    collector.close();
    await rm(folder, { recursive: true });
  });

  it('answers a POST by a redirect to another address, and that one by JSON', async () => {
    const redirect = await post(REQUEST, '', 'manual');
    expect(redirect.status).toBe(302);
    const location = redirect.headers.get('Location') ?? '';
    expect(location).toMatch(/^\/callback\/answer\//);
    const answer = await fetch(address() + location);
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(await answer.json()).toEqual({ status: 'success' });
  });

  it('keeps a request as one row of a CSV file that a spreadsheet opens', async () => {
    await post(REQUEST);
    const lines = (await csv()).split('\r\n');
    expect(lines[0]).toBe('\uFEFF"Received at","Name","Phone","Trip","Custom trip","Page"');
    expect(lines[1]).toMatch(
      /^"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","आशा देवी","919876543210","Kerala, ""slowly""","no","\/trips"$/,
    );
    expect(lines).toHaveLength(3);
  });

  it('keeps the first 500 characters of a text that is longer', async () => {
    await post({ ...REQUEST, trip: 'x'.repeat(501) });
    expect(await csv()).toContain(`"${'x'.repeat(500)}"`);
  });

  it('keeps a cell that looks like a formula as text', async () => {
    await post({ ...REQUEST, name: '=HYPERLINK("x")' });
    expect(await csv()).toContain(`" =HYPERLINK(""x"")"`);
  });

  it('keeps requests beyond the 1,000 rows that a new sheet has', async () => {
    const path = join(folder, 'full.csv');
    await writeFile(path, '"row"\r\n'.repeat(1000));
    collector.close();
    collector = await listening(createCollector(path));
    for (const name of ['Asha', 'Harish']) {
      expect(await (await post({ ...REQUEST, name })).json()).toEqual({ status: 'success' });
    }
    expect((await readFile(path, 'utf8')).split('\r\n').slice(1000)).toEqual([
      expect.stringContaining('Asha'),
      expect.stringContaining('Harish'),
      '',
    ]);
  });

  it.each(['get', 'put'] as const)(
    'keeps a request although the memory for repeats fails to %s',
    async (call) => {
      const fail = () => {
        throw new Error('Service unavailable');
      };
      const cache = { get: () => null, put: () => new Map<string, number>(), [call]: fail };
      const path = join(folder, 'forgetful.csv');
      collector.close();
      collector = await listening(createCollector(path, { CacheService: { getScriptCache: () => cache } }));
      expect(await (await post(REQUEST)).json()).toEqual({ status: 'success' });
      expect((await readFile(path, 'utf8')).split('\r\n')).toHaveLength(3);
    },
  );

  it('says that it is ready to an owner who opens its address', async () => {
    expect(await (await fetch(`${address()}/callback`)).json()).toEqual({ status: 'ready' });
  });

  it('ignores a repeat of the same request within a minute, and takes it after that', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const seconds of [0, 59, 61]) {
      vi.setSystemTime(1_800_000_000_000 + seconds * 1000);
      expect(await (await post(REQUEST)).json()).toEqual({ status: 'success' });
    }
    vi.useRealTimers();
    expect((await csv()).split('\r\n')).toHaveLength(4);
  });

  it('under 1,000 requests, 50 at a time, 5 % repeated and 5 % malformed, keeps exactly the valid ones, once each', async () => {
    const requests = Array.from({ length: 1000 }, (_, index) => {
      if (index % 20 === 7) return { ...REQUEST, phone: 'not a number' };
      const number = index % 20 === 13 ? index - 1 : index;
      return { ...REQUEST, name: `Member ${number}` };
    });
    const waiting = requests.values();
    const worker = async () => {
      for (const request of waiting) await (await post(request)).json();
    };
    await Promise.all(Array.from({ length: 50 }, worker));
    const kept = (await csv())
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split('","')[1]);
    const valid = new Set(requests.filter(({ phone }) => phone === REQUEST.phone).map(({ name }) => name));
    expect(valid.size).toBe(900);
    expect(kept.toSorted()).toEqual([...valid].toSorted());
  });

  it.each([
    ['no JSON', '<html>'],
    ['no object', null],
    ['a name that is no text', { ...REQUEST, name: 5 }],
    ['a phone with letters', { ...REQUEST, phone: '98a' }],
    ['a phone of 13 digits', { ...REQUEST, phone: '1234567890123' }],
    ['a custom flag that is none', { ...REQUEST, customTrip: 'no' }],
  ])('refuses %s with the reason, and keeps nothing', async (_, body) => {
    const { status } = (await (await post(body)).json()) as { status: string };
    expect(status).toMatch(/^error: ./);
    expect(await csv()).toBe('');
  });

  it('can be told to fail, to be slow and to answer something else', async () => {
    expect((await post(REQUEST, '?fail=500')).status).toBe(500);
    expect(await (await post(REQUEST, '?answer=<html>')).text()).toBe('<html>');
    expect(await csv()).toBe('');
    const start = performance.now();
    await post(REQUEST, '?delay=150');
    expect(performance.now() - start).toBeGreaterThan(140);
  });

  it('cannot answer a preflight, as the real service cannot', async () => {
    expect((await fetch(`${address()}/callback`, { method: 'OPTIONS' })).status).toBe(405);
  });
});
