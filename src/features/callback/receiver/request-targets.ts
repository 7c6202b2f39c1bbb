import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Replaces every request target of this process that is not a path, or whose path cannot be decoded (`/%`) or
 * has an encoded slash. The servers of Vite and Astro convert the target to a URL and a file name in request
 * listeners. An invalid one throws there, and ends the process (`GET http://[ HTTP/1.1`) or is answered with
 * status 500. A Vite plugin cannot prevent that, because its middleware runs later and `astro preview`
 * ignores plugins.
 */
export function replaceInvalidTargets(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!isPath(request.url ?? '')) request.url = '/invalid-request-target';
  });
}

function isPath(target: string): boolean {
  try {
    const { pathname } = new URL(target, 'http://localhost');
    decodeURI(pathname);
    return target.startsWith('/') && !/%2f|%5c/i.test(pathname);
  } catch {
    return false;
  }
}
