import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, pageSources } from '../../src/build/pages/content-security-policy.ts';
import { addAttributes, applyEdits, elementsOf } from '../../src/build/pages/html.ts';
import { htmlAlias } from '../../src/build/pages/html-aliases.ts';
import { markEnglish } from '../../src/build/pages/mark-english.ts';
import { separateIslandScripts } from '../../src/build/pages/island-scripts.ts';
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

  it('is not changed twice in one place', () => {
    const edit = { start: 0, end: 3, text: '' };
    expect(() => applyEdits('words', [edit, edit])).toThrow(/overlap/);
  });
});

describe('English on a page in another language', () => {
  const marked = (body: string) => {
    const html = `<html lang="hi-IN"><body>${body}</body></html>`;
    return markEnglish({ file: 'hi/index.html', html }, context()).html;
  };

  it.each([
    ['<p>Kerala</p>', '<p lang="en">Kerala</p>'],
    ['<nav aria-label="Main"></nav>', '<nav aria-label="Main" lang="en"></nav>'],
    ['<img alt="A lake">', '<img alt="A lake" lang="en">'],
  ])('is marked for screen readers: %s', (html, expected) => {
    expect(marked(html)).toContain(expected);
  });

  it.each([
    '<p>केरल</p>',
    '<nav aria-label="मुख्य">Kerala</nav>',
    '<p>Kerala केरल</p>',
    '<p lang="en-IN">Kerala</p>',
  ])('is not marked where there is the language of the page: %s', (html) => {
    expect(marked(html)).toContain(html);
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

  it('leave a page without islands as it is', () => {
    expect(separateIslandScripts(page('<p>words</p>'), context())).toEqual(page('<p>words</p>'));
  });

  const menu = island('Menu', 'interaction');

  it.each([
    ['has no head script', { file: 'a.html', html: `${menu}${RUNTIME}` }, /a\.html has no head script/],
    ['has no scripts of Astro', page(menu), /does not have exactly one of each script of Astro/],
    ['names an unknown module', page(island('Gone', 'x'), RUNTIME), /no module \/club\/_astro\/Gone\.js/],
  ])('end the build where a page %s', (_, built, message) => {
    expect(() => separateIslandScripts(built, context())).toThrow(message);
  });
});

it.each([
  ['trips/index.html', 'trips.html'],
  ['index.html', undefined],
  ['404.html', undefined],
])('The page %s has the second name %s', (file, alias) => {
  expect(htmlAlias(file)).toBe(alias);
});

describe('The Content-Security-Policy', () => {
  const NO_SOURCES = { scripts: [], styles: [], frames: [] };
  const policy = (trips: string, callback: string) =>
    contentSecurityPolicy({ TRIPS_SERVER_URL: trips, CALLBACK_URL: callback }, NO_SOURCES);

  it.each([
    ['', '', "connect-src 'self'; "],
    ['', '', "img-src 'self' data:; "],
    ['https://api.club.example/v1', '', "connect-src 'self' https://api.club.example; "],
    ['https://api.club.example', '', "img-src 'self' https: data:; "],
    ['https://a.example', 'https://a.example/callback', "connect-src 'self' https://a.example; "],
    [
      '',
      'https://script.google.com/a',
      "'self' https://script.google.com https://script.googleusercontent.com; ",
    ],
  ])('with the servers "%s" and "%s" has %s', (trips, callback, sources) => {
    expect(policy(trips, callback)).toContain(sources);
  });

  it('allows frames from the host of the videos only, and only where the page has one', () => {
    const sourcesOf = (html: string) => pageSources({ file: 'index.html', html }, new Set());
    const withVideo = sourcesOf('<div data-youtube="https://www.youtube-nocookie.com/embed/x"></div>');
    const servers = { TRIPS_SERVER_URL: '', CALLBACK_URL: '' };
    expect(contentSecurityPolicy(servers, withVideo)).toContain(
      '; frame-src https://www.youtube-nocookie.com; ',
    );
    expect(contentSecurityPolicy(servers, sourcesOf('<p>words</p>'))).not.toContain('frame-src');
  });
});

describe('The inline scripts of a page', () => {
  const sources = (html: string) => pageSources({ file: 'a.html', html }, new Set(['alert(1)', '{}']));

  it('are named once each by their hashes, styles too; data are not', () => {
    const { scripts, styles } = sources(
      [
        '<style>a{}</style><style>a{}</style><script src="/x.js"></script><script>alert(1)</script>',
        '<script>alert(1)</script><script type="application/ld+json">{"a":1}</script>',
        '<script type="speculationrules">{}</script>',
      ].join(''),
    );
    expect(styles).toEqual(["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"]);
    expect(scripts).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
    ]);
  });

  it.each([
    '<p>words</p><script>steal()</script>',
    '<!--><script>steal()</script>-->',
    '<script type="module">steal()</script>',
    '<script type="speculationrules">steal()</script>',
    '<template><script>steal()</script></template>',
    '<svg><script>steal()</script></svg>',
  ])('that the project has not written end the build: %s', (html) => {
    expect(() => sources(html)).toThrow('a.html has a script that is not part of the project: steal()');
  });

  it('are none where only an attribute, a comment or a text looks like one', () => {
    const html = [
      '<meta content="Trips </head> <script>alert(2)</script>"><!-- <script>alert(2)</script> -->',
      '<p>&lt;script>alert(2)&lt;/script></p><title><script>alert(2)</script></title>',
    ].join('');
    expect(sources(html)).toEqual({ scripts: [], styles: [], frames: [] });
  });
});
