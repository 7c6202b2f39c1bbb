import type { LoaderContext } from 'astro/loaders';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRIPS_RESPONSE, tripsLoader } from '#content-model/trips/trips-loader.ts';

const TRIP = { title: 'A test', cost: 12_000, startTime: 1_900_000_000_000, endTime: 1_900_400_000_000 };

describe('The trips that a build asks for', () => {
  let host: Server;
  let server: string;
  let timeLimit: AbortController;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const answerJson = (body: unknown, status = 200) => {
    answer = (_, response) => response.writeHead(status).end(JSON.stringify(body));
  };

  const store = new Map<string, { data: Record<string, unknown> }>();
  const meta = new Map<string, string>();
  /** Runs the loader of a build, or of the dev server, and returns its warnings. */
  async function load(setting = server, token = '', isBuild = true): Promise<string[]> {
    const warnings: string[] = [];
    const set = (entry: { id: string; data: Record<string, unknown> }) => store.set(entry.id, entry);
    const logger = { warn: (message: string) => warnings.push(message) };
    const context = { store: { get: store.get.bind(store), set, clear: () => store.clear() }, meta, logger };
    const loader = tripsLoader(setting, token, isBuild ? stop : undefined, () => timeLimit.signal);
    await loader.load(context as unknown as LoaderContext);
    return warnings;
  }
  const stop = (message: string): never => {
    throw new Error(message);
  };
  /** Ends the wait for the server, as the time limit of a build does. */
  const endWait = () => timeLimit.abort(new DOMException('', 'TimeoutError'));
  const stored = () => store.get(TRIPS_RESPONSE)?.data['response'];

  beforeEach(async () => {
    store.clear();
    meta.clear();
    timeLimit = new AbortController();
    answerJson({ trips: [TRIP] });
    host = createServer((request, response) => answer(request, response));
    await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
    server = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    vi.useRealTimers();
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
    'never answers': [() => (answer = endWait), /did not answer in time/],
    'never ends its answer': [
      () => {
        answer = (_, response) => {
          response.write('{"trips": [');
          endWait();
        };
      },
      /did not answer in time/,
    ],
    'answers with HTML': [() => (answer = (_, response) => response.end('<p>')), /other than JSON/],
    'answers without a list': [() => answerJson({ trips: null }), /without a list of valid trips/],
    'answers with other fields': [
      () => answerJson({ trips: [{ name: 'A test' }] }),
      /without a list of valid trips/,
    ],
  };

  it.each(Object.entries(failures))(
    'are the last valid ones when the server %s',
    async (_, [fail, reason]) => {
      // Only the date: the server answers in real time.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-17T20:00:00Z') });
      await load();
      vi.setSystemTime('2027-01-19T09:00:00Z');
      fail();
      const warning = (await load()).at(-1);
      expect(warning).toContain(`${server}/trips/upcoming`);
      expect(warning).toMatch(reason);
      // In India the day has changed.
      expect(warning).toContain('contain its trips of 2027-01-18 (in India)');
      expect(stored()).toEqual({ trips: [TRIP] });
    },
  );

  it.each(Object.entries(failures))(
    'stop a build when the server %s for the first time',
    async (_, [fail, reason]) => {
      fail();
      const message = await load().then(String, (error: unknown) => (error as Error).message);
      expect(message).toContain(`${server}/trips/upcoming`);
      expect(message).toMatch(reason);
      expect(message).toContain('Nothing was built.');
      expect(message).toContain('TRIPS_SERVER_URL');
      expect(stored()).toBeUndefined();
    },
  );

  it('are those of the content in the dev server when the trips server has never answered', async () => {
    answerJson({}, 404);
    expect(await load(server, '', false)).toEqual([
      expect.stringMatching(/status 404.* contain the trips of content\/upcoming\//),
    ]);
    expect(stored()).toBeUndefined();
  });

  it.each(['another server', ''])(
    'are not those of a former server when the setting is "%s"',
    async (setting) => {
      await load();
      await load(setting && 'http://127.0.0.1:9', '', false);
      expect(stored()).toBeUndefined();
    },
  );
});
