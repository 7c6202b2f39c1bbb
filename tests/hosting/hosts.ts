import { beforeAll } from 'vitest';
import { freePort } from '../free-port.ts';
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
}

/** Each server with each of the two sites. */
export function hosts(servers: Server[]): Host[] {
  return servers.flatMap(({ name, start }) =>
    SITES.map((site) => ({ title: `${name} at ${site.at}`, start, site })),
  );
}

/**
 * Lets a host serve while the tests of a suite run, and gives what asks it for a path of its site, redirects
 * not followed.
 */
export function serve({ start, site }: Host) {
  const served = {
    /** Of the server. */
    origin: '',
    /** Of the site on it, without a slash. */
    site: '',
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(served.site + path, { redirect: 'manual', headers }),
  };
  beforeAll(async () => {
    const running = await start(site, await freePort());
    served.origin = running.origin;
    served.site = running.origin + site.base;
    return running.stop;
  });
  return served;
}
