import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '../free-port.ts';
import { CHROMIUM } from './chromium.ts';
import { IS_CHROMIUM } from './engine.ts';

if (IS_CHROMIUM && !existsSync(CHROMIUM.executablePath)) {
  console.log('There is no Chromium here. Installing one …');
  const install =
    'npx playwright install chromium || (apt-get update && apt-get install -y chromium-headless-shell)';
  spawnSync(install, { shell: true, stdio: 'inherit' });
}

const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      // The result of a test must not depend on the fonts of the computer.
      FONTCONFIG_FILE: resolve('tests/fonts/bare.conf'),
      E2E_PORT: String(await freePort()),
    },
  },
);
// The last line of a red run, below the names of its tests.
if (status !== 0)
  console.log('test:e2e failed. To run one test alone: npm run test:e2e -- <file> -g "<title>"');
process.exit(status ?? 1);
