import { globSync, readFileSync } from 'node:fs';
import { dirname, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TRANSLATED_LANGUAGES } from '../../src/lib/languages.ts';

/** What each part of the house may import, besides itself and packages. */
const MAY_IMPORT: Record<string, string[]> = {
  pages: ['layouts', 'sections', 'seo', 'site-content', 'lib'],
  layouts: ['components', 'features', 'page-scripts', 'seo', 'site-content', 'lib', 'styles'],
  sections: ['components', 'features', 'hydration', 'schemas', 'site-content', 'lib', 'styles'],
  features: ['components', 'hydration', 'network', 'schemas', 'lib'],
  network: [],
  components: ['features', 'schemas', 'site-content', 'lib'],
  seo: ['schemas', 'site-content', 'lib'],
  'site-content': ['features', 'network', 'schemas', 'lib'],
  'page-scripts': ['hydration', 'lib'],
  hydration: [],
  schemas: ['lib'],
  lib: [],
  'content-check': ['callback-sheet', 'schemas', 'lib', 'build'],
  'content-editor': ['schemas', 'site-content', 'lib'],
  build: ['page-scripts', 'lib'],
  launch: ['content-check', 'build', 'lib'],
  'callback-sheet': [],
  'content.config.ts': ['schemas', 'site-content'],
  'env.d.ts': ['hydration'],
};

const imports = globSync('src/**/*.{astro,ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, target = '']) => ({
    from: relative('src', file),
    to: relative('src', normalize(`${dirname(file)}/${target}`)),
  })),
);

describe('Imports', () => {
  it.each(Object.entries(MAY_IMPORT))('of src/%s lead only down the house', (room, allowed) => {
    const wrong = imports
      .filter(({ from }) => from.split('/')[0] === room)
      .filter(({ to }) => ![room, ...allowed].includes(to.split('/')[0] ?? ''));
    expect(wrong).toEqual([]);
  });

  it('between features take a store and never a view', () => {
    const across = imports.filter(
      ({ from, to }) =>
        from.startsWith('features/') && to.startsWith('features/') && from.split('/')[1] !== to.split('/')[1],
    );
    expect(across.filter(({ to }) => !/\.store(\.ts)?$/.test(to))).toEqual([]);
  });

  it('of components take a store and never an island', () => {
    const upward = imports.filter(
      ({ from, to }) => from.startsWith('components/') && to.startsWith('features/'),
    );
    expect(upward.filter(({ to }) => !/\.store(\.ts)?$/.test(to))).toEqual([]);
  });

  it('know every room of the house', () => {
    const rooms = new Set(imports.map(({ from }) => from.split('/')[0]));
    expect([...rooms].filter((room) => room !== undefined && !(room in MAY_IMPORT))).toEqual([]);
  });
});

describe('Pictures of content/', () => {
  it('are sent by Picture.astro or under an address from image-url.ts, so that a photograph can be any of them', () => {
    const senders = [
      'src/components/Picture.astro',
      'src/site-content/image-url.ts',
      'src/features/trips/TripCard.tsx',
    ];
    const others = globSync('src/**/*.{astro,ts,tsx}').filter(
      (file) => !senders.includes(file) && /<img\b|[iI]mage\w*\.src\b/.test(readFileSync(file, 'utf8')),
    );
    expect(others).toEqual([]);
  });
});

describe('A language', () => {
  it('is named in the list of languages only', () => {
    const code = new RegExp(`['/](${TRANSLATED_LANGUAGES.join('|')})['/)]`);
    const naming = globSync('src/**/*.{astro,ts,tsx}').filter((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => !/^\s*(\*|\/[/*])/.test(line) && code.test(line)),
    );
    expect(naming).toEqual([]);
  });
});
