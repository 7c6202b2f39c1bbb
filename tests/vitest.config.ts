import { defineConfig } from 'vitest/config';
import { FIXTURE_ROOT } from './fixtures/site.ts';

/** Tests that know no other content than that of the tests. */
const project = (name: string, include: string[], timeout = 5000) => ({
  test: {
    name,
    include: include.map((files) => `tests/${files}.test.ts`),
    env: { CONTENT_ROOT: FIXTURE_ROOT },
    testTimeout: timeout,
    hookTimeout: timeout,
  },
});

/**
 * `unit` and `content` need nothing but the source; `site` and `hosting` read the site that is built from the
 * content of the tests, `hosting` needs nginx and Caddy; `worker` needs the packages beside the worker.
 * `specification` alone reads `content/`, and is no part of `npm test`.
 */
export default defineConfig({
  test: {
    projects: [
      project('unit', ['unit/**/*', 'receiver/{csv,sheet}']),
      project('content', ['content/**/*'], 60_000),
      project('site', ['site/**/*'], 30_000),
      project('hosting', ['hosting/**/*'], 30_000),
      project('worker', ['receiver/worker'], 60_000),
      project('specification', ['specification/**/*']),
    ],
  },
});
