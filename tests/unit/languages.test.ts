import { describe, expect, it } from 'vitest';
import { translatedFields } from '../../src/content-model/schemas/trip.ts';
import { translate } from '../../src/content-model/translate.ts';
import { englishLang, languageOf, pathIn } from '../../src/lib/languages.ts';

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

it('A trip is translated in all its texts', () => {
  const texts = { title: 'Lamps', location: 'Varanasi', cities: 'Sarnath' };
  expect(translatedFields({ ...texts, cost: 5 })).toEqual(texts);
});

describe('Content in another language', () => {
  const [asha, bala] = [
    { id: 1, name: 'Asha' },
    { id: 2, name: 'Bala' },
  ] as const;
  const [about, terms] = [
    { section: '_about', label: 'About' },
    { page: '/terms', label: 'Terms' },
  ] as const;
  const [lamps, desert] = [
    { title: 'Lamps', cost: 5 },
    { title: 'Desert', cost: 7 },
  ] as const;
  const english = {
    title: 'Trips',
    items: [asha, bala],
    facilities: ['Hotels', 'Food'],
    links: [about, terms],
    trips: [lamps, desert],
  };

  it('has the translated texts and the facts of the English file', () => {
    const translation = { title: 'यात्राएँ', facilities: ['होटल'] };
    expect(translate(english, translation)).toEqual({
      ...english,
      ...translation,
      facilities: ['होटल', 'Food'],
    });
    expect(translate(english, undefined)).toBe(english);
  });

  it('has the words of a list at the entries that they name, in any order', () => {
    const words = { page: '/terms', label: 'शर्तें' };
    expect(translate(english, { items: [{ id: 2, name: 'बाला' }] }).items).toEqual([
      asha,
      { id: 2, name: 'बाला' },
    ]);
    expect(translate(english, { trips: [{ trip: 'Desert', title: 'रण' }] }).trips).toEqual([
      lamps,
      { title: 'रण', cost: 7 },
    ]);
    expect(translate(english, { links: [words, { section: '_about', label: 'परिचय' }] }).links).toEqual([
      { section: '_about', label: 'परिचय' },
      words,
    ]);
  });
});
