import { defineConfig } from 'playwright/test';
import { LAUNCH_ARGUMENTS } from './browser.ts';
import { CONFIGURED, EMBEDDED } from './sites.ts';

const ROOT = `${import.meta.dirname}/../..`;

export default defineConfig({
  testDir: '.',
  outputDir: `${ROOT}/.cache/e2e-results`,
  fullyParallel: true,
  // Many tests wait, so that three keep two cores busy.
  workers: 3,
  forbidOnly: true,
  // A busy machine answers late.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: EMBEDDED.url,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      args: LAUNCH_ARGUMENTS,
    },
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    // Far from India, so that a date read in the visitor's own zone would show.
    timezoneId: 'America/Los_Angeles',
  },
  webServer: [EMBEDDED, CONFIGURED].map(({ url, command, env }) => ({
    url,
    command,
    env,
    cwd: ROOT,
    reuseExistingServer: false,
    timeout: 120_000,
  })),
});
