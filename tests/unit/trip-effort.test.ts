import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHOICES, unfitAnswers } from '#content-model/trips/trip-effort.ts';
import type { TripPage } from '#content-model/schemas/trip-file.ts';

const most = {
  stairs: { little: 40, more: 120 },
  standing: { little: 15, more: 45 },
  walking: { little: 30, more: 90 },
};
const unfit = (level: number | undefined, ...days: Partial<TripPage['days'][number]>[]) =>
  unfitAnswers({ level, days } as TripPage, most);

describe('The answers that a trip does not fit', () => {
  it('are those with less than its greatest effort', () => {
    const easy = { stairs: 0, standingMinutes: 5, walkingMinutes: 10 };
    expect(unfit(1, easy)).toBe('');
    expect(unfit(1, easy, { stairs: 41, standingMinutes: 15, walkingMinutes: 91 })).toBe('aef');
  });

  it.each(CHOICES)('are marked on the card for the answer "$answer" about $question', ({ letter }) => {
    const css = readFileSync('src/styles/trips.css', 'utf8');
    expect(css).toContain(`.trips:has([value='${letter}']:checked) [data-unfit*='${letter}']`);
  });

  it('are unknown for a trip without a level, or whose days do not say how long one stands', () => {
    expect(unfit(undefined, { stairs: 0, standingMinutes: 5, walkingMinutes: 10 })).toBeUndefined();
    expect(unfit(1, { stairs: 0, walkingMinutes: 10 })).toBeUndefined();
  });
});
