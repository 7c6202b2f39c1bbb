import { shortenScopes } from '../../src/build/pages/short-scopes.ts';
import { describe, expect, it } from 'vitest';
import { addAttributes, applyEdits, elementsOf, removeAttribute } from '../../src/build/pages/html.ts';
import { htmlAlias } from '../../src/build/pages/html-aliases.ts';
import { separateIslandScripts } from '../../src/build/pages/island-scripts.ts';
import { mergeStyles } from '../../src/build/pages/merge-styles.ts';
import type { BuildContext } from '../../src/build/pages/page-step.ts';

const CHUNKS = {
  '_astro/Menu.js': ['_astro/react.js'],
  '_astro/Later.js': ['_astro/swiper.js'],
  '_astro/client.js': ['_astro/react.js'],
  '_astro/react.js': [],
  '_astro/swiper.js': [],
  '_astro/page.js': ['_astro/stores.js'],
  '_astro/stores.js': [],
};

function context(): BuildContext & { files: Map<string, string> } {
  const files = new Map<string, string>();
  return {
    base: '/club/',
    chunks: new Map(Object.entries(CHUNKS).map(([path, imports]) => [path, { code: '', imports }])),
    projectScripts: new Set(),
    addFile: (path, text) => `/club/${(files.set(path, text), path)}`,
    files,
  };
}

const island = (name: string, value: string) =>
  `<astro-island component-url="/club/_astro/${name}.js" renderer-url="/club/_astro/client.js" opts="{&quot;value&quot;:&quot;${value}&quot;}"></astro-island>`;
const HEAD = '<!DOCTYPE html><head><title>Trips</title><script data-head-script>head()</script></head>';
const RUNTIME =
  '<script>customElements.define("astro-island",f)</script><script>window.dispatchEvent(new Event("astro:on"))</script>';
const page = (...parts: string[]) => ({ file: 'trips/index.html', html: HEAD + parts.join('') });

describe('An element of a built page', () => {
  it('is found with its attributes, its text and its place', () => {
    const html = '<head><script async src="/a.js?x&amp;y">b()</script></head>';
    const [script] = elementsOf(html, 'script');
    expect(script).toMatchObject({ attributes: { async: '', src: '/a.js?x&y' }, text: 'b()' });
    expect(html.slice(script?.start, script?.end)).toBe('<script async src="/a.js?x&amp;y">b()</script>');
  });

  it('gets attributes whose values are escaped', () => {
    const html = '<p id="a">words</p>';
    const [paragraph] = elementsOf(html, 'p');
    if (!paragraph) throw new Error('There is no paragraph');
    expect(applyEdits(html, [addAttributes(paragraph, { title: 'a "b" & c', hidden: '' })])).toBe(
      '<p id="a" title="a &quot;b&quot; &amp; c" hidden>words</p>',
    );
  });

  it('loses an attribute that is not needed', () => {
    const html = '<p id="a" title="words">words</p>';
    const [paragraph] = elementsOf(html, 'p');
    if (!paragraph) throw new Error('There is no paragraph');
    const without = (name: string) => applyEdits(html, removeAttribute(paragraph, name));
    expect(without('id')).toBe('<p title="words">words</p>');
    expect(without('class')).toBe(html);
  });

  it('is not changed twice in one place', () => {
    const edit = { start: 0, end: 3, text: '' };
    expect(() => applyEdits('words', [edit, edit])).toThrow(/overlap/);
  });
});

describe('The scripts of the islands', () => {
  it('go from the page into a file that preloads their modules, all but those of islands that wait to be seen', () => {
    const build = context();
    const { html } = separateIslandScripts(
      page(island('Menu', 'interaction'), island('Later', 'visible'), RUNTIME),
      build,
    );
    const [[file = '', code = ''] = []] = [...build.files];
    expect(file).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/);
    expect(code).toMatch(/modulepreload[^]*new Event\("astro:on"\)[^]*customElements\.define/);
    for (const module of ['Menu', 'client', 'react']) expect(code).toContain(`"/club/_astro/${module}.js"`);
    expect(code).not.toContain('swiper');
    expect(html).not.toContain('astro:on');
    expect(html).toContain(`<script data-head-script data-islands="/club/${file}">head()</script>`);
  });

  it('are fetched at once where an island does not wait', () => {
    const { html } = separateIslandScripts(page(island('Menu', 'load'), RUNTIME), context());
    expect(html).toMatch(/<script data-head-script data-islands="[^"]+" data-at-once>/);
  });

  it('let other scripts of the page come later, with their imports in the same round trip', () => {
    const script = '<script type="module" src="/club/_astro/page.js"></script>';
    const { html } = separateIslandScripts(page(island('Menu', 'load'), RUNTIME, script), context());
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/club/_astro/stores.js">');
    expect(html).toContain('<script type="module" src="/club/_astro/page.js" fetchpriority="low">');
  });

  it('leave a page without islands as it is', () => {
    expect(separateIslandScripts(page('<p>words</p>'), context())).toEqual(page('<p>words</p>'));
  });

  it.each([
    [
      'has no head script',
      { file: 'a.html', html: `<title>A</title>${island('Menu', 'load')}${RUNTIME}` },
      /a\.html has no head script/,
    ],
    [
      'has other scripts of Astro’s',
      page(island('Menu', 'load')),
      /does not have exactly one of each script of Astro/,
    ],
    [
      'names a module that was not written',
      page(island('Gone', 'load'), RUNTIME),
      /has written no module \/club\/_astro\/Gone\.js/,
    ],
  ])('end the build where a page %s', (_, built, message) => {
    expect(() => separateIslandScripts(built, context())).toThrow(message);
  });
});

describe('The styles of a page', () => {
  it('are one element where the first one was, in their order', () => {
    const html =
      '<head><style>a{}</style><title>A</title><style>b{}</style></head><p title="<style>c{}</style>">words</p>';
    expect(mergeStyles({ file: 'a.html', html }, context()).html).toBe(
      '<head><style>a{}b{}</style><title>A</title></head><p title="<style>c{}</style>">words</p>',
    );
  });
});

describe('A page', () => {
  it.each([
    ['trips/index.html', 'trips.html'],
    ['index.html', undefined],
    ['404.html', undefined],
  ])('%s has the second name %s', (file, alias) => {
    expect(htmlAlias(file)).toBe(alias);
  });
});

describe('The scope classes', () => {
  it('have short names, the same in the styles and in the classes', () => {
    const html =
      '<head><style>.a.astro-7b4lhvzs{}p.astro-jo6i4kqk{}</style></head><p class="a astro-jo6i4kqk astro-7b4lhvzs" title="astro-7b4lhvzs">astro-7b4lhvzs</p>';
    expect(shortenScopes({ file: 'a.html', html }, context()).html).toBe(
      '<head><style>.a._0{}p._1{}</style></head><p class="a _1 _0" title="astro-7b4lhvzs">astro-7b4lhvzs</p>',
    );
  });

  it('end the build with the name of the page when Astro names them otherwise', () => {
    const html = '<head><style>.a[data-scope]{}</style></head><p class="a" data-scope></p>';
    expect(() => shortenScopes({ file: 'a.html', html }, context())).toThrow('a.html has no scope class');
  });
});
