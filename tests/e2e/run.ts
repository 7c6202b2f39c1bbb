import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from '../free-port.ts';
import { findBrowser } from '../../src/artwork/chromium.ts';
import { ENGINE, IS_CHROMIUM } from './engine.ts';

const { path, source } = IS_CHROMIUM ? findBrowser() : { path: '', source: 'Playwright' };
console.log(`Testing with ${path || ENGINE} (from ${source})`);

const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      // The result of a test must not depend on the fonts of the computer.
      FONTCONFIG_FILE: resolve('tests/fonts/bare.conf'),
      CHROMIUM_PATH: path,
      EMBEDDED_PORT: String(await freePort()),
      CONFIGURED_PORT: String(await freePort()),
    },
  },
);
process.exit(status ?? 1);
