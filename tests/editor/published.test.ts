import { expect, test } from 'playwright/test';
import { bundleEditor } from '../../src/content-tools/editor/bundle.ts';
import { editorConfig } from '../../src/content-tools/editor/config.ts';
import { editorPage } from '../../src/content-tools/editor/page.ts';
import { editorPolicy } from '../../src/content-tools/editor/policy.ts';
import { translatedLanguages } from '../../src/content-model/languages.ts';

const SITE = 'https://www.club.example';
const MEDIA_TYPES: Record<string, string> = { js: 'text/javascript', woff2: 'font/woff2' };

test.describe('The editor of the published site', () => {
  test('signs in with a token, and asks GitHub alone', async ({ page }) => {
    const { entry, files } = await bundleEditor('/admin/');
    const html = editorPage({
      script: `/admin/${entry}`,
      config: editorConfig({
        backend: { name: 'github', repo: 'club/website', branch: 'main', auth_methods: ['token'] },
        drafts: true,
        languages: translatedLanguages,
        base: '',
      }),
      published: true,
      policy: editorPolicy(true),
    });
    const hosts = new Set<string>();
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await page.route('**', (route) => {
      const { host, pathname } = new URL(route.request().url());
      hosts.add(host);
      const file = files.get(pathname.replace('/admin/', ''));
      if (host !== 'www.club.example')
        return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
      if (pathname === '/admin') return route.fulfill({ contentType: 'text/html', body: html });
      if (pathname === '/favicon.svg') return route.fulfill({ path: 'public/favicon.svg' });
      if (file === undefined) return route.fulfill({ status: 404 });
      const contentType = MEDIA_TYPES[pathname.split('.').at(-1) ?? ''] ?? '';
      return route.fulfill({ contentType, body: Buffer.from(file) });
    });
    await page.goto(`${SITE}/admin`);
    await expect(page.getByRole('button', { name: 'Open the Folder of the Website' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox').fill('github_pat_wrong');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect
      .poll(() => [...hosts].sort())
      .toEqual(['api.github.com', 'www.club.example', 'www.githubstatus.com']);
    expect(violations).toEqual([]);
  });
});
