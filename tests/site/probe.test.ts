import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { probe } from '../../src/admin/probe.ts';
import { HEADERS } from '../../src/build/html/headers.ts';
import { readSettings } from '../../src/build/settings.ts';
import { PAGES, read } from './dist.ts';

const REFUSAL = '{"status":"error: the request is not JSON"}';

it.each<[title: string, path: string, fault: string | number | undefined, found: string | undefined]>([
  ['nothing where all is well', '', '', undefined],
  ['a page that is missing', '/trips', 404, '/trips: /trips has status 404'],
  ['a page without policy', '/trips', '<html>', '/trips: it has no policy'],
  ['a page that is not compressed', '/trips', 200, '/trips: its encoding is none'],
  ['a list of trips in another shape', '/trips/upcoming', '[]', 'trips: TypeError: The response has no list'],
  ['a receiver that takes anything', '/callback', '{"status":"success"}', 'receiver: it answers {"status"'],
  ['a receiver that hangs', '/callback', undefined, 'receiver: TimeoutError'],
])('The probe finds %s', async (_, faulty, fault, found) => {
  const server = createServer((request, response) => {
    const path = request.url?.replace(/(?<=.)\/?(\?.*)?$/, '') ?? '';
    if (path === faulty && fault === undefined) return;
    const text = path === '/callback' ? REFUSAL : read(PAGES.get(path) ?? path);
    const body =
      path === faulty && typeof fault === 'string'
        ? fault
        : text.replace("connect-src 'self'", `$& ${origin}`);
    const isGzip = PAGES.has(path) && !(path === faulty && fault === 200);
    response.writeHead(path === faulty && fault === 404 ? 404 : 200, {
      ...HEADERS,
      'Content-Type': PAGES.has(path) ? 'text/html; charset=utf-8' : 'image/any',
      ...(isGzip && { 'Content-Encoding': 'gzip' }),
    });
    response.end(isGzip ? gzipSync(body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines = await probe(origin, readSettings({ CALLBACK_URL: `${origin}/callback` }), 2000);
  const faults = lines.filter((line) => line.startsWith('not ok'));
  expect(faults).toEqual(found ? [expect.stringContaining(`not ok  ${found}`)] : []);
});
