/** The unit of a figure. A kilobyte has 1000 bytes. */
export type Unit = 'bytes' | 'count' | 'shift' | 'ms' | 's' | 'score';

/** The maximum or minimum of a figure. */
export interface Bound {
  unit: Unit;
  most?: number;
  least?: number;
  /** The reason for the bound. */
  source: string;
}

const NO_SHIFT_REASON = 'visitors with a tremor need targets that do not move';

/**
 * All bounds of size and speed. Bytes are compressed with Brotli at its highest quality, as on a static host.
 */
export const BOUNDS = {
  pageBytes: {
    unit: 'bytes',
    most: 14_600,
    source: 'the initial TCP congestion window of ten packets of 1460 bytes',
  },
  hindiPageBytes: { unit: 'bytes', most: 16_000, source: 'a letter of Devanagari has three bytes' },
  renderBlockingRequests: { unit: 'count', most: 0, source: 'one round trip before the first paint' },
  fontBytes: { unit: 'bytes', most: 60_000, source: 'subsets of two fonts' },
  scriptBytes: { unit: 'bytes', most: 110_000, source: 'React once, Swiper, and the site’s own code' },
  scriptBytesBeforeUse: { unit: 'bytes', most: 0, source: 'the HTML is complete without JavaScript' },
  scriptFilesBeforeUse: { unit: 'count', most: 0, source: 'the HTML is complete without JavaScript' },
  firstScreenBytes: { unit: 'bytes', most: 150_000, source: 'one second at 1.2 Mbit/s' },
  layoutShift: { unit: 'shift', most: 0, source: NO_SHIFT_REASON },
  score: { unit: 'score', least: 100, source: 'Lighthouse 13' },
  firstContentfulPaint: { unit: 's', most: 0.75, source: 'Lighthouse’s phone: one round trip and its paint' },
  largestContentfulPaint: { unit: 's', most: 1, source: 'Lighthouse’s phone' },
  totalBlockingTime: { unit: 'ms', most: 0, source: 'no script file runs before the first interaction' },
  interaction: { unit: 'ms', most: 100, source: 'people perceive this as an immediate response' },
  headingPaint: { unit: 's', most: 1.2, source: 'Slow 4G and a cheap phone, first visit' },
  afterFirstPaint: { unit: 'ms', most: 100, source: 'people perceive both as one paint' },
  formReady: { unit: 's', most: 1, source: 'the limit for an uninterrupted flow of thought' },
  linksNotPrefetched: {
    unit: 'count',
    most: 0,
    source: 'the next page has loaded when the pointer is released',
  },
  longestTask: { unit: 'ms', most: 200, source: 'the page responds to input while it renders' },
} satisfies Record<string, Bound>;
