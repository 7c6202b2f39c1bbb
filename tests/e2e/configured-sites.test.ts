import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { FIXTURE_ROOT } from '../fixtures/site.ts';
import { distOf, SERVER_TRIP, SERVER_TRIP_WITH_FILE, SETTINGS, YOUTUBE_ID } from './sites.ts';

// One after the other: the builds of a project share the folder `.astro`.
test.describe.configure({ mode: 'default' });

/** Builds a configured site, whose trips server answers with a text, and returns the report of the build. */
async function build(name: string, outDir: string, answer: string, env: NodeJS.ProcessEnv): Promise<string> {
  test.setTimeout(300_000);
  // Astro keeps the answers of the trips server for each root.
  const root = `.cache/e2e/${name}-root`;
  rmSync(root, { recursive: true, force: true });
  cpSync(`${FIXTURE_ROOT}/content`, `${root}/content`, { recursive: true });
  const youtubeId = `https://youtu.be/${YOUTUBE_ID}?si=abcdefghijklmnop`;
  const hero = `${root}/content/landing/hero.json`;
  const { video, ...texts } = JSON.parse(readFileSync(hero, 'utf8')) as { video: object };
  writeFileSync(hero, JSON.stringify({ ...texts, video: { ...video, youtubeId } }, null, 2));
  const { stdout, stderr } = await promisify(execFile)('npx', ['astro', 'build', '--outDir', outDir], {
    env: {
      ...process.env,
      ...SETTINGS,
      // In the form in which a person pastes them.
      SITE_URL: `${SETTINGS.SITE_URL}/`,
      TRIPS_SERVER_URL: ` ${SETTINGS.TRIPS_SERVER_URL}/`,
      CALLBACK_URL: `${SETTINGS.CALLBACK_URL} `,
      ...env,
      CONTENT_ROOT: root,
      TRIPS_ANSWER: answer,
      NODE_OPTIONS: `--import=${new URL('answer-build.ts', import.meta.url)}`,
    },
  });
  return stdout + stderr;
}

test('The configured site "answered" can be built, and names what has no partner', async () => {
  const answer = JSON.stringify({ trips: [SERVER_TRIP, SERVER_TRIP_WITH_FILE] });
  const report = await build('answered', distOf('answered'), answer, { NETLIFY: 'true' });
  const lines = report.split('\n').filter((line) => line.includes('trips server'));
  expect(lines.sort()).toEqual([
    expect.stringMatching(
      `^The trip "${SERVER_TRIP.title}" of the trips server has no page and no translation`,
    ),
    ...['lamps', 'mangoes', 'palaces-.*', 'tea-hills-in-the-mist'].map((file) =>
      expect.stringMatching(`^content/upcoming/${file}.json is not offered: the trips server lists no trip`),
    ),
  ]);
});

test('The configured site "empty" can be built', async () => {
  await build('empty', distOf('empty'), '{"trips":[]}', { NETLIFY: 'true', CALLBACK_URL: '' });
});

test('A build without an answer of the trips server stops with a message, and keeps the site of before', async () => {
  const outDir = '.cache/e2e/kept';
  const page = `${outDir}/trips/index.html`;
  cpSync(distOf('answered'), outDir, { recursive: true });
  const before = readFileSync(page, 'utf8');
  await expect(build('unanswered', outDir, '', {})).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${SETTINGS.TRIPS_SERVER_URL}/trips/upcoming could not be reached.`),
  });
  expect(readFileSync(page, 'utf8')).toBe(before);
});
