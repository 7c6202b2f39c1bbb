import { describe, expect, it } from 'vitest';
import { hardAnswers } from '../../src/features/trips/trip-effort.ts';
import type { TripPage } from '../../src/content-model/schemas/trip-page.ts';
import type { Levels } from '../../src/content-model/schemas/trip-words.ts';

const question = (little: number, more: number) => ({
  question: 'How much?',
  little: { answer: '{most}', most: little },
  more: { answer: '{most}', most: more },
});
const manage = { stairs: question(40, 120), standing: question(15, 45), walking: question(30, 90) };
const hard = (level: number | undefined, ...days: Partial<TripPage['days'][number]>[]) =>
  hardAnswers({ level, days } as TripPage, { manage } as Pick<Levels, 'manage'>);

describe('The answers that a trip does not fit', () => {
  it('are those with less than its hardest day', () => {
    const easy = { stairs: 0, standingMinutes: 5, walkingMinutes: 10 };
    expect(hard(1, easy)).toBe('');
    expect(hard(1, easy, { stairs: 41, standingMinutes: 15, walkingMinutes: 91 })).toBe('aef');
  });

  it('are unknown for a trip without a level, or whose days do not say how long one stands', () => {
    expect(hard(undefined, { stairs: 0, standingMinutes: 5, walkingMinutes: 10 })).toBeUndefined();
    expect(hard(1, { stairs: 0, walkingMinutes: 10 })).toBeUndefined();
  });
});
