import { expect, test, type Page } from 'playwright/test';
import { bundleEditor } from '../../src/content-tools/editor/bundle.ts';
import { editorConfig } from '../../src/content-tools/editor/config.ts';
import { editorPage } from '../../src/content-tools/editor/page.ts';
import { editorPolicy } from '../../src/content-tools/editor/policy.ts';
import { translatedLanguages } from '../../src/content-model/languages.ts';
import { FakeGitHub } from './github.ts';

const SITE = 'https://www.club.example';
const MEDIA_TYPES: Record<string, string> = { js: 'text/javascript', woff2: 'font/woff2' };

/** Serves the published editor, without any other host. */
async function serveEditor(page: Page): Promise<void> {
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
  await page.route('**', (route) => {
    const { host, pathname } = new URL(route.request().url());
    const file = files.get(pathname.replace('/admin/', ''));
    if (host !== 'www.club.example')
      return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
    if (pathname === '/admin') return route.fulfill({ contentType: 'text/html', body: html });
    if (pathname === '/favicon.svg') return route.fulfill({ path: 'content/images/logo.svg' });
    if (file === undefined) return route.fulfill({ status: 404 });
    const contentType = MEDIA_TYPES[pathname.split('.').at(-1) ?? ''] ?? '';
    return route.fulfill({ contentType, body: Buffer.from(file) });
  });
}

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test.describe('The editor of the published site', () => {
  test('signs in with a token, and asks GitHub alone', async ({ page }) => {
    const hosts = new Set<string>();
    const violations: string[] = [];
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await serveEditor(page);
    await page.goto(`${SITE}/admin`);
    await expect(page.getByRole('button', { name: 'Open the Folder of the Website' })).toHaveCount(0);
    await signIn(page, 'github_pat_wrong');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect
      .poll(() => [...hosts].filter(Boolean).sort())
      .toEqual(['api.github.com', 'www.club.example', 'www.githubstatus.com']);
    expect(violations).toEqual([]);
  });

  test('keeps a draft that gets another title', async ({ page }) => {
    const draft = (title: string) =>
      `---\ntitle: ${title}\ndescription: How you get your money back.\nupdated: 2026-01-31\n---\n\n## Refunds\n\nWe pay.\n`;
    const github = new FakeGitHub(draft('Refund policy'));
    await serveEditor(page);
    await github.serve(page);
    await page.goto(`${SITE}/admin`);
    await signIn(page, 'github_pat_right');
    const open = async () => {
      await expect(page.getByText('Legal texts').first()).toBeVisible();
      await page.evaluate(() => (location.hash = '#/collections/legal/entries/refund-policy'));
      await expect(page.getByRole('button', { name: 'Draft' })).toBeVisible();
    };
    await open();
    const title = page.locator('[data-key-path="title"] input').first();
    await expect(async () => {
      await title.fill('Money back');
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled({ timeout: 2000 });
    }).toPass();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => github.branches).toEqual(['cms/legal/refund-policy']);
    expect([...github.files]).toEqual([['content/legal/refund-policy.md', draft('Money back')]]);
    await page.reload();
    await open();
    await expect(title).toHaveValue('Money back');
  });
});
