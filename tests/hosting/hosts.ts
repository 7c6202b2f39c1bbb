import { beforeAll } from 'vitest';
import { caddy, githubPages, nginx, type Start } from './servers.ts';
import { SITES, type BuiltSite } from './sites.ts';

interface Server {
  name: string;
  start: Start;
}

/** The servers that owners configure themselves. */
export const CONFIGURED: Server[] = [
  { name: 'nginx', start: nginx },
  { name: 'Caddy', start: caddy },
];

/** These, and the host that nobody can configure. */
export const SERVERS: Server[] = [...CONFIGURED, { name: 'GitHub Pages', start: githubPages }];

interface Host {
  title: string;
  start: Start;
  site: BuiltSite;
  port: number;
}

/** Each server with each of the two sites, on ports from `firstPort` on. */
export function hosts(servers: Server[], firstPort: number): Host[] {
  return servers
    .flatMap(({ name, start }) => SITES.map((site) => ({ title: `${name} at ${site.at}`, start, site })))
    .map((host, index) => ({ ...host, port: firstPort + index }));
}

/**
 * Lets a host serve while the tests of a suite run, and gives what asks it for a path of its site, redirects
 * not followed.
 */
export function serve({ start, site, port }: Host) {
  const served = {
    /** Of the server. */
    origin: '',
    /** Of the site on it, without a slash. */
    site: '',
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(served.site + path, { redirect: 'manual', headers }),
  };
  beforeAll(async () => {
    const running = await start(site, port);
    served.origin = running.origin;
    served.site = running.origin + site.base;
    return running.stop;
  });
  return served;
}
