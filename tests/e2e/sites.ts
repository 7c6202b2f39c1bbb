/** The CSV file in which the collector of the embedded site keeps callback requests. */
export const CALLBACK_CSV = '.cache/e2e/requests.csv';

/** The site as `npm run build` has left it in `dist/`, without any setting. */
export const EMBEDDED = {
  url: 'http://localhost:4331/',
  command: 'npx astro preview --ignore-lock --port 4331',
  env: { CALLBACK_CSV },
};

/** What the configured site has been told: addresses of a server that only exists in the tests' interceptions. */
export const SETTINGS = {
  SITE_URL: 'https://www.club.example',
  BASE_PATH: '/club',
  TRIPS_SERVER_URL: 'https://api.club.example',
  TRIPS_BEARER_TOKEN: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiVVNFUiJ9.',
  CALLBACK_URL: 'https://script.club.example/exec',
};

/** The site built with every setting, in a folder of its host, asking servers of other origins. */
export const CONFIGURED = {
  url: 'http://localhost:4332/club/',
  command: [
    'npx astro build --outDir .cache/e2e/configured',
    'npx astro preview --ignore-lock --outDir .cache/e2e/configured --port 4332',
  ].join(' && '),
  env: SETTINGS,
};
