import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { ENVIRONMENT } from './servers.ts';
import { SITE_URL, SITES } from './sites.ts';

/** What the tests need besides Node, by the names of programs and of Debian's packages alike. */
const PROGRAMS = ['nginx', 'caddy'];

/** Before all tests: says which server is missing, and builds both sites. */
export function setup(): void {
  const missing = PROGRAMS.filter((program) => spawnSync(program, ['version'], { env: ENVIRONMENT }).error);
  if (missing.length > 0) {
    throw new Error(`Missing: ${missing.join(' and ')}. On Debian: apt-get install ${missing.join(' ')}`);
  }
  for (const { base, root } of SITES) {
    const outDir = `${root}${base}`;
    rmSync(root, { recursive: true, force: true });
    const settings = { SITE_URL, BASE_PATH: base, TRIPS_SERVER_URL: '', CALLBACK_URL: '' };
    const { status, stdout, stderr } = spawnSync('npx', ['astro', 'build', '--outDir', outDir], {
      env: { ...process.env, ...settings, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The site for ${outDir} was not built:\n${stdout}${stderr}`);
    // The site's own styles stand in its pages; this file shows how a server would send others.
    writeFileSync(`${outDir}/probe.css`, 'body { color: black }\n'.repeat(100));
  }
}
