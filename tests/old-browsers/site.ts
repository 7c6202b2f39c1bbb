import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { json } from 'node:stream/consumers';
import { DIST, files } from '../site/dist.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the built site, keeps callback requests, and answers the trips call with `answers` if set. */
export async function serveSite() {
  const paths = new Set(files());
  const requests: unknown[] = [];
  const answers: { trips?: object[] } = {};
  const server = createServer((request, response) => {
    const path = request.url?.slice(1) || 'index.html';
    if (request.method === 'POST') {
      response.end('{"status":"success"}');
      void json(request).then((data) => requests.push(data));
    } else if (path === 'trips/upcoming' && answers.trips) response.end(JSON.stringify(answers));
    else {
      const file = [path, `${path}.html`].find((name) => paths.has(name)) ?? '404.html';
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.end(readFileSync(`${DIST}/${file}`));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, requests, answers, close: () => server.close() };
}
