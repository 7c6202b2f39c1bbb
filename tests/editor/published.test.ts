import { expect, test } from 'playwright/test';
import { bundleForms, SCRIPT } from '../../src/admin/forms/bundle.ts';
import { formsConfig } from '../../src/admin/forms/config.ts';
import { formsPage } from '../../src/admin/forms/integration.ts';
import { editorPolicy } from '../../src/admin/forms/policy.ts';
import { PROJECT } from './project.ts';

const SITE = 'https://www.club.example';
const MEDIA_TYPES: Record<string, string> = { js: 'text/javascript', woff2: 'font/woff2' };

test('The forms of the published site sign in with a token, and ask GitHub alone', async ({ page }) => {
  const files = await bundleForms();
  const backend = { name: 'github', repo: 'club/website', branch: 'main', auth_methods: ['token'] } as const;
  const config = formsConfig({ backend: { ...backend, auth_methods: ['token'] }, drafts: true, base: '' });
  const body = formsPage(`/admin/${SCRIPT}`, config, editorPolicy(true));
  const hosts = new Set<string>();
  await page.route('**', (route) => {
    const { host, pathname } = new URL(route.request().url());
    hosts.add(host);
    const file = files.get(pathname.replace('/admin/', ''));
    if (host !== 'www.club.example')
      return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
    if (pathname === '/admin') return route.fulfill({ contentType: 'text/html', body });
    if (pathname === '/favicon.svg') return route.fulfill({ path: `${PROJECT}/content/images/logo.svg` });
    if (file === undefined) return route.fulfill({ status: 404 });
    const contentType = MEDIA_TYPES[pathname.split('.').at(-1) ?? ''] ?? '';
    return route.fulfill({ contentType, body: Buffer.from(file) });
  });
  await page.goto(`${SITE}/admin`);
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('github_pat_wrong');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  const expected = ['api.github.com', 'www.club.example', 'www.githubstatus.com'];
  await expect.poll(() => [...hosts].filter(Boolean).sort()).toEqual(expected);
});
