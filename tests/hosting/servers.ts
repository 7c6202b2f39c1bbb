import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { servePages } from './github-pages.ts';
import type { BuiltSite } from './sites.ts';

/** A server that is running: its origin, and how to end it. */
export interface Running {
  origin: string;
  stop: () => Promise<void>;
}

/** Where programs are looked for: an ordinary user's path on Debian lacks the folder of nginx. */
export const ENVIRONMENT = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/** Starts a server for a built site on a port of this machine. */
export type Start = (site: BuiltSite, port: number) => Promise<Running>;

/**
 * A configuration file of this folder, which owners copy, with what an owner fills in for this site.
 * @throws Error when a word that an owner has to fill in is not there.
 */
function configuration(file: 'nginx.conf' | 'Caddyfile', replacements: Record<string, string>): string {
  const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  return Object.entries(replacements).reduce((filledIn, [from, to]) => {
    if (!filledIn.includes(from)) throw new Error(`${file} does not say "${from}".`);
    return filledIn.replace(from, to);
  }, text);
}

/** What an owner fills in: the folder, and under a base path what the file says of it. */
const filledIn = ({ root, base }: BuiltSite, lines: readonly string[]) => ({
  '/var/www/khushparivaar': resolve(root),
  ...(base &&
    Object.fromEntries(lines.map((line) => [line, line.replace('# ', '').replaceAll('/club', base)]))),
});

const UNDER_BASE_PATH = {
  'nginx.conf': ['  # location = / { return 302 /club/; }'],
  Caddyfile: ['\t# redir / /club/ 302'],
};

/** Debian's nginx with `nginx.conf`, in surroundings like Debian's. */
export const nginx: Start = async (site, port) => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const server = configuration('nginx.conf', {
    ...filledIn(site, UNDER_BASE_PATH['nginx.conf']),
    'error_page 404 /404.html;': `error_page 404 ${site.base}/404.html;`,
    'listen 80;': `listen 127.0.0.1:${port};`,
  });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  const surroundings = `
    user ${userInfo().username};
    daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    error_log stderr;
    events {}
    http {
      access_log off;
      ${paths.join('\n')}
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      ${server}
    }`;
  writeFileSync(`${folder}/nginx.conf`, surroundings);
  return run(port, folder, 'nginx', ['-p', folder, '-e', 'stderr', '-c', `${folder}/nginx.conf`]);
};

/** Debian's Caddy with `Caddyfile`, without its certificates. */
export const caddy: Start = async (site, port) => {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const block = configuration('Caddyfile', {
    ...filledIn(site, UNDER_BASE_PATH.Caddyfile),
    'rewrite * /404.html': `rewrite * ${site.base}/404.html`,
    'www.khushparivaar.example': `http://127.0.0.1:${port}`,
  });
  writeFileSync(`${folder}/Caddyfile`, `{\n\tadmin off\n}\n${block}`);
  return run(port, folder, 'caddy', ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`]);
};

/** A server that does as GitHub Pages does. */
export const githubPages: Start = ({ root, base }, port) => servePages(resolve(root), base, port);

/** Starts a program whose files are in `folder`, which is removed once the program has ended. */
async function run(port: number, folder: string, program: string, parameters: string[]): Promise<Running> {
  const child = spawn(program, parameters, { env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<void>((resolveEnd) => child.once('exit', () => resolveEnd()));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).then(Boolean, () => false))) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${said}`);
    await new Promise((later) => setTimeout(later, 50));
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
