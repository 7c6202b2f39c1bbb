import { describe, expect, it } from 'vitest';
import { DIST, htmlOf, open, PAGES, ROUTES } from './dist.ts';
import { htmlErrors } from './html-errors.ts';

const titles = ROUTES.map((route) => open(route).title);

describe.each(ROUTES)('The page %s', (route) => {
  const page = open(route);
  const outerHTML = (selector: string) =>
    [...page.querySelectorAll(selector)].map((found) => found.outerHTML);

  it('is valid HTML', async () => {
    expect(await htmlErrors(`${DIST}/${PAGES.get(route)}`)).toEqual([]);
  });

  it('has no mail address that Cloudflare would replace', () => {
    const html = htmlOf(route).replace(
      /<(script|style)[^]*?<\/\1>|<!--email_off-->[^]*?<!--\/email_off-->/g,
      '',
    );
    expect(html.match(/mailto:|[\w.-]+@[\w-]+\.\w+/g)).toBeNull();
    expect(htmlOf(route)).toMatch(/<!--email_off--><a [^>]*href="mailto:/);
  });

  it('has a title of its own, and a description that search engines show whole', () => {
    expect(titles.filter((title) => title === page.title)).toHaveLength(1);
    const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('lets an on-screen keyboard make it lower, so that it covers no field', () => {
    const viewport = page.querySelector('meta[name=viewport]')?.getAttribute('content');
    expect(viewport).toBe('width=device-width, initial-scale=1, interactive-widget=resizes-content');
  });

  it('has one h1, no heading that skips a level, and one header, main and footer', () => {
    const levels = [...page.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    const landmarks = [...page.body.children].map(({ localName }) => localName);
    for (const name of ['header', 'main', 'footer'])
      expect(landmarks.filter((found) => found === name)).toHaveLength(1);
  });

  it('has pictures with a size and a description, and loads those of its first section only', () => {
    expect(page.images.length).toBeGreaterThan(0);
    expect(outerHTML('img:not([alt][width][height])')).toEqual([]);
    expect(outerHTML('main > :first-child img:first-of-type[loading=lazy]')).toEqual([]);
    expect(outerHTML('main > :not(:first-child) img:not([loading=lazy])')).toEqual([]);
  });

  it('has no style or event attribute, no code of the islands and no stylesheet that it waits for', () => {
    expect(outerHTML('[style]:not(astro-island *), [onclick], [onload]')).toEqual([]);
    expect(outerHTML('link[rel=stylesheet]:not([media=print])')).toEqual([]);
    expect(htmlOf(route)).not.toContain('customElements.define(');
  });

  it('has the layers of its styles in their order', () => {
    const named = [...htmlOf(route).matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) =>
      names.split(','),
    );
    expect([...new Set(named)]).toEqual(['tokens', 'base', 'patterns', 'features']);
  });

  it('lets the browser fetch the page of a link under the pointer', () => {
    expect(htmlOf(route)).toContain('<script type="speculationrules">{"prefetch":[{"where":');
  });

  it('has no id twice, and a space between sentences', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(page.body.textContent).not.toMatch(/[a-z][.!?:][A-Z][a-z]/);
  });
});
