import { describe, expect, it } from 'vitest';
import { devanagariWords } from '#build/fonts/subset.ts';
import { englishLang, languageOf, localize, pathIn } from '#content-model/languages.ts';

it.each([
  ['/', '/hi'],
  ['/trips', '/hi/trips'],
  ['/#_about', '/hi#_about'],
  ['/privacy-policy#contact', '/hi/privacy-policy#contact'],
] as const)('The path of %s in Hindi is %s', (path, expected) => {
  expect(pathIn('hi', path)).toBe(expected);
  expect(pathIn('en', path)).toBe(path);
});

it.each([
  ['hi-IN', 'hi'],
  ['hi', 'hi'],
  ['en-IN', 'en'],
  ['fr', 'en'],
  ['him', 'en'],
  ['constructor', 'en'],
  [undefined, 'en'],
])('The language of the tag %s is %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

it.each([
  ['Kerala', 'en'],
  ['केरल', undefined],
  ['केरल, Goa', undefined],
  ['+91 98765 43210', undefined],
])('The text "%s" on a Hindi page has the lang %s', (text, lang) => {
  expect(englishLang(text, 'hi')).toBe(lang);
  expect(englishLang(text, undefined)).toBeUndefined();
});

it.each(['जनवरी', 'सितंबर', 'दिसंबर', 'मंगलवार', 'शनि', 'दोपहर'])(
  'The Hindi words that the fonts draw have "%s", which a date or an hour may need',
  (word) => {
    expect(devanagariWords([{ tag: 'hi-IN' }])).toContain(word);
  },
);

describe('Content in a language', () => {
  const content = {
    title: { en: 'Trips', hi: 'यात्राएँ' },
    items: [{ name: { en: 'Asha' }, stars: 5 }],
    cover: { src: '/cover.webp' },
    updated: new Date(0),
  };

  it('has its texts, and the facts of the file', () => {
    expect(localize(content, 'hi')).toEqual({
      ...content,
      title: 'यात्राएँ',
      items: [{ name: 'Asha', stars: 5 }],
    });
  });

  it('is English where a text has no translation', () => {
    expect(localize(content, 'en').title).toBe('Trips');
    expect(localize(content.items, 'hi')[0]?.name).toBe('Asha');
  });
});
