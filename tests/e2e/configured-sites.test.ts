import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { test } from 'playwright/test';
import { FIXTURE_ROOT } from '../fixtures/site.ts';
import { distOf, SETTINGS, YOUTUBE_ID } from './sites.ts';

// One after the other: the builds of a project share the folder `.astro`.
test.describe.configure({ mode: 'default' });

for (const [site, env] of [
  ['answered', { NETLIFY: 'true' }],
  ['unanswered', { NETLIFY: 'true', CALLBACK_URL: '' }],
] as const) {
  test(`The configured site "${site}" can be built`, async () => {
    test.setTimeout(300_000);
    // Astro keeps the answers of the trips server for each root.
    const root = `.cache/e2e/${site}-root`;
    rmSync(root, { recursive: true, force: true });
    cpSync(`${FIXTURE_ROOT}/content`, `${root}/content`, { recursive: true });
    const youtubeId = `https://youtu.be/${YOUTUBE_ID}?si=abcdefghijklmnop`;
    const hero = `${root}/content/landing/hero.json`;
    const { video, ...texts } = JSON.parse(readFileSync(hero, 'utf8')) as { video: object };
    writeFileSync(hero, JSON.stringify({ ...texts, video: { ...video, youtubeId } }, null, 2));
    await promisify(execFile)('npx', ['astro', 'build', '--outDir', distOf(site)], {
      env: {
        ...process.env,
        ...SETTINGS,
        // As a person pastes them.
        SITE_URL: `${SETTINGS.SITE_URL}/`,
        TRIPS_SERVER_URL: ` ${SETTINGS.TRIPS_SERVER_URL}/`,
        CALLBACK_URL: `${SETTINGS.CALLBACK_URL} `,
        ...env,
        CONTENT_ROOT: root,
        TRIPS_ANSWER: site === 'answered' ? 'yes' : 'no',
        NODE_OPTIONS: `--import=${new URL('answer-build.ts', import.meta.url)}`,
      },
    });
  });
}
