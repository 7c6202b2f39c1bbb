import { describe, expect, it } from 'vitest';
import { cardOf, titleKey, withoutPartner } from '../../src/content-model/trips/card.ts';

const TRIP = {
  title: 'Café on the Ganga',
  location: 'Varanasi',
  cities: 'Varanasi, Sarnath',
  cost: 30_000,
  cover: undefined,
  startTime: 1_900_000_000_000,
  endTime: 1_900_400_000_000,
};
/** The cards of its file, with other facts. */
const ENGLISH = {
  ...TRIP,
  cost: 28_500,
  location: 'Kashi',
  path: '/trips/cafe',
  unfit: 'a',
  seats: 'few',
} as const;
const HINDI = {
  ...ENGLISH,
  english: TRIP.title,
  title: 'गंगा पर कैफ़े',
  location: 'वाराणसी',
  cities: 'वाराणसी, सारनाथ',
  path: '/hi/trips/cafe',
};
const SAME_TITLES = ['Café on the Ganga ', ' Café  on the\u00A0Ganga', 'Cafe\u0301 on the\nGanga'];

describe('The card of a trip of the server', () => {
  it('has price, days, cover and English texts of the server, page and seats of its file', () => {
    expect(cardOf(TRIP, [ENGLISH])).toEqual({ ...TRIP, path: '/trips/cafe', unfit: 'a', seats: 'few' });
  });

  it('has the translation of its file, and the title that is sent', () => {
    const { cost, cover } = TRIP;
    expect(cardOf(TRIP, [{ ...HINDI, title: 'और', english: 'Another' }, HINDI])).toEqual({
      ...HINDI,
      cost,
      cover,
    });
  });

  it.each(SAME_TITLES)(
    'finds its file by %j, which differs in blanks or in the form of a letter',
    (title) => {
      expect(cardOf({ ...TRIP, title }, [ENGLISH]).path).toBe('/trips/cafe');
      expect(cardOf({ ...TRIP, title }, [HINDI])).toMatchObject({ english: title, title: HINDI.title });
      expect(titleKey({ title })).toBe('Café on the Ganga');
    },
  );

  it('is the trip alone without a file of this title', () => {
    expect(cardOf({ ...TRIP, title: 'cafe on the ganga' }, [ENGLISH, HINDI])).toEqual({
      ...TRIP,
      title: 'cafe on the ganga',
    });
  });
});

it('Files and trips of the server that do not find each other are named, each with the fix', () => {
  const files = [
    { slug: 'cafe', card: ENGLISH },
    { slug: 'tea', card: { ...ENGLISH, title: 'Tea Hills' } },
  ];
  const trips = [
    { ...TRIP, title: `${TRIP.title} ` },
    { ...TRIP, title: 'Mountains' },
  ];
  expect(withoutPartner(files, trips)).toEqual([
    expect.stringMatching(
      /^content\/upcoming\/tea\.json .* "Tea Hills"\. Let the server send this title, or delete/,
    ),
    expect.stringMatching(/^The trip "Mountains" .* no page and no translation: .* Write one\.$/),
  ]);
});
