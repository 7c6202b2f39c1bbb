import { describe, expect, it } from 'vitest';
import { dateLabel, durationLabel, fullDates } from '../../src/features/trips/trip-dates.ts';
import { endOfDay, startOfDay } from '../../src/lib/indian-time.ts';
import { englishLang, languageOf, pathIn } from '../../src/lib/languages.ts';
import { openHoursText } from '../../src/lib/opening-hours.ts';
import { translatedFields } from '../../src/content-model/schemas/trip.ts';
import { translate } from '../../src/content-model/translate.ts';

describe('The path of a page in Hindi', () => {
  it.each([
    ['/', '/hi'],
    ['/trips', '/hi/trips'],
    ['/#_about', '/hi#_about'],
    ['/privacy-policy#contact', '/hi/privacy-policy#contact'],
  ] as const)('of %s is %s', (path, expected) => {
    expect(pathIn('hi', path)).toBe(expected);
    expect(pathIn('en', path)).toBe(path);
  });
});

describe('The language of a tag', () => {
  it.each([
    ['hi-IN', 'hi'],
    ['hi', 'hi'],
    ['en-IN', 'en'],
    ['fr', 'en'],
    ['him', 'en'],
    ['constructor', 'en'],
    [undefined, 'en'],
  ])('%s is %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });
});

describe('A text on a Hindi page', () => {
  it.each([
    ['Kerala', 'en'],
    ['केरल', undefined],
    ['केरल, Goa', undefined],
    ['+91 98765 43210', undefined],
  ])('%s has the lang %s', (text, lang) => {
    expect(englishLang(text, 'hi')).toBe(lang);
    expect(englishLang(text, undefined)).toBeUndefined();
  });
});

describe('Dates in Hindi', () => {
  const label = (first: string, last: string) => {
    const { start, end } = dateLabel(startOfDay(first), endOfDay(last), 'hi');
    return `${start.text} - ${end.text}`;
  };

  it('have Latin digits, Hindi months and no suffix', () => {
    expect(label('2027-03-01', '2027-03-05')).toBe('1 - 5 मार्च 2027');
  });

  it('name both months where they differ, and both years', () => {
    expect(label('2027-03-28', '2027-04-03')).toBe('28 मार्च - 3 अप्रैल 2027');
    expect(label('2027-12-31', '2028-01-02')).toBe('31 दिसंबर 2027 - 2 जनवरी 2028');
    expect(label('2027-03-28', '2028-03-03')).toBe('28 मार्च 2027 - 3 मार्च 2028');
  });

  it('are told in full with weekday and month', () => {
    const dates = fullDates(startOfDay('2027-03-28'), endOfDay('2027-04-03'), '{start} से {end} तक', 'hi');
    expect(dates).toBe('रवि 28 मार्च से शनि 3 अप्रैल तक');
  });

  it('have durations as the translation says', () => {
    const times = [startOfDay('2027-03-01'), endOfDay('2027-03-05')] as const;
    expect(durationLabel(...times, '{days} दिन/{nights} रात')).toBe('5 दिन/4 रात');
  });
});

describe('The opening hours in Hindi', () => {
  const hours = (opens: string, closes: string) =>
    openHoursText({ display: '{opens} बजे से {closes} बजे तक', opens, closes }, 'hi');

  it.each([
    ['09:00', '17:00', 'सुबह 9 बजे से शाम 5 बजे तक'],
    ['10:30', '12:00', 'सुबह 10:30 बजे से दोपहर 12 बजे तक'],
  ])('from %s to %s are in words', (opens, closes, text) => {
    expect(hours(opens, closes)).toBe(text);
  });

  it('are displayed as written in English', () => {
    const display = 'Monday to Friday, 9:00AM to 05:00PM';
    expect(openHoursText({ display, opens: '09:00', closes: '17:00' }, 'en')).toBe(display);
  });

  it('have no times inserted in English', () => {
    expect(openHoursText({ display: 'From {opens}', opens: '09:00', closes: '17:00' }, 'en')).toBe(
      'From {opens}',
    );
  });
});

describe('The texts of a trip in another language', () => {
  it('are all of its texts', () => {
    const texts = { title: 'Lamps', location: 'Varanasi', cities: 'Sarnath' };
    expect(translatedFields({ ...texts, cost: 5 })).toEqual(texts);
  });
});

describe('Content in another language', () => {
  const english = {
    title: 'Trips',
    count: 3,
    items: [
      { id: 1, name: 'Asha' },
      { id: 2, name: 'Bala' },
    ],
    facilities: ['Hotels', 'Food'],
    links: [
      { section: '_about', label: 'About' },
      { page: '/terms', label: 'Terms' },
    ],
    trips: [
      { title: 'Lamps', cost: 5 },
      { title: 'Desert', cost: 7 },
    ],
  };

  it('has the translated texts and the facts of the English file', () => {
    expect(translate(english, { title: 'यात्राएँ', facilities: ['होटल'] })).toEqual({
      ...english,
      title: 'यात्राएँ',
      facilities: ['होटल', 'Food'],
    });
  });

  it.each([
    [
      'items',
      [{ id: 2, name: 'बाला' }],
      [
        { id: 1, name: 'Asha' },
        { id: 2, name: 'बाला' },
      ],
    ],
    [
      'trips',
      [{ trip: 'Desert', title: 'रण' }],
      [
        { title: 'Lamps', cost: 5 },
        { title: 'रण', cost: 7 },
      ],
    ],
    [
      'links',
      [
        { page: '/terms', label: 'शर्तें' },
        { section: '_about', label: 'परिचय' },
      ],
      [
        { section: '_about', label: 'परिचय' },
        { page: '/terms', label: 'शर्तें' },
      ],
    ],
  ] as const)(
    'has the words of %s at the entries that they name, in any order',
    (name, translated, expected) => {
      expect(translate(english, { [name]: translated })[name]).toEqual(expected);
    },
  );

  it('is English without a translation', () => {
    expect(translate(english, undefined)).toBe(english);
  });
});
