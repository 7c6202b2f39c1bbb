import { readFileSync } from 'node:fs';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import { extname } from 'node:path';
import { generate } from 'selfsigned';
import { DIST, files, PAGES, read } from '../site/dist.ts';
import { compress } from './compressed.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
/** The lists of trips and the answer to a callback request have no extension. */
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
  /** The address over HTTP/2, whose certificate is self-signed. */
  url: string;
  /** All requests in order. */
  requests: RecordedRequest[];
  close: () => void;
}

/**
 * Serves `dist/` on localhost like a static host: precompressed text, a long cache lifetime for hashed files
 * only, and `404.html` for missing files. `?no-faces` gives a page without font files. Callback requests
 * always succeed.
 */
export async function startStaticHost(port: number): Promise<StaticHost> {
  const responses = new Map(
    files().map((file) => [`/${file}`, responseFor(`/${file}`, readFileSync(`${DIST}/${file}`))]),
  );
  for (const file of PAGES.values())
    responses.set(`/${file}?no-faces`, responseFor(file, withoutFaces(file)));
  responses.set('/callback', responseFor('/callback', Buffer.from('{"status":"success"}')));
  const notFound = responseFor('/404.html', readFileSync(`${DIST}/404.html`));
  const requests: RecordedRequest[] = [];
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }, (request, response) => {
    const { pathname, search } = new URL(request.url, 'http://localhost');
    const path = decodeURIComponent(pathname);
    requests.push({ path, headers: request.headers });
    const stored = responses.get(path) ?? responses.get(`${path.replace(/\/$/, '')}/index.html${search}`);
    const { headers, body } = stored ?? notFound;
    response.writeHead(stored ? 200 : 404, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return { url: `https://localhost:${port}`, requests, close: () => server.close() };
}

/** A page without its font files, and without the policy, which knows only the unchanged styles. */
function withoutFaces(file: string): Buffer {
  const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
  return Buffer.from(
    read(file)
      .replace(policy, '')
      .replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, ''),
  );
}

function responseFor(path: string, content: Buffer): StoredResponse {
  const compressed = !ALREADY_COMPRESSED.test(path);
  const body = compressed ? compress(content) : content;
  return {
    headers: {
      'Content-Type': TYPES[extname(path)] ?? TYPE_WITHOUT_EXTENSION,
      'Content-Length': String(body.length),
      'Cache-Control': path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compressed && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    },
    body,
  };
}
