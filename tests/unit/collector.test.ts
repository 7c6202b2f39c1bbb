import { once } from 'node:events';
import { request as httpRequest, type OutgoingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCollector } from '../../src/features/callback/receiver/collector.ts';
import { appsScriptServices } from '../../src/features/callback/receiver/fake-apps-script.ts';
import { FakeSpreadsheet } from '../../src/features/callback/receiver/fake-spreadsheet.ts';
import { contents, edit, HARMLESS_EDITS, timesIn } from './owner.ts';

const REQUEST = { name: 'Asha', phone: '919876543210', trip: 'Kerala, "slowly"', customTrip: false };
const BODY = JSON.stringify(REQUEST);
const SUCCESS = { status: 'success' };
const KB = 1024;

describe('The callback collector', () => {
  let book: FakeSpreadsheet;
  let collector: Server;
  const port = () => (collector.address() as AddressInfo).port;
  const address = () => `http://127.0.0.1:${port()}`;

  async function serve(services: object = {}): Promise<void> {
    book = new FakeSpreadsheet();
    collector = createCollector({
      services: { ...appsScriptServices(book), ...services },
      settings: { MAX_ROWS_PER_HOUR: 10_000 },
    });
    await once(collector.listen(0, '127.0.0.1'), 'listening');
  }

  const post = (body: unknown, redirect: RequestRedirect = 'follow') =>
    fetch(`${address()}/callback`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      redirect,
    });

  /** Sends a POST with headers that `fetch` does not let a caller set, and returns its status. */
  async function postWith(headers: OutgoingHttpHeaders): Promise<number | undefined> {
    const sent = httpRequest(`${address()}/callback`, { method: 'POST', headers }).end(BODY);
    const [response] = (await once(sent, 'response')) as [{ statusCode?: number; resume: () => void }];
    response.resume();
    return response.statusCode;
  }

  /** Sends bytes over a connection of their own and returns the first line of the answer. */
  async function sendRaw(bytes: string): Promise<string | undefined> {
    const socket = connect(port(), '127.0.0.1');
    socket.end(bytes);
    return (await text(socket)).split('\r\n')[0];
  }

  const expectItToWork = async () => {
    expect(await (await fetch(`${address()}/callback`)).json()).toEqual({ status: 'ready' });
  };

  beforeEach(() => serve());

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    collector.close();
    collector.closeAllConnections();
  });

  it('answers a POST by a redirect to another address, and that one by JSON', async () => {
    const redirect = await post(REQUEST, 'manual');
    expect(redirect.status).toBe(302);
    const location = redirect.headers.get('Location') ?? '';
    expect(location).toMatch(/^\/callback\/answer\//);
    const answer = await fetch(address() + location);
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(await answer.json()).toEqual(SUCCESS);
    expect(timesIn(book, 'Asha')).toBe(1);
  });

  it('says that it is ready to an owner who opens its address', expectItToWork);

  it('refuses what is no JSON with the reason', async () => {
    expect(await (await post('<html>')).json()).toMatchObject({
      status: expect.stringMatching(/^error: ./) as unknown,
    });
    expect(book.sheets).toEqual([]);
  });

  it('has no fault switch in its address', async () => {
    for (const query of ['?fail=1', '?fail=500', '?answer=text', '?delay=100000']) {
      const answer = await fetch(`${address()}/callback${query}`, { method: 'POST', body: BODY });
      expect(await answer.json()).toEqual(SUCCESS);
    }
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    'answers the method %s with 405',
    async (method) => {
      expect(await sendRaw(`${method} /callback HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toBe(
        'HTTP/1.1 405 Method Not Allowed',
      );
    },
  );

  it('names the methods that it allows', async () => {
    const answer = await fetch(`${address()}/callback`, { method: 'PUT' });
    expect(answer.headers.get('Allow')).toBe('GET, POST');
  });

  it.each([
    ['//', 404],
    ['//[', 404],
    ['http://[::bad/', 404],
    ['/%zz%ff', 404],
    ['/callback/answer/%00', 404],
    ['*', 404],
    ['/callback?%zz', 302],
  ])('answers a POST to %s', async (target, status) => {
    const head = `POST ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`;
    const line = await sendRaw(`${head}Content-Length: 2\r\n\r\n{}`);
    expect(line).toMatch(status === 404 ? /^HTTP\/1.1 40[45] / : /^HTTP\/1.1 302 /);
    await expectItToWork();
  });

  it('answers with 400 what is not HTTP', async () => {
    expect(await sendRaw('\0\u0001\u0002 nonsense\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    await expectItToWork();
  });

  it('takes a body of 64 kB and answers a longer one with 413', async () => {
    const withLength = (length: number) => BODY.padEnd(length);
    expect(await (await post(withLength(64 * KB))).json()).toEqual(SUCCESS);
    expect((await post(withLength(64 * KB + 1))).status).toBe(413);
    await expectItToWork();
  });

  it('answers with 413 before the end of a body that is too long, and closes the connection', async () => {
    const head = `POST /callback HTTP/1.1\r\nHost: a\r\nContent-Length: ${1024 ** 4}\r\n\r\n`;
    const socket = connect(port(), '127.0.0.1');
    socket.write(head + 'x'.repeat(64 * KB + 1));
    expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /);
    await expectItToWork();
  });

  it('goes on when clients go away in the middle of a request', async () => {
    const error = vi.spyOn(console, 'error');
    for (let index = 0; index < 20; index += 1) {
      const socket = connect(port(), '127.0.0.1');
      const received = once(collector, 'request');
      socket.write('POST /callback HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{"name":');
      const [request] = (await received) as [NodeJS.ReadableStream];
      socket.destroy();
      await new Promise((closed) => request.once('close', closed));
    }
    await expectItToWork();
    expect(book.sheets).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });

  it('answers with 500 when the script throws, and goes on', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
    collector.close();
    await serve({ ContentService: {} });
    expect((await post(REQUEST)).status).toBe(500);
    expect((await fetch(`${address()}/callback`)).status).toBe(500);
    expect(error).toHaveBeenCalledTimes(2);
  });

  it('keeps the newest 1,000 answers that nobody has fetched', { timeout: 60_000 }, async () => {
    const locations: string[] = [];
    for (let index = 0; index < 1001; index += 1) {
      locations.push((await post('no JSON', 'manual')).headers.get('Location') ?? '');
    }
    const statusOf = async (location = '') => (await fetch(address() + location)).status;
    expect(await statusOf(locations[0])).toBe(404);
    expect(await statusOf(locations[1])).toBe(200);
    expect(await statusOf(locations[1000])).toBe(200);
  });

  it('keeps an answer for a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
    const locate = async () => address() + ((await post(REQUEST, 'manual')).headers.get('Location') ?? '');
    const [first, second] = [await locate(), await locate()];
    vi.setSystemTime(1_800_000_059_000);
    expect((await fetch(first)).status).toBe(200);
    expect((await fetch(first)).status).toBe(404);
    vi.setSystemTime(1_800_000_060_000);
    expect((await fetch(second)).status).toBe(404);
  });

  it('gives up a client that sends too slowly', () => {
    expect(collector.headersTimeout).toBe(10_000);
    expect(collector.requestTimeout).toBe(30_000);
  });

  it.each([
    ['another site', 'https://elsewhere.example'],
    ['another port of this computer', 'http://localhost:1'],
    ['a page without an origin, such as a file', 'null'],
    ['an invalid origin', 'http://['],
  ])('refuses a POST of a page of %s', async (_, Origin) => {
    expect(await postWith({ Host: 'localhost:4321', Origin })).toBe(403);
    expect(book.sheets).toEqual([]);
  });

  it('takes a POST of its own page, and one of no page', async () => {
    expect(await postWith({ Host: 'localhost:4321', Origin: 'http://localhost:4321' })).toBe(302);
    expect(await postWith({ Host: 'localhost:4321' })).toBe(302);
  });

  it('lets no page of another site read its answers', async () => {
    const answer = await fetch(`${address()}/callback`, { headers: { Origin: 'https://elsewhere.example' } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('under 1,000 requests, 50 at a time, while the owner edits the sheet, keeps exactly the valid ones, once each', async () => {
    const requests = Array.from({ length: 1000 }, (_, index) => {
      if (index % 20 === 7) return { ...REQUEST, phone: 'not a number' };
      const number = index % 20 === 13 ? index - 1 : index;
      return { ...REQUEST, name: `Member ${number}` };
    });
    const edits = Object.keys(HARMLESS_EDITS);
    let made = 0;
    const editSheet = () => {
      const place = { tab: made % 3, row: 2 + ((made * 7) % 60), column: 1 + (made % 9) };
      edit(book, { what: edits[made % edits.length] ?? '', ...place });
      made += 1;
    };
    const waiting = requests.entries();
    const worker = async () => {
      for (const [index, request] of waiting) {
        await (await post(request)).json();
        if (index % 4 === 0) editSheet();
      }
    };
    await Promise.all(Array.from({ length: 50 }, worker));
    expect(made).toBe(250);
    const valid = new Set(requests.filter(({ phone }) => phone === REQUEST.phone).map(({ name }) => name));
    expect(valid.size).toBe(900);
    for (const name of valid) expect(timesIn(book, name), name).toBe(1);
    expect([...contents(book).values()].filter((content) => content.includes('"Member '))).toHaveLength(900);
  }, 60_000);
});
