import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { copyProjectTo } from '../project-copy.ts';
import { TEST_SITE_URL } from '../site/site-url.ts';
import type { Figure } from './figure.ts';

const COPY = '.cache/bench/project';

/** Builds a project with Astro, and returns the duration in seconds. */
export async function buildTime(cwd = '.'): Promise<number> {
  const start = performance.now();
  const env = { SITE_URL: TEST_SITE_URL, ...process.env };
  await promisify(execFile)('npx', ['astro', 'build'], { cwd, env });
  return (performance.now() - start) / 1000;
}

/** Measures the build time of the site without and with a cache, in a copy of the project. */
export async function measureBuild(): Promise<Figure[]> {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  copyProjectTo(COPY);
  try {
    return [
      { what: 'build of the site without a cache', figure: await buildTime(COPY), unit: 's' },
      { what: 'build of the site with a cache', figure: await buildTime(COPY), unit: 's' },
    ];
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
}
