import { defineConfig } from 'playwright/test';
import { LAUNCH_ARGUMENTS } from '../../src/artwork/chromium.ts';
import { ORIGIN, PROJECT } from './project.ts';

export default defineConfig({
  testDir: '.',
  outputDir: `${import.meta.dirname}/../../.cache/editor-results`,
  // All tests edit the same files in one browser.
  workers: 1,
  forbidOnly: true,
  // A busy machine answers late.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: ORIGIN,
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
