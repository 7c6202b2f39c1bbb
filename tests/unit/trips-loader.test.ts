import type { LoaderContext } from 'astro/loaders';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TRIPS_RESPONSE, tripsLoader } from '../../src/content-model/trips/trips-loader.ts';

const TRIP = { title: 'A test', cost: 12_000, startTime: 1_900_000_000_000, endTime: 1_900_400_000_000 };

describe('The trips that a build asks for', () => {
  let host: Server;
  let server: string;
  let timeoutMs: number;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const answerJson = (body: unknown, status = 200) => {
    answer = (_, response) => response.writeHead(status).end(JSON.stringify(body));
  };

  const store = new Map<string, { data: Record<string, unknown> }>();
  const meta = new Map<string, string>();
  /** Runs the loader, and returns its warnings. */
  async function load(setting = server, token = ''): Promise<string[]> {
    const warnings: string[] = [];
    const set = (entry: { id: string; data: Record<string, unknown> }) => store.set(entry.id, entry);
    const logger = { warn: (message: string) => warnings.push(message) };
    const context = { store: { get: store.get.bind(store), set, clear: () => store.clear() }, meta, logger };
    await tripsLoader(setting, token, timeoutMs).load(context as unknown as LoaderContext);
    return warnings;
  }
  const stored = () => store.get(TRIPS_RESPONSE)?.data['response'];

  beforeEach(async () => {
    store.clear();
    meta.clear();
    // A busy machine answers late.
    timeoutMs = 60_000;
    answerJson({ trips: [TRIP] });
    host = createServer((request, response) => answer(request, response));
    await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
    server = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    host.closeAllConnections();
    host.close();
  });

  it.each(['', '/'])(
    'are asked for as a browser would ask, also when the setting ends in "%s"',
    async (end) => {
      const requests: unknown[] = [];
      answer = ({ url, headers }, response) => {
        requests.push([url, headers.authorization]);
        response.end('{"trips":[]}');
      };
      await load(`${server}/v1${end}`, 'abc');
      expect(requests).toEqual([['/v1/trips/upcoming', 'Bearer abc']]);
    },
  );

  it('are reported where they are invalid', async () => {
    answerJson({ trips: [{ ...TRIP, cost: 'much' }, TRIP] });
    expect(await load()).toEqual([expect.stringMatching(/Trip 0 is left out: "cost"/)]);
  });

  const failures: Record<string, [() => void, RegExp]> = {
    'is down': [() => host.close(), /could not be reached/],
    'answers with an error': [() => answerJson({ trips: [TRIP] }, 500), /answered with status 500/],
    'never answers': [
      () => {
        answer = () => undefined;
        timeoutMs = 100;
      },
      /did not answer in time/,
    ],
    'answers with HTML': [() => (answer = (_, response) => response.end('<p>')), /other than JSON/],
    'answers without a list': [() => answerJson({ trips: null }), /without a list of trips/],
  };

  it.each(Object.entries(failures))(
    'are the last valid ones when the server %s',
    async (_, [fail, reason]) => {
      await load();
      fail();
      const [warning] = await load();
      expect(warning).toContain(`${server}/trips/upcoming`);
      expect(warning).toMatch(reason);
      expect(warning).toMatch(/contain its trips of \d{4}-\d\d-\d\dT/);
      expect(stored()).toEqual({ trips: [TRIP] });
    },
  );

  it('are none when the server has never answered', async () => {
    answerJson({}, 404);
    expect(await load()).toEqual([expect.stringMatching(/status 404.* contain no trips/)]);
    expect(stored()).toBeUndefined();
  });

  it.each(['another server', ''])(
    'are not those of a former server when the setting is "%s"',
    async (setting) => {
      await load();
      await load(setting && 'http://127.0.0.1:9');
      expect(stored()).toBeUndefined();
    },
  );
});
