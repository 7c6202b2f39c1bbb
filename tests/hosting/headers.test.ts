import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownPaths } from './crawl.ts';
import { CONFIGURED, hosts, serve } from './hosts.ts';
import type { BuiltSite } from './sites.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** The headers that `_headers` gives every answer. */
function promisedHeaders({ root, base }: BuiltSite): [name: string, value: string][] {
  const [rule = ''] = readFileSync(`${root}${base}/_headers`, 'utf8').split(/\n(?=\S)/);
  const headers = [...rule.matchAll(/^ +([\w-]+): (.+)$/gm)];
  return headers.map(([, name = '', value = '']) => [name, value]);
}

/** An asset of the built site whose name holds a hash, by its ending. */
async function hashedFile(origin: string, base: string, ending: string): Promise<string> {
  const page = await fetch(`${origin}${base}/`).then((response) => response.text());
  const path = ownPaths(page, new URL(`${origin}${base}/`), base).find(
    (found) => found.includes('/_astro/') && found.endsWith(ending),
  );
  if (!path) throw new Error(`The landing page names no file of /_astro/ that ends in ${ending}.`);
  return path;
}

describe.each(hosts(CONFIGURED))('On $title', (host) => {
  const { site } = host;
  const { base } = site;
  const served = serve(host);
  const { get } = served;

  it('/trips/upcoming is sent as the JSON that it is', async () => {
    expect((await get('/trips/upcoming')).headers.get('content-type')).toBe('application/json');
  });

  it('files with a hash in their names are kept for a year', async () => {
    for (const ending of ['.js', '.svg', '.woff2']) {
      const response = await fetch(served.origin + (await hashedFile(served.origin, base, ending)));
      expect(response.headers.get('cache-control')).toBe(YEAR);
    }
  });

  it.each([
    '/',
    '/trips',
    '/trips/upcoming',
    '/manifest.json',
    '/favicon.svg',
    '/nothing',
    '/_astro/nothing.js',
  ])('%s is asked for anew each time', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/', '/trips', '/trips/upcoming', '/favicon.svg'])(
    '%s is not sent again when unchanged',
    async (path) => {
      const first = await get(path, { 'Accept-Encoding': 'gzip' });
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(/^(W\/)?".+"$/);
      const again = await get(path, { 'Accept-Encoding': 'gzip', 'If-None-Match': tag });
      expect(again.status).toBe(304);
    },
  );

  it.each(['/', '/trips', '/trips/upcoming', '/favicon.svg', '/manifest.json', '/probe.css', '/nothing'])(
    '%s is sent compressed',
    async (path) => {
      const response = await get(path, { 'Accept-Encoding': 'gzip' });
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    },
  );

  it('scripts are sent compressed', async () => {
    const script = await hashedFile(served.origin, base, '.js');
    const response = await fetch(served.origin + script, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  it.each(['/', '/trips', '/trips/upcoming', '/favicon.svg', '/_astro/nothing.js', '/nothing'])(
    '%s carries the headers of the generated file _headers',
    async (path) => {
      const { headers } = await get(path);
      const promised = promisedHeaders(site);
      expect(promised.map(([name]) => name)).toEqual(
        expect.arrayContaining([
          'Content-Security-Policy',
          'X-Content-Type-Options',
          'Referrer-Policy',
          'Permissions-Policy',
          'Strict-Transport-Security',
        ]),
      );
      for (const [name, value] of promised) {
        // The whole policy stands in each page; only what a page cannot say of itself is left to the header.
        const expected =
          name === 'Content-Security-Policy' ? /frame-ancestors [^;]+/.exec(value)?.[0] : value;
        expect(headers.get(name), name).toBe(expected);
      }
    },
  );
});
