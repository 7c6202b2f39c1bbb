import { spawnSync } from 'node:child_process';
import { readSettings } from '#build/settings.ts';
import { FIXTURE_DIST, FIXTURE_ROOT, FIXTURE_TIME } from '../fixtures/site.ts';

// Builds the site from the content of the tests, with its address as the only setting.
const { status } = spawnSync('npx', ['astro', 'build', '--outDir', FIXTURE_DIST], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...readSettings({}),
    SITE_URL: 'https://www.khushparivaar.example',
    CONTENT_ROOT: FIXTURE_ROOT,
    SOURCE_DATE_EPOCH: String(FIXTURE_TIME / 1000),
  },
});
process.exit(status ?? 1);
