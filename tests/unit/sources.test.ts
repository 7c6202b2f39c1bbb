import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { TRANSLATED_LANGUAGES } from '../../src/content-model/languages.ts';

const SOURCES = globSync('src/**/*.{astro,ts,tsx}', { exclude: ['**/node_modules'] });

it('Pictures of content/ are sent by Picture.astro, photograph.ts or image-url.ts only, so that any can be a photograph', () => {
  // A server may send the covers of trips.
  const covers = ['islands/trips/TripCard.tsx', 'sections/trip/Facts.astro'];
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
