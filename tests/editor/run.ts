import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { freePort } from '../free-port.ts';
import { copyProjectTo } from '../project-copy.ts';
import { PROJECT } from './project.ts';

// The dev server shows a copy of the project, so that the tests may change its content.
rmSync(PROJECT, { recursive: true, force: true });
mkdirSync(PROJECT, { recursive: true });
copyProjectTo(PROJECT);

const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tests/editor/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, EDITOR_PORT: String(await freePort()) },
  },
);
process.exit(status ?? 1);
