import { defineConfig } from 'playwright/test';
import { CHROMIUM } from '../e2e/chromium.ts';
import { ORIGIN, PROJECT } from './project.ts';

export default defineConfig({
  testDir: '.',
  outputDir: `${import.meta.dirname}/../../.cache/editor-results`,
  // All tests edit the same files in one browser.
  workers: 1,
  forbidOnly: true,
  // They only end what hangs.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: ORIGIN,
    launchOptions: CHROMIUM,
  },
  webServer: {
    url: ORIGIN,
    command: `npx astro dev --port ${process.env['EDITOR_PORT'] ?? ''}`,
    cwd: PROJECT,
    env: { CONTENT_ROOT: '.', CALLBACK_CSV: `${PROJECT}/callback-requests.csv` },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
