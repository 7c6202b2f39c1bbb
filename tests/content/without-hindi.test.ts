import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyOfProject, npmRun } from './project.ts';

describe('A site without content/hi/', () => {
  let dist: string;

  beforeAll(async () => {
    const top = copyOfProject();
    rmSync(join(top, 'content/hi'), { recursive: true, force: true });
    const { code, text } = await npmRun(top, ['build'], { SITE_URL: 'https://www.club.example' });
    expect(text).not.toContain('[WARN]');
    expect(code).toBe(0);
    dist = join(top, 'dist');
  }, 120_000);

  it('has no Hindi page', () => {
    expect(existsSync(join(dist, 'index.html'))).toBe(true);
    expect(globSync('hi{,.html,/**}', { cwd: dist })).toEqual([]);
  });

  it('has no trace of another language on any page', () => {
    for (const file of globSync('**/*.{html,xml}', { cwd: dist })) {
      const text = readFileSync(join(dist, file), 'utf8');
      expect(text, file).not.toMatch(/hreflang="|[\u0900-\u097F]|class="language-link/);
    }
  });

  it('has no font for another script', () => {
    const pages = globSync('**/*.html', { cwd: dist }).map((file) => readFileSync(join(dist, file), 'utf8'));
    const fonts = globSync('_astro/fonts/*.woff2', { cwd: dist });
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter((font) => !pages.some((page) => page.includes(font)))).toEqual([]);
  });
});
