import { spawnSync } from 'node:child_process';
import { FIXTURE_DIST, FIXTURE_ROOT, FIXTURE_TIME } from '../fixtures/site.ts';
import { TEST_SITE_URL } from './site-url.ts';

// Builds the site into `dist/` as an owner would who has set its address, and from the content of the tests.
for (const [outDir, env] of [
  ['dist', {}],
  [FIXTURE_DIST, { CONTENT_ROOT: FIXTURE_ROOT, SOURCE_DATE_EPOCH: String(FIXTURE_TIME / 1000) }],
] as const) {
  const { status } = spawnSync('npx', ['astro', 'build', '--outDir', outDir], {
    stdio: 'inherit',
    env: { SITE_URL: TEST_SITE_URL, ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}
