import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname } from 'node:path';
import { generate } from 'selfsigned';
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

/** What requests over HTTP/1.1 and HTTP/2 have in common. */
interface Request {
  url?: string | undefined;
  method?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** What responses over HTTP/1.1 and HTTP/2 have in common. */
interface Response {
  writeHead: (status: number, headers?: Record<string, string>) => unknown;
  end: (body: Buffer | string) => unknown;
}

/** A running host of the built site. */
export interface StaticHost {
  /** The address over HTTP/1.1 without encryption. */
  url: string;
  /** The address over HTTP/2, whose certificate is self-signed. */
  secureUrl: string;
  /** All requests in order. */
  requests: RecordedRequest[];
  close: () => void;
}

/**
 * Serves `dist/` on localhost like a static host: precompressed text, a long cache lifetime for hashed files,
 * revalidation of all others, and `404.html` for missing files. POST /callback always succeeds.
 */
export async function startStaticHost(port: number, securePort: number): Promise<StaticHost> {
  const responses = new Map(files().map((file) => [`/${file}`, responseFor(file)]));
  const requests: RecordedRequest[] = [];
  const answer = (request: Request, response: Response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    requests.push({ path, headers: request.headers });
    if (request.method === 'POST' && path === '/callback') {
      sendSuccess(response);
      return;
    }
    const withoutSlash = path.replace(/\/$/, '');
    const stored = responses.get(path) ?? responses.get(`${withoutSlash}/index.html`);
    if (!stored) {
      send(response, 404, responses.get('/404.html'));
      return;
    }
    const isCached = request.headers['if-none-match'] === stored.headers['ETag'];
    send(response, isCached ? 304 : 200, stored);
  };
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createServer(answer);
  const secureServer = createSecureServer({ key, cert, allowHTTP1: true }, answer);
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await new Promise<void>((resolve) => secureServer.listen(securePort, 'localhost', resolve));
  return {
    url: `http://localhost:${port}`,
    secureUrl: `https://localhost:${securePort}`,
    requests,
    close: () => {
      server.close();
      secureServer.close();
    },
  };
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

function send(response: Response, status: number, stored: StoredResponse | undefined): void {
  response.writeHead(status, stored?.headers);
  response.end(status === 304 || !stored ? '' : stored.body);
}

function sendSuccess(response: Response): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end('{"status":"success"}');
}
