import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { copyProjectTo } from '../project-copy.ts';
import { TEST_SITE_URL } from '../site/site-url.ts';
import type { Figure } from './figure.ts';

const COPY = '.cache/bench/project';
const MORE_PAGES = 200;
const NAME = 'policy-';

/**
 * Builds a project with Astro.
 * @param options command line options
 * @returns the duration in seconds
 * @throws Error if the build fails.
 */
export async function buildTime(cwd = '.', options: string[] = [], settings = {}): Promise<number> {
  const start = performance.now();
  const env = { SITE_URL: TEST_SITE_URL, ...process.env, ...settings };
  await promisify(execFile)('npx', ['astro', 'build', ...options], { cwd, env });
  return (performance.now() - start) / 1000;
}

/** Measures the build time of the site without and with a cache, and the time for each additional page. */
export async function measureBuild(): Promise<Figure[]> {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  copyProjectTo(COPY);
  try {
    const fromNothing = await buildTime(COPY);
    const again = await buildTime(COPY);
    addLegalPages();
    const withMore = await buildTime(COPY);
    const built = readdirSync(`${COPY}/dist`, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name.startsWith(NAME),
    ).length;
    if (built !== MORE_PAGES) throw new Error(`${built} of ${MORE_PAGES} added pages were built.`);
    const perPage = ((withMore - again) * 1000) / MORE_PAGES;
    return [
      { what: 'build of the site without a cache', figure: fromNothing, unit: 's' },
      { what: 'build of the site with a cache', figure: again, unit: 's' },
      { what: `build with ${MORE_PAGES} additional legal pages`, figure: withMore, unit: 's' },
      { what: 'build of each additional page', figure: perPage, unit: 'ms' },
    ];
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
}

function addLegalPages(): void {
  const folder = `${COPY}/content/legal`;
  const text = readFileSync(`${folder}/privacy-policy.md`, 'utf8');
  for (let page = 1; page <= MORE_PAGES; page += 1) {
    writeFileSync(`${folder}/${NAME}${page}.md`, text.replace('title: ', `title: ${page} `));
  }
}
