import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const PARTS = ['astro.config.mjs', 'package.json', 'tsconfig.json', 'content', 'public', 'src'];

/** Copies the project into an existing empty folder, with links to the installed packages. */
export function copyProjectTo(top: string): void {
  // The packages of the worker are left out.
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const part of PARTS) cpSync(part, join(top, part), { recursive: true, filter });
  // The packages one by one, so that the caches beside them stay each project's own.
  mkdirSync(join(top, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (/^\.(?!bin$)/.test(name)) continue;
    symlinkSync(resolve('node_modules', name), join(top, 'node_modules', name));
  }
}
