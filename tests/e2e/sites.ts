import { extname } from 'node:path';
import type { Page } from 'playwright/test';
import { FIXTURE_DIST, FIXTURE_ROOT } from '../fixtures/site.ts';

// `run.ts` sets the port; without it the tests can only be listed.
const { E2E_PORT = '4331' } = process.env;

/** The CSV file in which the receiver of the site keeps callback requests. */
export const CALLBACK_CSV = '.cache/e2e/requests.csv';

/** The site from the content of the tests, without any setting, as `npm run test:build` has left it. */
export const SITE = {
  url: `http://localhost:${E2E_PORT}/`,
  command: `npx astro preview --ignore-lock --outDir ${FIXTURE_DIST} --port ${E2E_PORT}`,
  env: { CALLBACK_CSV, CONTENT_ROOT: FIXTURE_ROOT },
};

/** The settings of the configured sites: addresses that only exist in the tests' interceptions. */
export const SETTINGS = {
  SITE_URL: 'https://www.club.example',
  BASE_PATH: '/club',
  TRIPS_SERVER_URL: 'https://api.club.example',
  TRIPS_BEARER_TOKEN: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiVVNFUiJ9.',
  CALLBACK_URL: 'https://script.club.example/exec',
};

/** A trip that the trips server answers the build with. It has no file. */
export const SERVER_TRIP = {
  title: 'Lamps on the River of an Earlier Build',
  location: 'Varanasi',
  cities: 'Varanasi, Sarnath',
  cost: 24_500,
  coverImages: ['https://pictures.club.example/river.jpg'],
  startTime: Date.now() + 90 * 86_400_000,
  endTime: Date.now() + 93 * 86_400_000,
};

/** Another one, whose title differs in blanks only from that of its file. */
export const SERVER_TRIP_WITH_FILE = { ...SERVER_TRIP, title: ' Houseboat on  the Backwaters', cost: 99_500 };

/** The YouTube video of the configured sites. */
export const YOUTUBE_ID = 'dQ-w4W9_gXc';

/**
 * The sites that `configured-sites.test.ts` builds with every setting and a YouTube video: one whose trips
 * server answered with these trips, and one without a receiver whose trips server had none.
 */
export type ConfiguredSite = 'answered' | 'empty';

/** The folder of a configured site. */
export const distOf = (site: ConfiguredSite): string => `.cache/e2e/${site}`;

/** The address of the configured sites: a folder of the host. */
export const CONFIGURED_URL = `${SITE.url}club/`;

/** Answers requests for the configured site with the files of one. */
export async function serveConfigured(page: Page, site: ConfiguredSite): Promise<void> {
  await page.route(`${CONFIGURED_URL}**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/club', distOf(site));
    return route.fulfill({ path: extname(path) ? path : `${path}/index.html` });
  });
}
