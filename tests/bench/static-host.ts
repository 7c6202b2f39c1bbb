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
/** The one file without an ending is the list of trips. */
const TYPE_WITHOUT_ENDING = 'application/json';
const ALREADY_COMPRESSED = /\.(png|jpe?g|webp|avif|woff2)$/;

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/** A request that the host was sent. */
interface SeenRequest {
  path: string;
  headers: IncomingHttpHeaders;
}

/** A running host of the built site. */
export interface StaticHost {
  url: string;
  /** Everything that was asked of it, in order. */
  requests: SeenRequest[];
  close: () => void;
}

/**
 * Serves `dist/` on localhost as a static host does: text compressed beforehand, hashed files kept for a
 * year, HTML asked for anew, `404.html` for what there is not. POST /callback is always a success.
 */
export async function startStaticHost(port: number): Promise<StaticHost> {
  const answers = new Map(files().map((file) => [`/${file}`, answerFor(file)]));
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    requests.push({ path, headers: request.headers });
    if (request.method === 'POST' && path === '/callback') return sendSuccess(response);
    const bare = path.replace(/\/$/, '');
    const answer = answers.get(path) ?? answers.get(`${bare}/index.html`);
    if (!answer) return send(response, 404, answers.get('/404.html'));
    const known = request.headers['if-none-match'] === answer.headers['ETag'];
    send(response, known ? 304 : 200, answer);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return { url: `http://localhost:${port}`, requests, close: () => server.close() };
}

function answerFor(file: string): Answer {
  const content = readFileSync(`${DIST}/${file}`);
  const compressed = !ALREADY_COMPRESSED.test(file);
  const body = compressed ? compress(content) : content;
  return {
    headers: {
      'Content-Type': TYPES[extname(file)] ?? TYPE_WITHOUT_ENDING,
      'Content-Length': String(body.length),
      'Cache-Control': file.startsWith('_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
      ...(compressed && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    },
    body,
  };
}

function send(response: ServerResponse, status: number, answer: Answer | undefined): void {
  response.writeHead(status, answer?.headers);
  response.end(status === 304 ? undefined : answer?.body);
}

function sendSuccess(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': TYPES['.json'] });
  response.end('{"status":"success"}');
}
