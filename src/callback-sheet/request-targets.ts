import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Replaces every request target of this process that is not a path. Vite's servers parse the target as a URL
 * in a request listener; an invalid one (`GET http://[ HTTP/1.1`) throws there and ends the process. A Vite
 * plugin cannot prevent that, because its middleware runs later and `astro preview` ignores plugins.
 */
export function replaceInvalidTargets(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!request.url?.startsWith('/')) request.url = '/invalid-request-target';
  });
}
