import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { editorPolicy } from '../../src/content-tools/editor/policy.ts';
import { htmlErrors } from '../site/html-errors.ts';
import { copyOfProject, npmRun } from './project.ts';

const SITE = { SITE_URL: 'https://www.club.example' };

/** All files of a built site that are text, by path. */
function textsOf(dist: string): Map<string, string> {
  const files = globSync('**/*.{html,js,xml,txt,json,svg}', { cwd: dist }).sort();
  return new Map(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
}

describe('The editor of the published site', () => {
  let top: string;
  let without: Map<string, string>;
  let dist: string;
  let page: string;
  let headers: string;

  beforeAll(async () => {
    top = copyOfProject();
    dist = join(top, 'dist');
    expect((await npmRun(top, ['build'], SITE)).code).toBe(0);
    expect(existsSync(join(dist, 'admin'))).toBe(false);
    expect(existsSync(join(dist, 'admin.html'))).toBe(false);
    without = textsOf(dist);
    expect(readFileSync(join(dist, '_headers'), 'utf8')).not.toContain('/admin');
    const { code, text } = await npmRun(top, ['build'], { ...SITE, EDITOR_REPOSITORY: 'club/website' });
    expect(text).not.toContain('[WARN]');
    expect(code).toBe(0);
    page = readFileSync(join(dist, 'admin/index.html'), 'utf8');
    headers = readFileSync(join(dist, '_headers'), 'utf8');
  }, 120_000);

  it('does not change a byte of any other file', () => {
    const others = [...textsOf(dist)].filter(([file]) => !/^admin[./]/.test(file));
    expect(others).toEqual([...without]);
  });

  it('is nothing that a page, the sitemap or the manifest mentions', () => {
    for (const [file, text] of without) expect(/["/]admin["/<.]/.exec(text), file).toBe(null);
  });

  it('is not for search engines', () => {
    expect(page).toContain('<meta name="robots" content="noindex">');
  });

  it('has valid HTML', async () => {
    expect(await htmlErrors(join(dist, 'admin/index.html'))).toEqual([]);
  });

  it('is at both addresses of a page', () => {
    expect(readFileSync(join(dist, 'admin.html'), 'utf8')).toBe(page);
  });

  it('has its own policy, in the page and in the headers, and never that of the other pages', () => {
    expect(page).toContain(`content="${editorPolicy(true)}"`);
    const paths = headers.match(/^\/.*$/gm) ?? [];
    const policies = paths.filter((path) =>
      headers.includes(`\n${path}\n  Content-Security-Policy`.replace(/^\n(?=\/\*)/, '')),
    );
    expect(headers).toContain(`/admin\n  Content-Security-Policy: ${editorPolicy(true)}`);
    expect(headers).toContain(`/admin/\n  Content-Security-Policy: ${editorPolicy(true)}`);
    expect(policies).not.toContain('/*');
    expect(policies).toEqual(expect.arrayContaining(['/', '/trips', '/trips/', '/privacy-policy']));
  });

  it('finds its script and loads nothing from another host', () => {
    const [, script = ''] = /<script type="module" src="\/([^"]+)"/.exec(page) ?? [];
    expect(existsSync(join(dist, script))).toBe(true);
    expect(readFileSync(join(dist, script), 'utf8')).not.toContain(
      'cdn.jsdelivr.net/fontsource/fonts/material',
    );
  });

  it('signs in with a token and makes a draft of every change', () => {
    const [, text = '{}'] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(text)).toMatchObject({
      backend: { name: 'github', repo: 'club/website', branch: 'main', auth_methods: ['token'] },
      publish_mode: 'editorial_workflow',
    });
  });
});
