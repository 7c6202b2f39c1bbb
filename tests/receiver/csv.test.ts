import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { HookParameters } from 'astro';
import { createServer, type InlineConfig } from 'vite';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { handle } from '../../src/receiver/handle.ts';
import { csvStorage, localReceiver } from '../../src/receiver/local-receiver.ts';
import { bodyOf, cellsOf, describeReceiver, queryOf, statusIn, type Parameters } from './requests.ts';

const ADDRESS = 'https://receiver.club.example/callback';
const SITE = 'https://www.club.example';
const HEADINGS =
  '\uFEFF"Received at","Name","Phone","Trip","Custom trip","Page","Request","Likely robot"\r\n';

let path: string;

beforeEach(() => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'csv-'));
  path = join(folder, 'kept', 'requests.txt');
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
});

const read = () => (fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : '');

/** Starts a receiver with the file. */
function start(site?: string) {
  const storage = csvStorage(path);
  return (init: RequestInit = {}, parameters?: Parameters) => {
    const request = { method: 'POST', body: bodyOf(), duplex: 'half', ...init } as RequestInit;
    return handle(new Request(ADDRESS + queryOf(parameters), request), storage, site);
  };
}

describeReceiver('The CSV file', () => {
  const send = start();
  return {
    send: async (body, parameters) => statusIn(await send({ body }, parameters)),
    open: async () => statusIn(await handle(new Request(ADDRESS), csvStorage(path))),
    rows: () => Promise.resolve(cellsOf(read())),
  };
});

it('A receiver is ready only if it can store requests', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const storage = { check: () => Promise.reject(new Error('there is no table')), add: () => undefined };
  expect(await statusIn(await handle(new Request(ADDRESS), storage))).toBe(
    'error: the request could not be stored',
  );
});

