import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sitePathsIn } from './crawl.ts';
import { CONFIGURABLE_SERVERS, hosts, serve } from './hosts.ts';
import type { BuiltSite } from './sites.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Returns the headers that the generated file `_headers` sets for all paths. */
function generatedHeaders({ root, base }: BuiltSite): [name: string, value: string][] {
  const [rule = ''] = readFileSync(`${root}${base}/_headers`, 'utf8').split(/\n(?=\S)/);
  const headers = [...rule.matchAll(/^ +([\w-]+): (.+)$/gm)];
  return headers.map(([, name = '', value = '']) => [name, value]);
}

/** Returns the path of an asset with a hash in its name and the given extension. */
async function hashedFile(origin: string, base: string, extension: string): Promise<string> {
  const page = await fetch(`${origin}${base}/`).then((response) => response.text());
  const path = sitePathsIn(page, new URL(`${origin}${base}/`), base).find(
    (found) => found.includes('/_astro/') && found.endsWith(extension),
  );
  if (!path) throw new Error(`The landing page names no file of /_astro/ that ends in ${extension}.`);
  return path;
}

describe.each(hosts(CONFIGURABLE_SERVERS))('On $title', (host) => {
  const { site } = host;
  const { base } = site;
  const served = serve(host);
  const { get } = served;

  it('/trips/upcoming has the content type of JSON', async () => {
    expect((await get('/trips/upcoming')).headers.get('content-type')).toBe('application/json');
  });

  it('/.well-known/security.txt has the content type of text in UTF-8', async () => {
    const { headers } = await get('/.well-known/security.txt');
    expect(headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  });

  it('files with a hash in their names are cached for a year', async () => {
    for (const extension of ['.js', '.svg', '.woff2']) {
      const response = await fetch(served.origin + (await hashedFile(served.origin, base, extension)));
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
  ])('%s is revalidated for each request', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/', '/trips', '/trips/upcoming', '/favicon.svg'])(
    '%s is not sent again if it is unchanged',
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
    '%s has the headers of the generated file _headers',
    async (path) => {
      const { headers } = await get(path);
      const generated = generatedHeaders(site);
      expect(generated.map(([name]) => name)).toEqual(
        expect.arrayContaining([
          'Content-Security-Policy',
          'X-Content-Type-Options',
          'Referrer-Policy',
          'Permissions-Policy',
          'Strict-Transport-Security',
        ]),
      );
      for (const [name, value] of generated) {
        // Each page contains its policy in a <meta>, except `frame-ancestors`, which only a header can set.
        const expected =
          name === 'Content-Security-Policy' ? /frame-ancestors [^;]+/.exec(value)?.[0] : value;
        expect(headers.get(name), name).toBe(expected);
      }
    },
  );
});
