import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { TEST_SITE_URL } from '../site/site-url.ts';
import type { Figure } from './figure.ts';

/**
 * Inside the project, so that the copy finds the packages of the project, but keeps what Astro caches to
 * itself.
 */
const COPY = '.cache/bench/project';
const COPIED = ['src', 'public', 'content', 'package.json', 'astro.config.mjs', 'tsconfig.json'];
const MORE_PAGES = 500;
const NAME = 'policy-';
const RUNS = 2;

/**
 * Builds a project with Astro.
 * @returns how long it took, in seconds
 * @throws Error when the build fails.
 */
export function buildTime(folder = '.'): number {
  const start = performance.now();
  const env = { SITE_URL: TEST_SITE_URL, ...process.env };
  const { status, stdout } = spawnSync('npx', ['astro', 'build'], { cwd: folder, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}`);
  return (performance.now() - start) / 1000;
}

/** How long the site takes to be built, from nothing and again, and what each page more costs. */
export function measureBuild(): Figure[] {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  try {
    for (const name of COPIED) cpSync(name, `${COPY}/${name}`, { recursive: true });
    const fromNothing = buildTime(COPY);
    const again = shortestBuildTime();
    addLegalPages();
    const withMore = shortestBuildTime();
    const built = readdirSync(`${COPY}/dist`, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name.startsWith(NAME),
    ).length;
    if (built !== MORE_PAGES) throw new Error(`${built} of ${MORE_PAGES} added pages were built.`);
    const perPage = ((withMore - again) * 1000) / MORE_PAGES;
    return [
      { what: 'build of the site from nothing', figure: fromNothing, unit: 's' },
      { what: 'build of the site again', figure: again, unit: 's' },
      { what: `build with ${MORE_PAGES} more legal pages`, figure: withMore, unit: 's' },
      { what: 'build of each of these pages', figure: perPage, unit: 'ms' },
    ];
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
}

/** What else the machine does can only make a build longer. */
function shortestBuildTime(): number {
  return Math.min(...Array.from({ length: RUNS }, () => buildTime(COPY)));
}

function addLegalPages(): void {
  const folder = `${COPY}/content/legal`;
  const text = readFileSync(`${folder}/privacy-policy.md`, 'utf8');
  for (let page = 1; page <= MORE_PAGES; page += 1) {
    writeFileSync(`${folder}/${NAME}${page}.md`, text.replace('title: ', `title: ${page} `));
  }
}
