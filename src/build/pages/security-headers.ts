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
 */
export function headerFile(policy: string, base: string): string {
  const headers = { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'`, ...HEADERS };
  return [
    `${base}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}_astro/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
