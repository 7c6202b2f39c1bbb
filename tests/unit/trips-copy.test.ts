import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tripsOfCopy, updateTripsCopy } from '../../src/trips-server/trips-copy.ts';

const TRIP = {
  title: 'A test',
  location: 'Jaipur',
  cities: 'Amber',
  cost: 12_000,
  coverImages: ['/cover.jpg'],
  startTime: 1_900_000_000_000,
  endTime: 1_900_400_000_000,
};
const TIMEOUT_MS = 200;

describe('The copy of the trips that a build fetches', () => {
  let folder: string;
  let file: string;
  let host: Server;
  let server: string;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const answerJson = (body: unknown, status = 200) => {
    answer = (_, response) => response.writeHead(status).end(JSON.stringify(body));
  };
  const update = (token = '') => updateTripsCopy({ server, token }, file, TIMEOUT_MS);
  const titles = async () => (await tripsOfCopy(server, undefined, file)).map(({ title }) => title);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'trips-copy-'));
    file = join(folder, 'cache/copy.json');
    answerJson({ trips: [TRIP] });
    host = createServer((request, response) => answer(request, response));
    await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
    server = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    host.closeAllConnections();
    host.close();
    rmSync(folder, { recursive: true });
  });

  it('has the trips of the server', async () => {
    expect(await update()).toEqual([]);
    expect(await titles()).toEqual([TRIP.title]);
  });

  it('is asked for as a browser would ask: by path and credential', async () => {
    const requests: unknown[] = [];
    answer = ({ url, headers }, response) => {
      requests.push([url, headers.authorization]);
      response.end('{"trips":[]}');
    };
    await updateTripsCopy({ server: `${server}/`, token: 'abc' }, file, TIMEOUT_MS);
    expect(requests).toEqual([['/trips/upcoming', 'Bearer abc']]);
  });

  it('leaves invalid trips out and reports them', async () => {
    answerJson({ trips: [{ ...TRIP, cost: 'much' }, TRIP] });
    expect(await update()).toEqual([expect.stringMatching(/Trip 0 is left out: "cost"/)]);
    expect(await titles()).toEqual([TRIP.title]);
  });

  it('has covers of the site only if its origin is known', async () => {
    await update();
    const coverAt = async (origin?: string) => (await tripsOfCopy(server, origin, file))[0]?.cover;
    expect(await coverAt('https://club.example')).toBe('https://club.example/cover.jpg');
    expect(await coverAt()).toBeUndefined();
  });

  it('has covers of other https hosts in any case', async () => {
    answerJson({ trips: [{ ...TRIP, coverImages: ['https://pictures.example/1.jpg'] }] });
    await update();
    expect((await tripsOfCopy(server, undefined, file))[0]?.cover).toBe('https://pictures.example/1.jpg');
  });

  const failures: Record<string, [() => void, RegExp]> = {
    'is down': [() => host.close(), /could not be reached/],
    'answers with an error': [() => answerJson({ trips: [TRIP] }, 500), /answered with status 500/],
    'never answers': [() => (answer = () => undefined), /did not answer in time/],
    'answers with HTML': [() => (answer = (_, response) => response.end('<p>')), /other than JSON/],
    'answers without a list': [() => answerJson({ trips: null }), /without a list of trips/],
  };

  it.each(Object.entries(failures))('is the last valid one when the server %s', async (_, [fail, reason]) => {
    await update();
    answerJson({ trips: [] });
    fail();
    const report = await update();
    expect(report).toEqual([expect.stringContaining(`${server}/trips/upcoming`)]);
    expect(report[0]).toMatch(reason);
    expect(report[0]).toMatch(/its trips of \d{4}-\d\d-\d\dT/);
    expect(await titles()).toEqual([TRIP.title]);
  });

  it('is empty when the server has never answered', async () => {
    answerJson({}, 404);
    expect(await update()).toEqual([expect.stringMatching(/status 404.* get no trips/)]);
    expect(await titles()).toEqual([]);
  });

  it.each(['null', '{}', '[]', '"words"', '{', '', '{"server":"SERVER","fetched":"2027-01-18T00:00:00Z"}'])(
    'is left out, and the report says so, when its file contains %s',
    async (text) => {
      await update();
      writeFileSync(file, text.replace('SERVER', server));
      answerJson({}, 500);
      expect(await update()).toEqual([expect.stringContaining(`no trips, because ${file} is damaged`)]);
      expect(await titles()).toEqual([]);
    },
  );

  it('is not used for another server', async () => {
    await update();
    expect(await tripsOfCopy('https://other.example', undefined, file)).toEqual([]);
    expect(readFileSync(file, 'utf8')).toContain(TRIP.title);
  });
});
