import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TRANSLATED_LANGUAGES } from '../../src/lib/languages.ts';

/** The folders of `src` and the files beside them, each with the folders from which it may import. */
const MAY_IMPORT: Record<string, string[]> = {
  pages: ['layouts', 'sections', 'components', 'features', 'styles', 'content-model', 'lib'],
  layouts: ['components', 'features', 'styles', 'build', 'content-model', 'lib'],
  sections: ['components', 'features', 'styles', 'content-model', 'lib'],
  features: ['components', 'build', 'content-model', 'lib'],
  receiver: [],
  components: ['features', 'content-model', 'lib'],
  styles: [],
  'content-model': ['features', 'lib'],
  admin: ['features', 'build', 'content-model', 'lib'],
  build: ['lib'],
  lib: [],
  'content.config.ts': ['content-model', 'lib'],
  'env.d.ts': ['build'],
};

/** The only files of `build` and of `features` that these folders may import. */
const EXCEPTIONS: [from: RegExp, to: RegExp, allowed: RegExp][] = [
  [/^features/, /^build/, /^build\/hydration\/island\.tsx$/],
  [/^content-model/, /^features/, /^features\/trips\/(trip-effort|trip-guard|trips-request)\.ts$/],
  [/^admin/, /^features/, /^features\/trips\/(trip-price|trip-guard|trips-request)\.ts$/],
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

  it('between features, and of components from features, take a store and never a view', () => {
    const upward = imports.filter(
      ({ from, to }) =>
        to.startsWith('features/') &&
        (from.startsWith('components/') ||
          (from.startsWith('features/') && from.split('/')[1] !== to.split('/')[1])),
    );
    expect(upward.filter(({ to }) => !/\.store(\.ts)?$/.test(to))).toEqual([]);
  });

  it('are limited for every folder', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !(name in MAY_IMPORT))).toEqual([]);
  });
});

it('Pictures of content/ are sent by Picture.astro, photograph.ts or image-url.ts only, so that any can be a photograph', () => {
  // A server may send the covers of trips.
  const covers = ['features/trips/TripCard.tsx', 'sections/trip/Facts.astro'];
  const senders = [
    'components/Picture.astro',
    'components/photograph.ts',
    'content-model/image-url.ts',
    ...covers,
  ];
  const sending = SOURCES.filter((file) => /<img\b|[iI]mage\w*\.src\b/.test(readFileSync(file, 'utf8')));
  expect(sending.map((file) => relative('src', file)).sort()).toEqual(senders);
});

it('A language is named in the list of languages only', () => {
  const code = new RegExp(`^(?!\\s*(?:\\*|/[/*])).*['/](${TRANSLATED_LANGUAGES.join('|')})['/)]`, 'm');
  expect(SOURCES.filter((file) => code.test(readFileSync(file, 'utf8')))).toEqual([]);
});
