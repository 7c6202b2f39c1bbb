import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { PROJECT } from './project.ts';

const HOST = 'www.club.example';

/** Builds the site with a setting, and returns its folder. */
function build(folder: string, settings: Record<string, string>): string {
  const dist = join(PROJECT, folder);
  const { status, stdout, stderr } = spawnSync('npx', ['astro', 'build', '--outDir', dist], {
    cwd: PROJECT,
    env: { ...process.env, CONTENT_ROOT: '.', BASE_PATH: '/club', ...settings },
    encoding: 'utf8',
  });
  expect({ status, text: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, text: '' });
  return dist;
}

/** The files of a folder with their bytes, without the time at which a calendar file was written. */
function filesIn(dist: string): Map<string, string> {
  const names = globSync('**/*', { cwd: dist }).filter((name) => statSync(join(dist, name)).isFile());
  return new Map(
    names.map((name) => [name, readFileSync(join(dist, name), 'latin1').replace(/^DTSTAMP.*/gm, '')]),
  );
}

test.describe('The published site', () => {
  let dist = '';
  test.beforeAll(() => {
    dist = build('dist-forms', { EDITOR_REPOSITORY: 'club/website', EDITOR_BRANCH: 'next' });
  });

  test('has the forms with EDITOR_REPOSITORY only, and no other page has a byte of them', () => {
    const files = filesIn(dist);
    const without = filesIn(build('dist-plain', {}));
    expect([...without.keys()].filter((name) => name.startsWith('admin'))).toEqual([]);
    expect([...without].filter(([name, bytes]) => files.get(name) !== bytes).map(([name]) => name)).toEqual(
      [],
    );
    const added = [...files.keys()].filter((name) => !without.has(name) && !name.startsWith('_astro/'));
    expect(added.sort()).toEqual(['admin.html', 'admin/index.html']);
    const page = files.get('admin.html') ?? '';
    expect(files.get('admin/index.html')).toBe(page);
    expect(page).toMatch(/^<!doctype html>[^]*"repo":"club\/website","branch":"next"/);
    expect(page.match(/Content-Security-Policy|speculationrules/g)).toHaveLength(1);
  });

  test('signs editors in with a token, and the forms ask GitHub alone', async ({ page }) => {
    const hosts = new Set<string>();
    await page.route('**', (route) => {
      const { host, pathname } = new URL(route.request().url());
      hosts.add(host);
      if (host !== HOST) return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
      const path = join(dist, pathname.replace(/^\/club\//, '').replace(/^admin$/, 'admin.html'));
      return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
    });
    await page.goto(`https://${HOST}/club/admin`);
    await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox').fill('github_pat_wrong');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    const expected = ['api.github.com', HOST, 'www.githubstatus.com'];
    await expect.poll(() => [...hosts].filter(Boolean).sort()).toEqual(expected);
  });
});