describe('The CSV file', () => {
  it('is for the user of the computer only, has headings, and has them again when it is deleted', async () => {
    const send = start();
    for (let time = 0; time < 2; time += 1) {
      await send();
      expect(read().startsWith(HEADINGS)).toBe(true);
      expect(cellsOf(read())).toHaveLength(1);
      expect(fs.statSync(path).mode & 0o777).toBe(0o600);
      expect(fs.statSync(dirname(path)).mode & 0o777).toBe(0o700);
      fs.rmSync(path);
    }
  });

  it.each([
    ['as it was', []],
    ['saved without quotation marks', ['"']],
    ['saved with other line ends', ['\r']],
    ['saved by an earlier version', [',"Likely robot"', ',"no"\r']],
  ])('has an id once that comes again after a new start, %s', async (_, removed) => {
    await start()({}, { id: '-form-0001' });
    const saved = removed.reduce((text, sign) => text.replaceAll(sign, ''), read());
    fs.writeFileSync(path, saved);
    expect(await statusIn(await start()({}, { id: '-form-0001' }))).toBe('success');
    expect(read()).toBe(saved);
  });

  it.each([
    ['', HEADINGS],
    ['and saved with other separators', HEADINGS.replaceAll('","', ';').replaceAll('"', '')],
  ])(
    'of an earlier version %s gets the new heading with the next row, and keeps its rows',
    async (_, headings) => {
      fs.mkdirSync(dirname(path));
      const row = '"2026","Asha","919876543210","Kerala","no","/trips","form-0001"\r\n';
      fs.writeFileSync(path, headings.replace(/[,;]"?Likely robot"?/, '') + row);
      const send = start();
      for (const id of ['form-0001', 'form-0002', 'form-0003']) await send({}, { id });
      expect(read().startsWith(headings + row)).toBe(true);
      expect(cellsOf(read()).map(([, , phone, , , , id]) => [phone, id])).toEqual([
        ['919876543210', 'form-0001'],
        ['91 98765 43210', 'form-0002'],
        ['91 98765 43210', 'form-0003'],
      ]);
    },
  );

  it.each([
    ['without the byte order mark', HEADINGS.slice(1)],
    ['with other separators', HEADINGS.slice(1).replaceAll('","', ';').replaceAll('"', '')],
  ])('gets its byte order mark back with the next row when it was saved %s', async (_, headings) => {
    fs.mkdirSync(dirname(path));
    const row = Buffer.from('"2026","Jos\xE9","919876543210"\r\n', 'latin1');
    fs.writeFileSync(path, Buffer.concat([Buffer.from(headings), row]));
    const send = start();
    for (let time = 0; time < 2; time += 1) await send();
    const bytes = fs.readFileSync(path);
    const kept = Buffer.concat([Buffer.from(`\uFEFF${headings}`), row]);
    expect(bytes.subarray(0, kept.length)).toEqual(kept);
    expect(bytes.subarray(kept.length).toString()).toMatch(/^("[^"]*","Asha","91 98765 43210".*\r\n){2}$/);
  });

  it.each([
    ['after a row', '"2026","Ha"\r\n', ''],
    ['after a cell', '"2026","Ha"', '\r\n'],
    ['within a cell', '"2026","Ha', '"\r\n'],
    ['within a cell, after a quotation mark', '"2026","Ha""', '"\r\n'],
  ])('that ends %s is completed before the next row', async (_, torn, completion) => {
    fs.mkdirSync(dirname(path));
    fs.writeFileSync(path, HEADINGS + torn);
    await start()();
    expect(read().replace(/"[^"]*","Asha".*\r\n$/, '')).toBe(HEADINGS + torn + completion);
  });

  it('that cannot be written makes every attempt fail, and the log has nothing personal', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    onTestFinished(() => log.mockRestore());
    const send = start();
    fs.mkdirSync(path, { recursive: true });
    for (let time = 0; time < 2; time += 1) {
      const response = await send({}, { id: 'form-0001' });
      expect(response.status).toBe(500);
      expect(await statusIn(response)).toBe('error: the request could not be stored');
    }
    expect(log.mock.calls.join()).toContain('EISDIR');
    expect(log.mock.calls.join()).not.toMatch(/Asha|9876543210|form-0001/);
  });
});

describe('A receiver', () => {
  it('refuses other methods, and names those it allows', async () => {
    const response = await start()({ method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, POST');
    expect(read()).toBe('');
  });

  it.each(['https://elsewhere.example', 'https://receiver.club.example:1', 'null', 'http://['])(
    'refuses a request of a page of %s',
    async (Origin) => {
      for (const site of ['', SITE]) expect((await start(site)({ headers: { Origin } })).status).toBe(403);
      expect(read()).toBe('');
    },
  );

  it.each([
    ['', new URL(ADDRESS).origin, null],
    [`${SITE}/club/`, SITE, SITE],
  ])('of the site %j lets pages of %s send requests', async (site, Origin, allowed) => {
    const response = await start(site)({ headers: { Origin } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(allowed);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('reads a body whose parts end within a letter', async () => {
    const body = new ReadableStream({
      start(stream) {
        for (const byte of Buffer.from(bodyOf({ name: 'आशा' }))) stream.enqueue(Uint8Array.of(byte));
        stream.close();
      },
    });
    await start()({ body });
    expect(cellsOf(read())).toEqual([expect.arrayContaining(['आशा'])]);
  });

  it('refuses a body of more than 64 kB without reading it to its end', async () => {
    expect((await start()({ body: bodyOf().padEnd(64 * 1024) })).status).toBe(200);
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1024)) });
    expect((await start()({ body: endless })).status).toBe(413);
  });
});

it('The dev server receives requests of its pages only, and serves no file of requests', async () => {
  const root = dirname(path);
  fs.mkdirSync(root);
  fs.writeFileSync(join(root, 'page.txt'), 'public');
  fs.writeFileSync(join(root, 'last-year.csv'), 'private');
  vi.stubEnv('CALLBACK_CSV', path);
  let vite: InlineConfig = {};
  await localReceiver().hooks['astro:config:setup']?.({
    command: 'dev',
    config: { base: '/' },
    updateConfig: (config: { vite: InlineConfig }) => (vite = config.vite),
    logger: { info: () => undefined },
  } as unknown as HookParameters<'astro:config:setup'>);
  vi.unstubAllEnvs();
  const options = { root, configFile: false, logLevel: 'silent' } as const;
  const server = await createServer({ ...vite, ...options, server: { ...vite.server, port: 0 } });
  onTestFinished(() => server.close());
  await server.listen();
  const origin = `http://localhost:${(server.httpServer?.address() as AddressInfo).port}`;
  const statusOf = async (target: string, init?: RequestInit) => (await fetch(origin + target, init)).status;
  const post = (Origin: string) => ({ method: 'POST', headers: { Origin }, body: bodyOf() });
  expect(await statusOf('/callback', post('https://elsewhere.example'))).toBe(403);
  expect(await statusOf('/callback', post(origin))).toBe(200);
  expect(cellsOf(read())).toHaveLength(1);
  expect(await statusOf('/page.txt')).toBe(200);
  for (const target of [
    '/last-year.csv',
    '/requests.txt',
    '/requests.txt?raw',
    `/@fs${path}`,
    `/@fs${path}?import&raw`,
  ])
    expect([403, 404], target).toContain(await statusOf(target));
}, 30_000);
