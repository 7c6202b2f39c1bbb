import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { FIXTURE_ROOT } from './fixtures/site.ts';

/** Names the files and tests that have failed once more, below everything else. */
const lastLines: Reporter = {
  onTestRunEnd(files) {
    for (const file of files.filter((each) => !each.ok())) {
      const titles = [...file.children.allTests('failed')].map(({ fullName }) => fullName);
      console.log([`✗ ${file.relativeModuleId}`, ...titles].join('\n    '));
    }
  },
};

/** Tests that only use the content of the tests. Their timeouts only end hanging tests. */
function project(
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  const files = include.map((pattern) => `tests/${pattern}.test.ts`);
  const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };
  return { test: { name, include: files, env: { CONTENT_ROOT: FIXTURE_ROOT }, ...timeouts, ...options } };
}

/** Files that only read share what they import, which takes longer than their tests. */
const READING = { isolate: false };

/**
 * `unit` and `content` need nothing but the source; `site` and `hosting` read the site that is built from the
 * content of the tests, `hosting` needs nginx and Caddy; `worker` needs the packages beside the worker.
 * `specification` alone reads `content/`, and is no part of `npm test`; `old-browsers` needs the site and the
 * packages in its folder.
 */
export default defineConfig({
  test: {
    reporters: ['default', lastLines],
    projects: [
      project('unit', ['unit/**/*', 'receiver/{csv,sheet}'], { setupFiles: 'tests/unit/fuzz.ts' }),
      project('content', ['content/**/*'], READING),
      project('site', ['site/**/*'], READING),
      project('hosting', ['hosting/**/*']),
      project('worker', ['receiver/worker']),
      project('specification', ['specification/**/*']),
      project('old-browsers', ['old-browsers/**/*']),
    ],
  },
});
