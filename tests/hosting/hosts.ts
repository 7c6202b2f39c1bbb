import { beforeAll } from 'vitest';
import { freePort } from '../free-port.ts';
import { caddy, githubPages, nginx, type StartServer } from './servers.ts';
import { SITES, type BuiltSite } from './sites.ts';

interface Server {
  name: string;
  start: StartServer;
}

/** The servers that owners can configure. */
export const CONFIGURABLE_SERVERS: Server[] = [
  { name: 'nginx', start: nginx },
  { name: 'Caddy', start: caddy },
];

/** All servers, including the host that cannot be configured. */
export const SERVERS: Server[] = [...CONFIGURABLE_SERVERS, { name: 'GitHub Pages', start: githubPages }];

interface Host {
  title: string;
  start: StartServer;
  site: BuiltSite;
}

/** Returns each server with each of the two sites. */
export function hosts(servers: Server[]): Host[] {
  return servers.flatMap(({ name, start }) =>
    SITES.map((site) => ({ title: `${name} at ${site.location}`, start, site })),
  );
}

/** Runs a host during the tests of a suite. Returns its addresses and a function that requests a path. */
export function serve({ start, site }: Host) {
  const served = {
    /** The origin of the server. */
    origin: '',
    /** The address of the site on the server, without a trailing slash. */
    site: '',
    /** Requests a path of the site without following redirects. */
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
