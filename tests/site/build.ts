import { spawnSync } from 'node:child_process';
import { TEST_SITE_URL } from './site-url.ts';

// Builds the site into `dist/` as an owner would who has set its address.
const { status } = spawnSync('npx', ['astro', 'build'], {
  stdio: 'inherit',
  env: { SITE_URL: TEST_SITE_URL, ...process.env },
});
process.exit(status ?? 1);
