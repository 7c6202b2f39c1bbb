import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Replaces every request target of this process that is not a path. Vite's servers parse such a target as a
 * URL in a request listener; an invalid one (`GET http://[ HTTP/1.1`) throws there and ends the process.
 * Plugins cannot prevent that: they come later, and `astro preview` ignores them.
 */
export function replaceInvalidTargets(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!request.url?.startsWith('/')) request.url = '/invalid-request-target';
  });
}
