import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { FIXTURE_ROOT } from './fixtures/site.ts';

/** Tests that know no other content than that of the tests. */
function project(
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  const files = include.map((pattern) => `tests/${pattern}.test.ts`);
  return { test: { name, include: files, env: { CONTENT_ROOT: FIXTURE_ROOT }, ...options } };
}

/** Files that only read share what they import, which takes longer than their tests. */
const READING = { isolate: false, testTimeout: 60_000 };
const SERVING = { testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * `unit` and `content` need nothing but the source; `site` and `hosting` read the site that is built from the
 * content of the tests, `hosting` needs nginx and Caddy; `worker` needs the packages beside the worker.
 * `specification` alone reads `content/`, and is no part of `npm test`; `old-browsers` needs the site and the
 * packages in its folder.
 */
export default defineConfig({
  test: {
    projects: [
      project('unit', ['unit/**/*', 'receiver/{csv,sheet}']),
      project('content', ['content/**/*'], READING),
      project('site', ['site/**/*'], READING),
      project('hosting', ['hosting/**/*'], SERVING),
      project('worker', ['receiver/worker'], SERVING),
      project('specification', ['specification/**/*']),
      project('old-browsers', ['old-browsers/**/*'], SERVING),
    ],
  },
});
