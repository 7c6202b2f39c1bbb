import { VIDEO_HOST } from '#content-model/video-host.ts';

const VIDEO = `(self "${VIDEO_HOST}")`;

/**
 * The response headers of all files. The pages have the rest of their policy in a `<meta>` element, in which
 * `frame-ancestors` has no effect. YouTube does not play without a referrer.
 */
export const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map((name) => `${name}=${VIDEO}`),
    ...['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`),
  ].join(', '),
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The text of the file `_headers` for Netlify and Cloudflare Pages.
 * @param base the base path, with a trailing slash
 */
export function headerFile(base: string): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${base}*\n${lines.join('')}${base}_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
}
