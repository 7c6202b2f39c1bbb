import { VIDEO_HOST } from '../../lib/video-host.ts';

const VIDEO = `(self "${VIDEO_HOST}")`;

/**
 * What every answer of the site should carry besides its policy. Without `Referrer-Policy` YouTube would not
 * play.
 */
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
 * The file `_headers` that Netlify and Cloudflare Pages read. A `<meta>` cannot forbid frames of other sites.
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
