import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { DIST, files } from '../site/dist.ts';
import { compress } from './compressed.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
/** The list of trips is the only file without an extension. */
const TYPE_WITHOUT_EXTENSION = 'application/json';
const ALREADY_COMPRESSED = /\.(png|jpe?g|webp|avif|woff2|mp4|webm)$/;

interface StoredResponse {
  headers: Record<string, string>;
  body: Buffer;
}

/** A request that the host has received. */
interface RecordedRequest {
  path: string;
  headers: IncomingHttpHeaders;
}

/** A running host of the built site. */
export interface StaticHost {
  url: string;
  /** All requests in order. */
  requests: RecordedRequest[];
  close: () => void;
}

/**
 * Serves `dist/` on localhost like a static host: precompressed text, a long cache lifetime for hashed files,
 * revalidation of all others, and `404.html` for missing files. POST /callback always succeeds.
 */
export async function startStaticHost(port: number): Promise<StaticHost> {
  const responses = new Map(files().map((file) => [`/${file}`, responseFor(file)]));
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    requests.push({ path, headers: request.headers });
    if (request.method === 'POST' && path === '/callback') return sendSuccess(response);
    const withoutSlash = path.replace(/\/$/, '');
    const stored = responses.get(path) ?? responses.get(`${withoutSlash}/index.html`);
    if (!stored) return send(response, 404, responses.get('/404.html'));
    const isCached = request.headers['if-none-match'] === stored.headers['ETag'];
    send(response, isCached ? 304 : 200, stored);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return { url: `http://localhost:${port}`, requests, close: () => server.close() };
}

function responseFor(file: string): StoredResponse {
  const content = readFileSync(`${DIST}/${file}`);
  const compressed = !ALREADY_COMPRESSED.test(file);
  const body = compressed ? compress(content) : content;
  return {
    headers: {
      'Content-Type': TYPES[extname(file)] ?? TYPE_WITHOUT_EXTENSION,
      'Content-Length': String(body.length),
      'Cache-Control': file.startsWith('_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
      ...(compressed && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    },
    body,
  };
}

function send(response: ServerResponse, status: number, stored: StoredResponse | undefined): void {
  response.writeHead(status, stored?.headers);
  response.end(status === 304 ? undefined : stored?.body);
}

function sendSuccess(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': TYPES['.json'] });
  response.end('{"status":"success"}');
}
