import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { englishMarks } from '#build/html/built-pages.ts';
import { policyEdit } from '#build/html/content-security-policy.ts';
import { addAttribute, applyEdits, elementsOf } from '#build/html/elements.ts';
import { islandScriptEdits } from '#build/html/island-scripts.ts';
import { deleteUnlinkedImages } from '#build/html/unlinked-images.ts';

const CHUNKS = {
  '_astro/Menu.js': ['_astro/react.js'],
  '_astro/Later.js': ['_astro/swiper.js'],
  '_astro/client.js': ['_astro/react.js'],
  '_astro/react.js': [],
  '_astro/swiper.js': [],
  '_astro/page.js': ['_astro/stores.js'],
  '_astro/stores.js': [],
};

/** Separates the island scripts of a page, and returns its HTML and the added files. */
function separated(html: string) {
  const chunks = new Map(Object.entries(CHUNKS).map(([path, imports]) => [path, { code: '', imports }]));
  const files = new Map<string, string>();
  const addFile = (path: string, text: string) => `/club/${(files.set(path, text), path)}`;
  return { html: applyEdits(html, islandScriptEdits(html, '/club/', chunks, addFile)), files };
}

const island = (name: string, value: string) =>
  `<astro-island component-url="/club/_astro/${name}.js" renderer-url="/club/_astro/client.js" opts="{&quot;value&quot;:&quot;${value}&quot;}"></astro-island>`;
const HEAD = '<!DOCTYPE html><head><title>Trips</title><script data-head-script>head()</script></head>';
const RUNTIME =
  '<script>customElements.define("astro-island",f)</script><script>window.dispatchEvent(new Event("astro:on"))</script>';
const page = (...parts: string[]) => HEAD + parts.join('');

describe('An element of a built page', () => {
  it('is found with its attributes, its text and its place', () => {
    const html = '<head><script async src="/a.js?x&amp;y">b()</script></head>';
    const [script] = elementsOf(html, 'script');
    expect(script).toMatchObject({ attributes: { async: '', src: '/a.js?x&y' }, text: 'b()' });
    expect(html.slice(script?.start, script?.end)).toBe('<script async src="/a.js?x&amp;y">b()</script>');
  });

  it('gets an attribute whose value is escaped', () => {
    const html = '<p id="a">words</p>';
    const [paragraph] = elementsOf(html, 'p');
    if (!paragraph) throw new Error('There is no paragraph');
    expect(applyEdits(html, [addAttribute(paragraph, 'title', 'a "b" & c')])).toBe(
      '<p id="a" title="a &quot;b&quot; &amp; c">words</p>',
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
    return applyEdits(html, englishMarks(html));
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
    '<p>Kerala <b>केरल</b></p>',
    '<p lang="en-IN">Kerala</p>',
  ])('is not marked where there is the language of the page: %s', (html) => {
    expect(marked(html)).toContain(html);
  });
});

it('Of the images only those are published that a file names: an original may say where it was taken', () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.mkdirSync(join(folder, '_astro'));
  const images = ['IMG_1.JPG', 'a.jpeg', 'b.png', 'c.webp', 'd e.jpg', 'f.svg', 'g.avif', 'IMG_2.JPG'];
  for (const name of images) fs.writeFileSync(join(folder, '_astro', name), '');
  fs.writeFileSync(join(folder, 'index.html'), '<img src="/_astro/c.webp"><img src="/_astro/d%20e.jpg">');
  fs.writeFileSync(join(folder, 'a.css'), 'a { background: url(IMG_2.JPG) }');
  fs.mkdirSync(join(folder, 'trips'));
  fs.writeFileSync(join(folder, 'trips/upcoming'), '{"trips":[{"coverImages":["/_astro/g.avif"]}]}');
  deleteUnlinkedImages(folder);
  const published = fs.readdirSync(join(folder, '_astro')).sort();
  expect(published).toEqual(['IMG_2.JPG', 'c.webp', 'd e.jpg', 'f.svg', 'g.avif']);
});

describe('The scripts of the islands', () => {
  it('go from the page into a file that preloads their modules, all but those of islands that wait to be seen', () => {
    const { html, files } = separated(
      page(island('Menu', 'interaction'), island('Later', 'visible'), RUNTIME),
    );
    const [[file = '', code = ''] = []] = [...files];
    expect(file).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/);
    expect(code).toMatch(/modulepreload[^]*new Event\("astro:on"\)[^]*customElements\.define/);
    for (const module of ['Menu', 'client', 'react']) expect(code).toContain(`"/club/_astro/${module}.js"`);
    expect(code).not.toContain('swiper');
    expect(html).not.toContain('astro:on');
    expect(html).toContain(`<script data-head-script data-islands="/club/${file}">head()</script>`);
  });

  it('leave a page without islands as it is', () => {
    expect(separated(page('<p>words</p>')).html).toBe(page('<p>words</p>'));
  });

  const menu = island('Menu', 'interaction');

  it.each([
    ['has no head script', `${menu}${RUNTIME}`, /has 0 elements with data-head-script, not one/],
    ['has no scripts of Astro', page(menu), /has 0 elements with new Event\("astro:on"\), not one/],
    ['has them twice', page(menu, RUNTIME, RUNTIME), /has 2 elements with/],
    ['names an unknown module', page(island('Gone', 'x'), RUNTIME), /the module \/club\/_astro\/Gone\.js/],
  ])('end the build where a page %s', (_, html, message) => {
    expect(() => separated(html)).toThrow(message);
  });
});

describe('The Content-Security-Policy', () => {
  const policy = (trips: string, callback: string, body = '', scripts: string[] = []) => {
    const settings = { TRIPS_SERVER_URL: trips, CALLBACK_URL: callback };
    return policyEdit(`<meta charset="utf-8">${body}`, settings, new Set(scripts)).text;
  };

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
    const video = '<div data-youtube="https://www.youtube-nocookie.com/embed/x"></div>';
    expect(policy('', '', video)).toContain('; frame-src https://www.youtube-nocookie.com; ');
    expect(policy('', '', '<p>words</p>')).not.toContain('frame-src');
  });

  it('names the inline scripts once each by their hashes, styles too, but no data', () => {
    const body = [
      '<style>a{}</style><style>a{}</style><script src="/x.js"></script><script>alert(1)</script>',
      '<script>alert(1)</script><script type="application/ld+json">{"a":1}</script>',
      '<script type="speculationrules">{}</script>',
    ].join('');
    const html = policy('', '', body, ['alert(1)', '{}']);
    expect(html).toContain("; style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='; ");
    expect(html).toContain(
      "; script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='; ",
    );
  });

  it.each([
    '<p>words</p><script>steal()</script>',
    '<!--><script>steal()</script>-->',
    '<script type="module">steal()</script>',
    '<script type="speculationrules">steal()</script>',
    '<template><script>steal()</script></template>',
    '<svg><script>steal()</script></svg>',
  ])('is not made for a script that the project has not written: %s', (html) => {
    expect(() => policy('', '', html, ['alert(1)'])).toThrow('not part of the project: steal()');
  });

  it('allows nothing for an attribute, a comment or a text that looks like a script', () => {
    const html = [
      '<meta content="Trips </head> <script>alert(2)</script>"><!-- <script>alert(2)</script> -->',
      '<p>&lt;script>alert(2)&lt;/script></p><title><script>alert(2)</script></title>',
    ].join('');
    expect(policy('', '', html)).toContain("; script-src 'self'; style-src 'self'; ");
  });
});
