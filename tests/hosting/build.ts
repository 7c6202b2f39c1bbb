import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { ENVIRONMENT } from './servers.ts';
import { SITE_URL, SITES } from './sites.ts';

/** The programs that the tests need. Their Debian packages have the same names. */
const PROGRAMS = ['nginx', 'caddy'];

/**
 * Builds both sites before all tests.
 * @throws Error that names the missing programs, or with the output of a failed build.
 */
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
    // The pages have only inline styles; this file shows whether a server compresses stylesheets.
    writeFileSync(`${outDir}/probe.css`, 'body { color: black }\n'.repeat(100));
  }
}
