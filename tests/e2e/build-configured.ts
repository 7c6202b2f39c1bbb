import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { FIXTURE_ROOT } from '../fixtures/site.ts';
import { CONFIGURED_DIST, CONFIGURED_ROOT, UNANSWERED_DIST, YOUTUBE_ID } from './sites.ts';

const HERO = `${CONFIGURED_ROOT}/content/landing/hero.json`;

/**
 * Builds the configured site, whose hero has a YouTube video: once as Netlify does, with a trips server that
 * fails and without a receiver of callback requests, and once with an answer of the server, which
 * `answer-build.ts` gives in its place.
 */
rmSync(CONFIGURED_ROOT, { recursive: true, force: true });
cpSync(`${FIXTURE_ROOT}/content`, `${CONFIGURED_ROOT}/content`, { recursive: true });
const hero = JSON.parse(readFileSync(HERO, 'utf8')) as { video: { youtubeId: string } };
hero.video.youtubeId = YOUTUBE_ID;
writeFileSync(HERO, JSON.stringify(hero, null, 2));
for (const [answer, outDir] of [
  ['no', UNANSWERED_DIST],
  ['yes', CONFIGURED_DIST],
] as const) {
  // Without `--force` a build would keep the trips of an earlier answer.
  const { status } = spawnSync('npx', ['astro', 'build', '--force', '--outDir', outDir], {
    env: {
      ...process.env,
      TRIPS_ANSWER: answer,
      ...(answer === 'no' && { NETLIFY: 'true', CALLBACK_URL: '' }),
      NODE_OPTIONS: `--import=${new URL('answer-build.ts', import.meta.url)}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}
