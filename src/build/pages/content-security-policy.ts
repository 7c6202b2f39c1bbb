import { createHash } from 'node:crypto';
import { VIDEO_HOST } from '../../lib/video-host.ts';
import { elementsOf } from './html.ts';
import type { BuiltPage } from './page-step.ts';

/** The servers that the site asks, as they are configured; '' where the site asks itself. */
export interface AskedServers {
  TRIPS_SERVER_URL: string;
  CALLBACK_URL: string;
}

/** The inline scripts and styles of a page, as sources of a policy: `'sha256-…'`. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/** A published spreadsheet script redirects to a second host. */
const REDIRECTS: Record<string, string[]> = {
  'https://script.google.com': ['https://script.googleusercontent.com'],
};

/** Blocks of these types are data, to which a policy does not apply. */
const DATA_TYPES = ['application/json', 'application/ld+json'];

/**
 * The sources of the inline scripts and styles of a page.
 * @param ownScripts the inline scripts that the project itself has written
 * @throws Error when the page has any other inline script: it came with the content, and must not run.
 */
export function inlineSources({ file, html }: BuiltPage, ownScripts: ReadonlySet<string>): InlineSources {
  const scripts = elementsOf(html, 'script').filter(
    ({ attributes, text }) =>
      !('src' in attributes) && text !== '' && !DATA_TYPES.includes(attributes['type'] ?? ''),
  );
  const foreign = scripts.find(({ text }) => !ownScripts.has(text));
  if (foreign) {
    const beginning = foreign.text.trim().replace(/\s+/g, ' ').slice(0, 60);
    throw new Error(
      `${file} has a script that the project has not written: ${beginning}\n` +
        'It stands in a file of content/. Take it out there: content holds words, and no code.',
    );
  }
  return { scripts: hashes(scripts), styles: hashes(elementsOf(html, 'style')) };
}

function hashes(elements: readonly { text: string }[]): string[] {
  const all = elements.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(all)];
}

/**
 * The policy of a page as one line: nothing but the site itself, the servers it is told to ask, and the
 * video's host. Covers from a trips server may come from any https host (decision 24).
 */
export function contentSecurityPolicy(servers: AskedServers, { scripts, styles }: InlineSources): string {
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...(servers.TRIPS_SERVER_URL ? ['https:'] : []), 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...askedOrigins(servers)],
    'frame-src': [VIDEO_HOST],
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

function askedOrigins({ TRIPS_SERVER_URL, CALLBACK_URL }: AskedServers): string[] {
  const origins = [TRIPS_SERVER_URL, CALLBACK_URL]
    .filter((address) => address !== '')
    .map((address) => new URL(address).origin);
  return [...new Set(origins.flatMap((origin) => [origin, ...(REDIRECTS[origin] ?? [])]))];
}
