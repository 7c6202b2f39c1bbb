import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { generate } from 'selfsigned';
import { DIST, files } from '../site/dist.ts';
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
/** The list of trips has no extension. */
const TYPE_WITHOUT_EXTENSION = 'application/json';
const ALREADY_COMPRESSED = /\.(png|jpe?g|webp|avif|woff2|mp4|webm)$/;

/**
 * Serves the built site on localhost over HTTP/2 like a static host: precompressed text, a long cache
 * lifetime for hashed files only, and `404.html` for missing files. Its certificate is self-signed.
 */
export async function startStaticHost(): Promise<{ url: string; close: () => void }> {
  const responses = new Map(
    files().map((file) => [`/${file}`, responseFor(`/${file}`, readFileSync(`${DIST}/${file}`))]),
  );
  const notFound = responseFor('/404.html', readFileSync(`${DIST}/404.html`));
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }, (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const stored = responses.get(path) ?? responses.get(`${path.replace(/\/$/, '')}/index.html`);
    const { headers, body } = stored ?? notFound;
    response.writeHead(stored ? 200 : 404, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
}

function responseFor(path: string, content: Buffer) {
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
