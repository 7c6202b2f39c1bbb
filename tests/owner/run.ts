import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProjectTo } from '../project-copy.ts';
import { replaceContent } from './replace-content.ts';

// Acts as an owner who replaces everything in content/, and runs the tests on that site. With arguments it
// runs that npm script alone: npm run test:owner -- test:unit trip
const TOP = '.cache/owner';
const [script, ...filters] = process.argv.slice(2);
const PARTS = [
  '.env.example',
  '.gitattributes',
  '.github',
  '.gitignore',
  '.prettierignore',
  'LICENSE',
  'package-lock.json',
  'README.md',
  'tests',
];
const SCRIPTS = ['check:content', 'test:unit', 'test:content', 'test:build', 'test:site', 'test:e2e'];

rmSync(TOP, { recursive: true, force: true });
mkdirSync(TOP, { recursive: true });
copyProjectTo(TOP);
for (const part of PARTS) cpSync(part, join(TOP, part), { recursive: true });
await replaceContent(TOP);

const failed = (script ? [[script, '--', ...filters]] : SCRIPTS.map((name) => [name])).filter(
  (args) => spawnSync('npm', ['run', ...args], { cwd: TOP, stdio: 'inherit' }).status !== 0,
);
console.log(failed.length ? `Failed on the replaced content: ${failed.join(', ')}` : 'All passed.');
process.exitCode = failed.length ? 1 : 0;
