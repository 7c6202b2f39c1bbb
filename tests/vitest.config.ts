import { defineConfig } from 'vitest/config';

/**
 * `unit` needs nothing but the source; `content` makes copies of `content/`; `site` reads the built `dist/`;
 * `specification` holds the words that the specification prescribes, in content/; `hosting` builds the site
 * itself and needs nginx and Caddy; `worker` needs the packages beside the worker.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'specification', include: ['tests/specification/**/*.test.ts'] } },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
      {
        test: {
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          globalSetup: 'tests/hosting/build.ts',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
