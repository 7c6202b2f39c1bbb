import { createHash } from 'node:crypto';
import { VIDEO_HOST } from '../../lib/video-host.ts';
import { elementsOf } from './html.ts';
import type { BuiltPage } from './page-step.ts';

/** The addresses of the configured servers; '' for a server that is not configured. */
export interface ExternalServers {
  TRIPS_SERVER_URL: string;
  CALLBACK_URL: string;
}

/** The CSP sources of a page: the hashes of its inline scripts and styles, and the hosts of its frames. */
export interface PageSources {
  scripts: string[];
  styles: string[];
  frames: string[];
}

/** The hosts to which a server redirects. A Google Apps Script web app redirects to a second host. */
const REDIRECTS: Record<string, string[]> = {
  'https://script.google.com': ['https://script.googleusercontent.com'],
};

/** Script elements of these types are data blocks, to which a policy does not apply. */
const DATA_TYPES = ['application/json', 'application/ld+json'];

/**
 * Returns the CSP sources of a page.
 * @param projectScripts the code of all inline scripts of the project
 * @throws Error if the page has any other inline script, which can only come from the content.
 */
export function pageSources({ file, html }: BuiltPage, projectScripts: ReadonlySet<string>): PageSources {
  const scripts = elementsOf(html, 'script').filter(
    ({ attributes, text }) =>
      !('src' in attributes) && text !== '' && !DATA_TYPES.includes(attributes['type'] ?? ''),
  );
  const foreign = scripts.find(({ text }) => !projectScripts.has(text));
  if (foreign) {
    const start = foreign.text.trim().replace(/\s+/g, ' ').slice(0, 60);
    throw new Error(
      `${file} has a script that is not part of the project: ${start}\n` +
        'It comes from a file in content/. Delete it there, because content must not contain code.',
    );
  }
  const frames = html.includes(VIDEO_HOST) ? [VIDEO_HOST] : [];
  return { scripts: hashes(scripts), styles: hashes(elementsOf(html, 'style')), frames };
}

function hashes(elements: readonly { text: string }[]): string[] {
  const all = elements.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(all)];
}

/**
 * Returns the Content-Security-Policy of a page as one line. It allows the site itself, the configured
 * servers, and the host of a YouTube video where the page has one. Images may come from any https host if
 * there is a trips server. Astro's `security.csp` cannot replace it: it knows no `is:inline` elements
 * (withastro/astro#16664), and is written before the steps that change the scripts of a page.
 */
export function contentSecurityPolicy(
  servers: ExternalServers,
  { scripts, styles, frames }: PageSources,
): string {
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...(servers.TRIPS_SERVER_URL ? ['https:'] : []), 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...externalOrigins(servers)],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
}

function externalOrigins({ TRIPS_SERVER_URL, CALLBACK_URL }: ExternalServers): string[] {
  const origins = [TRIPS_SERVER_URL, CALLBACK_URL]
    .filter((address) => address !== '')
    .map((address) => new URL(address).origin);
  return [...new Set(origins.flatMap((origin) => [origin, ...(REDIRECTS[origin] ?? [])]))];
}
