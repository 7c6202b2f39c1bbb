import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import type { RunningServer } from './servers.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Serves a folder as GitHub Pages does: `/trips` is `trips.html` if that file exists, and otherwise redirects
 * to `/trips/`; a file without an extension has the type `application/octet-stream`; headers cannot be
 * configured.
 */
export async function servePages(root: string, base: string, port: number): Promise<RunningServer> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://pages');
    const path = root + decodeURIComponent(pathname);
    const send = (status: number, file: string) => {
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'max-age=600' });
      response.end(readFileSync(file));
    };
    const found = [path.endsWith('/') ? `${path}index.html` : path, `${path}.html`].find(isFile);
    if (found) send(200, found);
    else if (isFolder(path) && !path.endsWith('/'))
      response.writeHead(301, { Location: `${pathname}/` }).end();
    else send(404, `${root}${base}/404.html`);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
