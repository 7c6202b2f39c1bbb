import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { servePages } from './github-pages.ts';
import type { BuiltSite } from './sites.ts';

/** A running server. */
export interface RunningServer {
  origin: string;
  stop: () => Promise<void>;
}

/** The environment with the folder of nginx in PATH, which Debian does not set for normal users. */
export const ENVIRONMENT = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/** Starts a server for a built site on a port of this machine. */
export type StartServer = (site: BuiltSite, port: number) => Promise<RunningServer>;

/**
 * Returns a configuration file that owners copy, with the changes that an owner would make for this site.
 * @throws Error if the file does not contain a text to replace.
 */
function configuration(file: 'nginx.conf' | 'Caddyfile', replacements: Record<string, string>): string {
  const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  return Object.entries(replacements).reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`${file} does not say "${from}".`);
    return filled.replace(from, to);
  }, text);
}

/** The changes that an owner makes: the folder, and with a base path the lines about it. */
const replacementsFor = ({ root, base }: BuiltSite, lines: readonly string[]) => ({
  '/var/www/khushparivaar': resolve(root),
  ...(base &&
    Object.fromEntries(lines.map((line) => [line, line.replace('# ', '').replaceAll('/club', base)]))),
});

const UNDER_BASE_PATH = {
  'nginx.conf': ['  # location = / { return 302 /club/; }'],
  Caddyfile: ['\t# redir / /club/ 302'],
};

/** Starts nginx with `nginx.conf` and a main configuration like Debian's. */
export const nginx: StartServer = async (site, port) => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const server = configuration('nginx.conf', {
    ...replacementsFor(site, UNDER_BASE_PATH['nginx.conf']),
    'error_page 404 /404.html;': `error_page 404 ${site.base}/404.html;`,
    'listen 80;': `listen 127.0.0.1:${port};`,
  });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  const mainConfiguration = `
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
  writeFileSync(`${folder}/nginx.conf`, mainConfiguration);
  return run(port, folder, 'nginx', ['-p', folder, '-e', 'stderr', '-c', `${folder}/nginx.conf`]);
};

/** Starts Caddy with `Caddyfile`, but without certificates. */
export const caddy: StartServer = async (site, port) => {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const block = configuration('Caddyfile', {
    ...replacementsFor(site, UNDER_BASE_PATH.Caddyfile),
    'rewrite * /404.html': `rewrite * ${site.base}/404.html`,
    'www.khushparivaar.example': `http://127.0.0.1:${port}`,
  });
  writeFileSync(`${folder}/Caddyfile`, `{\n\tadmin off\n}\n${block}`);
  return run(port, folder, 'caddy', ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`]);
};

/** Starts a server that behaves like GitHub Pages. */
export const githubPages: StartServer = ({ root, base }, port) => servePages(resolve(root), base, port);

/** Starts a program and waits until it responds. Removes `folder` when the program has exited. */
async function run(
  port: number,
  folder: string,
  program: string,
  parameters: string[],
): Promise<RunningServer> {
  const child = spawn(program, parameters, { env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<void>((onExit) => child.once('exit', () => onExit()));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).then(Boolean, () => false))) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${output}`);
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
