import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { edit, expireIn, moveTripsToNextYear } from './copy.ts';
import { copyOfProject, npmRun, start } from './project.ts';

const SITE = 'content/site.json';
const STACK_TRACE = /^ +at .+:\d+/m;
/** Targets that no server can decode. */
const UNREADABLE_TARGETS = ['/%', '/%ff', '/hi/%zz?a=1', '//['];

describe('npm run build', () => {
  it('ends with the message of the check and nothing else where there is a mistake', async () => {
    const top = copyOfProject();
    edit(top, SITE, '"tagline"', '"taglin"');
    const { code, text } = await npmRun(top, ['build']);
    expect(code).not.toBe(0);
    expect(text).toMatch(
      /site\.json, line \d+: taglin\n.*not a known name.*\n.*"tagline"\?\n\nThere is 1 mistake/,
    );
    expect(text).not.toMatch(STACK_TRACE);
    expect(text).not.toMatch(/\[(ERROR|content|build)\]/);
    expect(existsSync(join(top, 'dist'))).toBe(false);
  });

  it('writes nothing with LAUNCH=yes as long as anything is open', async () => {
    const top = copyOfProject();
    const { code, text } = await npmRun(top, ['build'], { LAUNCH: 'yes', SITE_URL: 'http://localhost:4321' });
    expect(code).not.toBe(0);
    expect(text).toMatch(/Nothing was built, because \d+ points are open:\n\n {2}- /);
    expect(text).toMatch(/setting SITE_URL is http:\/\/localhost:4321, which no visitor can reach/);
    expect(text).not.toMatch(STACK_TRACE);
    expect(existsSync(join(top, 'dist'))).toBe(false);
  });
});

/** Starts a server on a port, and stops it after the steps. `says` waits until it has printed something. */
async function serve(
  top: string,
  command: 'preview' | 'dev',
  steps: (says: (words: RegExp) => Promise<void>, get: (path: string) => Promise<Response>) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const { child, text } = start(top, [command, '--', '--port', String(port)]);
  const says = (words: RegExp) =>
    vi.waitFor(() => expect(text()).toMatch(words), { timeout: 60_000, interval: 200 });
  try {
    await steps(says, (path) => fetch(`http://localhost:${port}${path}`));
    expect(child.exitCode).toBeNull();
    expect(text()).not.toMatch(STACK_TRACE);
  } finally {
    if (child.pid) process.kill(-child.pid);
  }
}

describe('npm run preview', () => {
  it('answers targets that no server can decode with 404, and logs no stack', async () => {
    const top = copyOfProject();
    mkdirSync(join(top, 'dist'));
    await serve(top, 'preview', async (says, get) => {
      await says(/Local/);
      for (const path of [...UNREADABLE_TARGETS, '/a%2fb', '/%00'])
        expect((await get(path)).status, path).toBe(404);
    });
  });
});

describe('npm run dev', () => {
  it('waits until a mistake is corrected, names a later one, and goes on', async () => {
    const top = copyOfProject();
    expireIn(100, join(top, SITE));
    moveTripsToNextYear(join(top, 'content/trips/upcoming.json'));
    edit(top, SITE, '"tagline": "', '"tagline": “');
    await serve(top, 'dev', async (says, get) => {
      await says(/There is a mistake in[^]*The site starts automatically/);
      edit(top, SITE, '“', '"');
      await says(/watching for file changes/);
      edit(top, SITE, /"email": ".*"/, '"email": "x"');
      await says(/contact, email\n.*not an email address/);
      edit(top, SITE, '"email": "x"', '"email": "hello@club.example"');
      await says(/All is well in content\//);
      expect(await (await get('/trips')).text()).toContain('hello@club.example');
      for (const path of UNREADABLE_TARGETS) expect((await get(path)).status, path).toBe(404);
    });
  });
});
