import { createHash } from 'node:crypto';
import { VIDEO_HOST } from '../lib/video-host.ts';

/** The servers that the site asks, as they are configured; '' where the site asks itself. */
export interface AskedServers {
  TRIPS_SERVER_URL: string;
  CALLBACK_URL: string;
}

/** The scripts and styles that stand in a page itself, as sources of a policy: `'sha256-…'`. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/** A published spreadsheet script answers from a second host, to which the first one redirects. */
const REDIRECTS: Record<string, string[]> = {
  'https://script.google.com': ['https://script.googleusercontent.com'],
};

/** Blocks of these types are data, to which a policy does not apply. */
const DATA_BLOCK = /type="application\/(ld\+)?json"/;

/** Gives the sources of the inline scripts and styles of a built page. */
export function inlineSources(html: string): InlineSources {
  const sources: InlineSources = { scripts: [], styles: [] };
  for (const [, tag, attributes = '', text = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
  )) {
    if (text === '' || DATA_BLOCK.test(attributes)) continue;
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const list = tag === 'script' ? sources.scripts : sources.styles;
    if (!list.includes(hash)) list.push(hash);
  }
  return sources;
}

/**
 * Gives the policy of a page as one line: nothing but the site itself, the servers it is told to ask, and the video's host. Covers
 * may come from any https host (decision 24).
 */
export function contentSecurityPolicy(servers: AskedServers, { scripts, styles }: InlineSources): string {
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...askedOrigins(servers)],
    'frame-src': [VIDEO_HOST],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
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
