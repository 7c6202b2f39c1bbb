import { VIDEO_HOST } from '../../lib/video-host.ts';

const VIDEO = `(self "${VIDEO_HOST}")`;

/** The response headers of all files, without the policy. YouTube does not play without a referrer. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
      (feature) => `${feature}=${VIDEO}`,
    ),
    ...['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`),
  ].join(', '),
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Returns the text of the file `_headers` for Netlify and Cloudflare Pages. `frame-ancestors` has no effect
 * in a `<meta>` element.
 * @param policies the Content-Security-Policy by path, in which * stands for any text. No two paths may match
 * the same address: a browser would enforce both policies.
 */
export function headerFile(policies: Readonly<Record<string, string>>, base: string): string {
  const blocks = new Map<string, Record<string, string>>([[`${base}*`, HEADERS]]);
  for (const [path, policy] of Object.entries(policies)) {
    const header = { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` };
    blocks.set(path, { ...header, ...blocks.get(path) });
  }
  blocks.set(`${base}_astro/*`, { 'Cache-Control': 'public, max-age=31536000, immutable' });
  const lines = [...blocks].flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return [...lines, ''].join('\n');
}
