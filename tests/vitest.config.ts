import { defineConfig } from 'vitest/config';
import { FIXTURE_DIST } from './fixtures/site.ts';

/**
 * `unit` needs nothing but the source; `content` makes copies of `content/`; `site` reads the site that is
 * built from the content of the tests; `specification` holds the words that the specification prescribes, in
 * `content/`; `hosting` reads the same site as `site`, and needs nginx and Caddy; `worker` needs the packages
 * beside the worker.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts', 'tests/receiver/{csv,sheet}.test.ts'] } },
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'specification', include: ['tests/specification/**/*.test.ts'] } },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          env: { DIST: FIXTURE_DIST },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'worker',
          include: ['tests/receiver/worker.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
