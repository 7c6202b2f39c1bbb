import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { edit } from './copy.ts';
import { copyOfProject, npmRun } from './project.ts';

let dist: string;

/**
 * Builds a site in English only, with five mentors and one testimonial. The first mentor and the shared
 * picture are a small photograph.
 */
beforeAll(async () => {
  const top = copyOfProject();
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } });
  writeFileSync(join(top, 'content/images/small.png'), await picture.png().toBuffer());
  edit(top, 'content/landing/mentors.json', /images\/[^"]+/, 'images/small.png');
  edit(top, 'content/site.json', /(?<="image": "\.\/)images\/[^"]+/, 'images/small.png');
  for (const [name, count] of [
    ['mentors', 5],
    ['feedbacks', 1],
  ] as const) {
    const file = join(top, `content/landing/${name}.json`);
    const section = JSON.parse(readFileSync(file, 'utf8')) as { items: unknown[] };
    writeFileSync(file, JSON.stringify({ ...section, items: section.items.slice(0, count) }));
  }
  rmSync(join(top, 'content/hi'), { recursive: true, force: true });
  const { code, text } = await npmRun(top, ['build'], { SITE_URL: 'https://www.club.example' });
  expect(text).not.toContain('[WARN]');
  expect(code).toBe(0);
  dist = join(top, 'dist');
}, 120_000);

describe('A site without content/hi/', () => {
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

describe('A site with other numbers of people', () => {
  const section = (id: string) =>
    new JSDOM(readFileSync(join(dist, 'index.html'), 'utf8')).window.document.getElementById(id);

  it('shows five mentors as three and two where four would leave one alone', () => {
    expect(section('_mentors')?.querySelectorAll('li img')).toHaveLength(5);
    expect(section('_mentors')?.querySelector('ul')?.classList).toContain('three');
  });

  it('shows one testimonial without a carousel', () => {
    expect(section('_feedbacks')?.querySelectorAll('blockquote')).toHaveLength(1);
    expect(section('_feedbacks')?.querySelector('astro-island, button, [role=group], [tabindex]')).toBeNull();
  });
});

describe('A small photograph in place of a drawing', () => {
  const head = (name: string) =>
    new JSDOM(readFileSync(join(dist, 'index.html'), 'utf8')).window.document
      .querySelector(`meta[property="og:image${name}"]`)
      ?.getAttribute('content');

  it('keeps the shape of its place at every width', async () => {
    const { document } = new JSDOM(readFileSync(join(dist, 'index.html'), 'utf8')).window;
    const picture = document.querySelector('#_mentors picture');
    const image = picture?.querySelector('img');
    const shape = Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'));
    const candidates = picture?.querySelector('source')?.getAttribute('srcset')?.split(', ') ?? [];
    expect(candidates.length).toBeGreaterThan(1);
    for (const candidate of [...candidates, image?.getAttribute('src') ?? '']) {
      const { width, height } = await sharp(join(dist, candidate.split(' ')[0] ?? '')).metadata();
      expect(width / height).toBeCloseTo(shape, 1);
    }
  });

  it('is shared in the size that it is said to have', async () => {
    const { width, height } = await sharp(join(dist, new URL(head('') ?? '').pathname)).metadata();
    expect([head(':width'), head(':height')]).toEqual([String(width), String(height)]);
    expect(width / height).toBeCloseTo(1200 / 630, 2);
  });
});
