import { spawnSync } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { probe } from '#admin/probe.ts';
import { HEADERS } from '#build/html/headers.ts';
import { readSettings } from '#build/settings.ts';
import { PAGES, read } from './dist.ts';

const REFUSAL = '{"status":"error: the request is not JSON"}';

/** Starts a server on a free port. Returns its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A changed response of the site: another status, another text, or none at all. */
type Faults = Record<string, number | string | undefined>;

/**
 * Probes the built site with faults by the paths of its files, below a base path.
 * @returns the lines that are not ok
 */
async function faultsOf(faults: Faults, base = ''): Promise<string[]> {
  const hanging = new AbortController();
  const never = new AbortController().signal;
  const origin = await serve((request, response) => {
    const asked = new URL(request.url ?? '', 'http://localhost').pathname;
    // Another site has the rest of the host.
    const path = asked.startsWith(base) ? asked.slice(base.length).replace(/(?<=.)\/$/, '') : 'elsewhere';
    const fault = faults[path];
    if (path in faults && fault === undefined) {
      hanging.abort(new DOMException('The time is over.', 'TimeoutError'));
      return;
    }
    const status = typeof fault === 'number' ? fault : path === 'elsewhere' ? 404 : 200;
    const text = path === '/callback' ? REFUSAL : status === 200 ? read(PAGES.get(path) ?? path) : '';
    const body = (typeof fault === 'string' ? fault : text)
      .replace("connect-src 'self'", `$& ${origin}`)
      .replaceAll(/(?<=["'(,\s]|<loc>https:..www.khushparivaar.example)\/(?=\w|<)/g, `${base}/`);
    const isGzip = PAGES.has(path) && fault !== '<!DOCTYPE html>';
    response.writeHead(status, {
      ...HEADERS,
      'Content-Type': PAGES.has(path) ? 'text/html; charset=utf-8' : 'image/any',
      ...(isGzip && { 'Content-Encoding': 'gzip' }),
      ...(status === 301 && { Location: 'https://www.club.example/' }),
    });
    response.end(isGzip ? gzipSync(body) : body);
  });
  const settings = readSettings({ CALLBACK_URL: `${origin}${base}/callback` });
  const signalFor = (url: URL) => (url.pathname === `${base}/callback` ? hanging.signal : never);
  const lines = await probe(origin + base, settings, signalFor);
  return lines.filter((line) => line.startsWith('not ok'));
}

it.each<[title: string, faults: Faults, found: string[]]>([
  ['nothing where all is well', {}, []],
  ['a page that is missing', { '/privacy-policy': 404 }, ['/privacy-policy: /privacy-policy has status 404']],
  ['a page that has moved', { '/trips': 301 }, ['/trips: /trips has status 301, probe https://www.club.ex']],
  ['a page without policy', { '/trips': '<html>' }, ['/trips: it has no policy, publish']],
  ['a page that is not compressed', { '/trips': '<!DOCTYPE html>' }, ['/trips: its encoding is none, let']],
  [
    'a list of trips in another shape',
    { '/trips/upcoming': '[]' },
    ['trips: TypeError: The response has no list named "trips"., look'],
  ],
  [
    'a trip that has begun in the list of the content',
    { '/trips/upcoming': '{"trips":[{"title":"Goa","cost":9000,"startTime":1e12,"endTime":1e12}]}' },
    ['trips: Goa has begun, build the site every night'],
  ],
  [
    'a receiver that takes anything',
    { '/callback': '{"status":"success"}' },
    ['receiver: it answers {"status":"success"}, deploy'],
  ],
  ['a receiver that hangs', { '/callback': undefined }, ['receiver: TimeoutError: The time is over., look']],
  [
    'trips whose pages are not published, although the sitemap does not name them',
    { '/trips/lamps': 404, '/hi/trips/mangoes': 404, '/sitemap.xml': '<loc>https://club.example/</loc>' },
    ['/trips/lamps: /trips/lamps has status 404, publish', '/hi/trips/mangoes: /hi/trips/mangoes has'],
  ],
  [
    'a site without sitemap',
    { '/sitemap.xml': 404 },
    ['sitemap: /sitemap.xml has status 404, build the site'],
  ],
  ['a sitemap without pages', { '/sitemap.xml': '<html>' }, ['sitemap: it names no page, build']],
])('The probe finds %s', async (_, faults, found) => {
  const faulty = await faultsOf(faults);
  expect(faulty.map((line, index) => line.slice(0, `not ok  ${found[index]}`.length))).toEqual(
    found.map((part) => `not ok  ${part}`),
  );
});

it('The probe asks for nothing outside the base path', async () => {
  expect(await faultsOf({}, '/club')).toEqual([]);
});

it('The probe says on one line that nothing answers', async () => {
  const dead = await serve((request) => request.destroy());
  expect(await probe(dead, readSettings({}), () => new AbortController().signal)).toEqual([
    expect.stringMatching(/^not ok {2}http:.*: ECONNRESET: .*, look at the address and at its server$/),
  ]);
});

it.each(['', 'www.club.example', 'ftp://club.example'])(
  'The probe of the address "%s" says what to write',
  (address) => {
    const { status, stderr } = spawnSync(process.execPath, ['src/admin/probe.ts', address], {
      encoding: 'utf8',
    });
    expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/^Write the address .* https:\S+$/)]);
  },
);
