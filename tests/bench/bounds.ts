import { MOST_BYTES_SENT } from '../../src/admin/probe.ts';

/** The unit of a figure. A kilobyte has 1000 bytes. */
export type Unit = 'bytes' | 'count' | 'ms' | 'ratio' | 's';

/** The most that a figure may be, and the reason. */
export interface Bound {
  unit: Unit;
  most: number;
  source: string;
}

/**
 * All bounds of size and speed. Bytes are those of the file alone, compressed with Brotli at its highest
 * quality, as Cloudflare Pages and Netlify can send it; `sentBytes` are in gzip, with the response headers.
 */
export const BOUNDS = {
  pageBytes: {
    unit: 'bytes',
    most: 14_600,
    source: 'ten packets of 1460 bytes, the first window of TCP; headers and TLS come on top',
  },
  hindiPageBytes: { unit: 'bytes', most: 16_000, source: 'a letter of Devanagari has three bytes' },
  hindiTripPageBytes: {
    unit: 'bytes',
    most: 16_100,
    source: 'the page of a trip has more words than other pages',
  },
  longTripBytes: { unit: 'bytes', most: 550, source: 'each day of a trip beyond a week' },
  sentBytes: { unit: 'bytes', most: MOST_BYTES_SENT, source: 'two round trips, also without Brotli' },
  renderBlockingRequests: { unit: 'count', most: 0, source: 'one round trip before the first paint' },
  fontBytes: { unit: 'bytes', most: 60_000, source: 'subsets of two fonts' },
  scriptBytes: { unit: 'bytes', most: 110_000, source: 'React once, Swiper, and the site’s own code' },
  interaction: { unit: 'ms', most: 100, source: 'people perceive this as an immediate response' },
  headingPaint: { unit: 's', most: 1.2, source: 'Slow 4G and a cheap phone, first visit' },
  largestPaint: { unit: 's', most: 1, source: 'the limit for an uninterrupted flow of thought' },
  paintWithFaces: { unit: 'ratio', most: 1.05, source: 'the first paint waits for no font' },
  formReady: { unit: 's', most: 1, source: 'the limit for an uninterrupted flow of thought' },
  linksNotPrefetched: {
    unit: 'count',
    most: 0,
    source: 'the next page has loaded when the pointer is released',
  },
} satisfies Record<string, Bound>;
