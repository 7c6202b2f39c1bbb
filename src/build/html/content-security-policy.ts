import { createHash } from 'node:crypto';
import { VIDEO_HOST } from '#content-model/video-host.ts';
import type { Settings } from '#build/settings.ts';
import { elementsOf, only, type Edit } from './elements.ts';

type Servers = Pick<Settings, 'TRIPS_SERVER_URL' | 'CALLBACK_URL'>;

/**
 * The edit that adds the Content-Security-Policy to a page, before all elements to which it applies. It
 * allows the inline scripts and styles of the page by their hashes, the site itself, the configured servers,
 * and the host of a YouTube video where the page has one. Images may come from any https host if there is a
 * trips server.
 * Astro's `security.csp` cannot replace it: it has no hashes of inline `is:inline` elements
 * (withastro/astro#16664, #16678), gives every page the hashes of the whole site, and is written before the
 * steps that change the scripts of a page.
 * @param projectScripts the code of all inline scripts of the project
 * @throws Error if the page has any other inline script, which can only come from the content.
 */
export function policyEdit(html: string, servers: Servers, projectScripts: ReadonlySet<string>): Edit {
  const scripts = elementsOf(html, 'script').filter(
    // A policy does not apply to blocks of data.
    ({ attributes, text }) => text !== '' && !/^application\/(ld\+)?json$/.test(attributes['type'] ?? ''),
  );
  const foreign = scripts.find(({ text }) => !projectScripts.has(text));
  if (foreign) {
    const start = foreign.text.trim().replace(/\s+/g, ' ').slice(0, 60);
    throw new Error(
      `The page has a script that is not part of the project: ${start}\n` +
        'It comes from a file in content/. Delete it there, because content must not contain code.',
    );
  }
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(elementsOf(html, 'style'))],
    'img-src': ["'self'", ...(servers.TRIPS_SERVER_URL ? ['https:'] : []), 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...externalOrigins(servers)],
    ...(html.includes(VIDEO_HOST) && { 'frame-src': [VIDEO_HOST] }),
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  };
  const content = Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
  const { end } = only(html, 'meta', '<meta charset');
  return { start: end, end, text: `<meta http-equiv="Content-Security-Policy" content="${content}">` };
}

function hashes(elements: readonly { text: string }[]): string[] {
  const all = elements.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(all)];
}

/** A Google Apps Script web app redirects to a second host. */
function externalOrigins({ TRIPS_SERVER_URL, CALLBACK_URL }: Servers): string[] {
  const origins = [TRIPS_SERVER_URL, CALLBACK_URL].filter(Boolean).map((address) => new URL(address).origin);
  if (origins.includes('https://script.google.com')) origins.push('https://script.googleusercontent.com');
  return [...new Set(origins)];
}
