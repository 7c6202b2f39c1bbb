/** What a figure is counted in. A kilobyte is 1000 bytes throughout. */
export type Unit = 'bytes' | 'count' | 'shift' | 'ms' | 's' | 'score' | 'times';

/** The best that a figure may miss: at most so much, or at least so much. */
export interface Bound {
  unit: Unit;
  most?: number;
  least?: number;
  /** Where the bound comes from. */
  source: string;
}

const NOTHING_MOVES = 'a reader with a tremor presses what stands still';

/**
 * Every bound of the site's weight and speed. Bytes are compressed by brotli at its highest quality, as a
 * static host sends them.
 */
export const BOUNDS = {
  pageBytes: {
    unit: 'bytes',
    most: 14_000,
    source: 'the ten packets that a server sends before it waits for an answer',
  },
  renderBlockingRequests: { unit: 'count', most: 0, source: 'one way to the server before the first paint' },
  fontBytes: { unit: 'bytes', most: 60_000, source: 'two variable typefaces, cut to what is written' },
  scriptBytes: { unit: 'bytes', most: 110_000, source: 'React once, Swiper, and the site’s own code' },
  scriptBytesBeforeUse: { unit: 'bytes', most: 0, source: 'the HTML is complete without any' },
  scriptBytesBeforeUseOfTrips: { unit: 'bytes', most: 75_000, source: 'React and the list of trips' },
  scriptsBeforeTripsCall: { unit: 'count', most: 0, source: 'the list is asked for before React has come' },
  firstScreenBytes: { unit: 'bytes', most: 150_000, source: 'one second at 1.2 Mbit/s' },
  layoutShift: { unit: 'shift', most: 0, source: NOTHING_MOVES },
  score: { unit: 'score', least: 100, source: 'Lighthouse 13' },
  firstContentfulPaint: { unit: 's', most: 0.75, source: 'Lighthouse’s phone: one round trip and its paint' },
  largestContentfulPaint: { unit: 's', most: 1, source: 'Lighthouse’s phone' },
  totalBlockingTime: { unit: 'ms', most: 0, source: 'Lighthouse’s phone' },
  interaction: { unit: 'ms', most: 100, source: 'what a hand takes for an answer at once' },
  linksNotFetchedAhead: { unit: 'count', most: 0, source: 'the next page is there when the finger lifts' },
  longListRatio: { unit: 'times', most: 20, source: 'a hundred times the trips, and no more than linear' },
  longestTask: { unit: 'ms', most: 200, source: 'a press during the drawing is still answered' },
} satisfies Record<string, Bound>;

/**
 * Of JavaScript files: what counts as a part of React and not as a small script of the site's own, in bytes.
 */
export const BIG_SCRIPT_BYTES = 20_000;
