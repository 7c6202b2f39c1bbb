import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyProjectTo } from '../project-copy.ts';
import { CONFIGURED_DIST, CONFIGURED_PROJECT, YOUTUBE_ID } from './sites.ts';

const HERO = `${CONFIGURED_PROJECT}/content/landing/hero.json`;

/**
 * Builds the configured site from a copy of the project whose hero has a YouTube video. `answer-build.ts`
 * answers in place of its trips server.
 */
rmSync(CONFIGURED_PROJECT, { recursive: true, force: true });
mkdirSync(CONFIGURED_PROJECT, { recursive: true });
copyProjectTo(CONFIGURED_PROJECT);
const hero = JSON.parse(readFileSync(HERO, 'utf8')) as { video: { youtubeId: string } };
hero.video.youtubeId = YOUTUBE_ID;
writeFileSync(HERO, JSON.stringify(hero, null, 2));
const { status } = spawnSync('npx', ['astro', 'build', '--outDir', resolve(CONFIGURED_DIST)], {
  cwd: CONFIGURED_PROJECT,
  env: { ...process.env, NODE_OPTIONS: `--import=${new URL('answer-build.ts', import.meta.url)}` },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.exit(status ?? 1);
