import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { FIXTURE_ROOT } from '../fixtures/site.ts';
import { freePort } from '../free-port.ts';
import { PROJECT } from './project.ts';

// The dev server shows a copy of the project with the content of the tests, so that these may change it.
rmSync(PROJECT, { recursive: true, force: true });
mkdirSync(join(PROJECT, 'node_modules'), { recursive: true });
// The packages of the worker are left out.
const filter = (path: string) => basename(path) !== 'node_modules';
for (const part of ['astro.config.mjs', 'package.json', 'tsconfig.json', 'public', 'src'])
  cpSync(part, join(PROJECT, part), { recursive: true, filter });
cpSync(join(FIXTURE_ROOT, 'content'), join(PROJECT, 'content'), { recursive: true });
// The packages one by one, so that the caches beside them stay each project's own. That of the forms is copied,
// because the dev server serves no file outside the project.
for (const name of readdirSync('node_modules').filter((entry) => !/^\.(?!bin$)/.test(entry))) {
  const [from, to] = [resolve('node_modules', name), join(PROJECT, 'node_modules', name)];
  if (name === '@sveltia') cpSync(from, to, { recursive: true });
  else symlinkSync(from, to);
}

const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tests/editor/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, CONTENT_ROOT: FIXTURE_ROOT, EDITOR_PORT: String(await freePort()) },
  },
);
process.exit(status ?? 1);
