import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { TRIPS_COPY } from '../../src/trips-server/trips-copy.ts';
import { copyProjectTo } from '../project-copy.ts';
import { CONFIGURED_DIST, CONFIGURED_PROJECT, KNOWN_TRIP, SETTINGS, YOUTUBE_ID } from './sites.ts';

const HERO = `${CONFIGURED_PROJECT}/content/landing/hero.json`;

/**
 * Builds the configured site from a copy of the project whose hero has a YouTube video. Its trips server
 * cannot be reached, so the build uses the response of an earlier one.
 */
rmSync(CONFIGURED_PROJECT, { recursive: true, force: true });
mkdirSync(CONFIGURED_PROJECT, { recursive: true });
copyProjectTo(CONFIGURED_PROJECT);
const hero = JSON.parse(readFileSync(HERO, 'utf8')) as { video: { youtubeId: string } };
hero.video.youtubeId = YOUTUBE_ID;
writeFileSync(HERO, JSON.stringify(hero, null, 2));
const tripsCopy = join(CONFIGURED_PROJECT, TRIPS_COPY);
mkdirSync(dirname(tripsCopy), { recursive: true });
writeFileSync(
  tripsCopy,
  JSON.stringify({
    server: SETTINGS.TRIPS_SERVER_URL,
    fetched: new Date().toISOString(),
    response: { trips: [KNOWN_TRIP] },
  }),
);
const { status } = spawnSync('npx', ['astro', 'build', '--outDir', resolve(CONFIGURED_DIST)], {
  cwd: CONFIGURED_PROJECT,
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.exit(status ?? 1);
