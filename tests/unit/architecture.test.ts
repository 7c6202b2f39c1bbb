import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TRANSLATED_LANGUAGES } from '../../src/lib/languages.ts';

/** The folders of `src` and the files beside them, each with the folders from which it may import. */
const MAY_IMPORT: Record<string, string[]> = {
  pages: ['layouts', 'sections', 'content-model', 'lib'],
  layouts: ['components', 'features', 'styles', 'build', 'content-model', 'lib'],
  sections: ['components', 'features', 'styles', 'content-model', 'lib'],
  features: ['components', 'build', 'content-model', 'lib'],
  components: ['features', 'content-model', 'lib'],
  styles: [],
  'content-model': ['features', 'lib'],
  artwork: ['content-model', 'lib'],
  'content-tools': ['features', 'build', 'content-model', 'lib'],
  build: ['lib'],
  lib: [],
  'content.config.ts': ['content-model'],
  'env.d.ts': ['build'],
};

/** The only files of `build` and of `features` that these folders may import. */
const EXCEPTIONS: [from: RegExp, to: RegExp, allowed: RegExp][] = [
  [/^features/, /^build/, /^build\/hydration\/island\.tsx$/],
  [/^content-model/, /^features/, /^features\/trips\/(trip-guard|trips-request)\.ts$/],
  [/^content-tools/, /^features/, /^features\/callback\/receiver\/keep-days\.ts$/],
];

const SOURCES = globSync('src/**/*.{astro,ts,tsx}', { exclude: ['**/node_modules'] });

const imports = SOURCES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, target = '']) => ({
    from: relative('src', file),
    to: relative('src', normalize(`${dirname(file)}/${target}`)),
  })),
);

describe('Imports', () => {
  it.each(Object.entries(MAY_IMPORT))(
    'of src/%s come from the folders that it may use',
    (folder, allowed) => {
      const wrong = imports
        .filter(({ from }) => from.split('/')[0] === folder)
        .filter(({ to }) => ![folder, ...allowed].includes(to.split('/')[0] ?? ''));
      expect(wrong).toEqual([]);
    },
  );

  it.each(EXCEPTIONS)('of %s from %s are only those of %s', (importer, imported, allowed) => {
    const found = imports.filter(({ from, to }) => importer.test(from) && imported.test(to));
    expect(found).not.toEqual([]);
    expect(found.filter(({ to }) => !allowed.test(to))).toEqual([]);
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

  it('know every folder, of which there are eleven', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders).toHaveLength(11);
    expect(folders.filter(({ name }) => !(name in MAY_IMPORT))).toEqual([]);
  });
});

describe('Pictures of content/', () => {
  it('are sent by Picture.astro or under an address from image-url.ts, so that a photograph can be any of them', () => {
    const senders = [
      'src/components/Picture.astro',
      'src/content-model/image-url.ts',
      'src/features/trips/TripCard.tsx',
      // Draws a picture, and no page.
      'src/artwork/share.ts',
    ];
    const others = SOURCES.filter(
      (file) => !senders.includes(file) && /<img\b|[iI]mage\w*\.src\b/.test(readFileSync(file, 'utf8')),
    );
    expect(others).toEqual([]);
  });
});

describe('A language', () => {
  it('is named in the list of languages only', () => {
    const code = new RegExp(`['/](${TRANSLATED_LANGUAGES.join('|')})['/)]`);
    const naming = SOURCES.filter((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => !/^\s*(\*|\/[/*])/.test(line) && code.test(line)),
    );
    expect(naming).toEqual([]);
  });
});
