import { FIXTURE_DIST, FIXTURE_ROOT } from '../fixtures/site.ts';

// `run.ts` sets the ports; without it the tests can only be listed.
const { EMBEDDED_PORT = '4331', CONFIGURED_PORT = '4332' } = process.env;

/** The CSV file in which the receiver of the embedded site keeps callback requests. */
export const CALLBACK_CSV = '.cache/e2e/requests.csv';

/** The site from the content of the tests, without any setting, as `npm run test:build` has left it. */
export const EMBEDDED = {
  url: `http://localhost:${EMBEDDED_PORT}/`,
  command: `npx astro preview --ignore-lock --outDir ${FIXTURE_DIST} --port ${EMBEDDED_PORT}`,
  env: { CALLBACK_CSV, CONTENT_ROOT: FIXTURE_ROOT },
};

/**
 * What the configured site has been told: addresses of a server that only exists in the tests' interceptions.
 */
export const SETTINGS = {
  SITE_URL: 'https://www.club.example',
  BASE_PATH: '/club',
  TRIPS_SERVER_URL: 'https://api.club.example',
  TRIPS_BEARER_TOKEN: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiVVNFUiJ9.',
  CALLBACK_URL: 'https://script.club.example/exec',
};

/** The trip that the server of the configured site answers the build with. */
export const KNOWN_TRIP = {
  title: 'Lamps on the River of an Earlier Build',
  location: 'Varanasi',
  cities: 'Varanasi, Sarnath',
  cost: 24_500,
  coverImages: ['https://pictures.club.example/river.jpg'],
  startTime: Date.now() + 90 * 86_400_000,
  endTime: Date.now() + 93 * 86_400_000,
};

/** The YouTube video of the configured site. */
export const YOUTUBE_ID = 'dQ-w4W9_gXc';

/** The content of the tests with a YouTube video, and the site that is built from it. */
export const CONFIGURED_ROOT = '.cache/e2e/configured-root';
export const CONFIGURED_DIST = '.cache/e2e/configured';

/** The same site, built while its trips server failed. */
export const UNANSWERED_DIST = '.cache/e2e/unanswered';

/**
 * The site built with every setting and a YouTube video, in a folder of its host, asking servers of other
 * origins.
 */
export const CONFIGURED = {
  url: `http://localhost:${CONFIGURED_PORT}/club/`,
  command: [
    'node tests/e2e/build-configured.ts',
    `npx astro preview --ignore-lock --outDir ${CONFIGURED_DIST} --port ${CONFIGURED_PORT}`,
  ].join(' && '),
  env: { ...SETTINGS, CONTENT_ROOT: CONFIGURED_ROOT },
};
