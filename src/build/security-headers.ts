import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { VIDEO_HOST } from '../lib/video-host.ts';
import {
  contentSecurityPolicy,
  inlineSources,
  type AskedServers,
  type InlineSources,
} from './content-security-policy.ts';

const VIDEO = `(self "${VIDEO_HOST}")`;

/** What every answer of the site should carry besides its policy; `Referrer-Policy` lets YouTube know who asks, or it would not play. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
      (power) => `${power}=${VIDEO}`,
    ),
    ...['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((power) => `${power}=()`),
  ].join(', '),
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Gives every built page its Content-Security-Policy as a `<meta>`, and writes the header file `_headers` that Netlify and
 * Cloudflare Pages read. The hashes are those of what really stands in the pages, inline scripts of our own included.
 */
export function securityHeaders(servers: AskedServers): AstroIntegration {
  let base = '/';
  return {
    name: 'security-headers',
    hooks: {
      'astro:config:done'({ config }) {
        base = config.base.replace(/\/?$/, '/');
      },
      async 'astro:build:done'({ dir }) {
        const folder = fileURLToPath(dir);
        const all: InlineSources = { scripts: [], styles: [] };
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const sources = await addPolicy(join(folder, file), servers);
          all.scripts = [...new Set([...all.scripts, ...sources.scripts])];
          all.styles = [...new Set([...all.styles, ...sources.styles])];
        }
        await writeFile(join(folder, '_headers'), headerFile(contentSecurityPolicy(servers, all), base));
      },
    },
  };
}

/** Writes the policy into a page, before anything that it is about, and gives what it allows. */
async function addPolicy(file: string, servers: AskedServers): Promise<InlineSources> {
  const html = await readFile(file, 'utf8');
  const sources = inlineSources(html);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(servers, sources)}">`;
  const place = /<meta charset="[^"]*">/;
  if (!place.test(html)) throw new Error(`${file} has no <meta charset> to put its policy after.`);
  await writeFile(file, html.replace(place, `$&${meta}`));
  return sources;
}

/** Gives the header file; frames of other sites are forbidden here, since a `<meta>` cannot say that. */
function headerFile(policy: string, base: string): string {
  const headers = { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'`, ...HEADERS };
  return [
    `${base}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}_astro/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
