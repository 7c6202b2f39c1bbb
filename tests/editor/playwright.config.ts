import { defineConfig } from 'playwright/test';
import { LAUNCH_ARGUMENTS } from '../../src/artwork/chromium.ts';
import { ORIGIN, PROJECT } from './project.ts';

export default defineConfig({
  testDir: '.',
  outputDir: `${import.meta.dirname}/../../.cache/editor-results`,
  // A test changes a file that the dev server of the others shows.
  workers: 1,
  forbidOnly: true,
  // A busy machine answers late.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 1600 },
    locale: 'en-IN',
    // Far from India, so that a date read in the visitor's own zone would show.
    timezoneId: 'America/Los_Angeles',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '', args: LAUNCH_ARGUMENTS },
  },
  webServer: {
    url: ORIGIN,
    command: `npx astro dev --port ${process.env['EDITOR_PORT'] ?? ''}`,
    cwd: PROJECT,
    env: { CALLBACK_CSV: `${PROJECT}/callback-requests.csv` },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
