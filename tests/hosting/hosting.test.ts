import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { probe } from '#admin/probe.ts';
import { readSettings } from '#build/settings.ts';
import { FIXTURE_DIST } from '../fixtures/site.ts';
import { freePort } from '../free-port.ts';

/** A configuration that owners copy, with the folder, the address and the port of the test. */
function configuration(file: string, replacements: Record<string, string>): string {
  const text = readFileSync(`.github/hosting/${file}`, 'utf8');
  return Object.entries({ '/var/www/khushparivaar': resolve(FIXTURE_DIST), ...replacements }).reduce(
    (filled, [from, to]) => {
      expect(filled).toContain(from);
      return filled.replace(from, to);
    },
    text,
  );
}

/** The servers, each with its whole configuration and the arguments that start it. */
const SERVERS = {
  nginx: {
    configure: (port: number, folder: string) => `
      user ${userInfo().username};
      daemon off;
      pid ${folder}/pid;
      error_log stderr;
      events {}
      http {
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`).join('\n')}
        include /etc/nginx/mime.types;
        ${configuration('nginx.conf', { 'listen 80;': `listen 127.0.0.1:${port};` })}
      }`,
    start: (file: string, folder: string) => ['-p', folder, '-e', 'stderr', '-c', file],
  },
  caddy: {
    configure: (port: number) =>
      `{\n\tadmin off\n}\n${configuration('Caddyfile', { 'www.khushparivaar.example': `http://127.0.0.1:${port}` })}`,
    start: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
};

describe.each(['nginx', 'caddy'] as const)('The configuration for %s', (program) => {
  let origin = '';
  const get = (path: string, headers = {}) => fetch(origin + path, { redirect: 'manual', headers });
  const site = (file: string) => readFileSync(`${FIXTURE_DIST}/${file}`, 'utf8');

  beforeAll(async () => {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), `${program}-`));
    const file = join(folder, 'configuration');
    const { configure, start } = SERVERS[program];
    writeFileSync(file, configure(port, folder));
    // Debian does not name the folder of nginx to normal users.
    const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
    const server = spawn(program, start(file, folder), { env, stdio: 'inherit' });
    const ended = new Promise((resolveEnd) => server.once('exit', resolveEnd));
    await new Promise((started, failed) => server.once('spawn', started).once('error', failed));
    origin = `http://127.0.0.1:${port}`;
    while (!(await fetch(origin).then(Boolean, () => false))) {
      if (server.exitCode !== null) throw new Error(`${program} has ended.`);
      await new Promise((later) => setTimeout(later, 50));
    }
    return async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    };
  });

  it.each([
    ['/', 'index.html'],
    ['/trips', 'trips.html'],
    ['/trips/', 'trips/index.html'],
    ['/hi', 'hi.html'],
  ])('serves %s without a redirect', async (path, file) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(site(file));
  });

  it('answers a wrong address with 404 and its page', async () => {
    const response = await get('/trips/nothing');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(site('404.html'));
  });

  it.each([
    ['/trips/upcoming', 'application/json'],
    ['/trips/lamps.ics', 'text/calendar; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('serves %s as %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });

  it.each(['/', '/trips/upcoming', '/nothing', '/_astro/nothing.js'])(
    'sends with %s the headers of the file _headers, and lets no browser keep it',
    async (path) => {
      const { headers } = await get(path);
      const [everywhere = ''] = site('_headers').split(/\n(?=\S)/);
      const generated = [...everywhere.matchAll(/^ +([\w-]+): (.+)$/gm)];
      expect(generated).toHaveLength(6);
      for (const [, name = '', value = ''] of generated) expect(headers.get(name), name).toBe(value);
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('compresses pages, and does not send them again when they are unchanged', async () => {
    const { headers } = await get('/', { 'Accept-Encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    const again = { 'Accept-Encoding': 'gzip', 'If-None-Match': headers.get('etag') ?? '' };
    expect((await get('/', again)).status).toBe(304);
  });

  it('passes the probe', async () => {
    const lines = await probe(origin, readSettings({}));
    expect(lines.filter((line) => !line.startsWith('ok  '))).toEqual([]);
  });

  it('lets browsers keep a file with a hash in its name for a year', async () => {
    const [script = ''] = globSync('_astro/*.js', { cwd: FIXTURE_DIST });
    const { headers } = await get(`/${script}`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});
