import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { TEST_SITE_URL } from '../site/site-url.ts';
import type { Figure } from './figure.ts';

/**
 * A folder inside the project, so that Node resolves the project's packages, but with a separate Astro cache.
 */
const COPY = '.cache/bench/project';
const COPIED = ['src', 'public', 'content', 'package.json', 'astro.config.mjs', 'tsconfig.json'];
const MORE_PAGES = 200;
const NAME = 'policy-';

/**
 * Builds a project with Astro.
 * @returns the duration in seconds
 * @throws Error if the build fails.
 */
export function buildTime(folder = '.'): number {
  const start = performance.now();
  const env = { SITE_URL: TEST_SITE_URL, ...process.env };
  const { status, stdout } = spawnSync('npx', ['astro', 'build'], { cwd: folder, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}`);
  return (performance.now() - start) / 1000;
}

/** Measures the build time of the site without and with a cache, and the time for each additional page. */
export function measureBuild(): Figure[] {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  try {
    for (const name of COPIED) cpSync(name, `${COPY}/${name}`, { recursive: true });
    const fromNothing = buildTime(COPY);
    const again = buildTime(COPY);
    addLegalPages();
    const withMore = buildTime(COPY);
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
