import type { Content } from '#content-model/content.ts';
import type { TripPage } from '#content-model/schemas/trip-file.ts';

/** The topics of the questions above the cards, each with the field of a day that answers it. */
const EFFORTS = { stairs: 'stairs', standing: 'standingMinutes', walking: 'walkingMinutes' } as const;

export const QUESTIONS = Object.keys(EFFORTS) as (keyof typeof EFFORTS)[];

/** The two answers of every question. */
const ANSWERS = ['little', 'more'] as const;

/** The answers in the order of the questions. A letter names each of them in `trips.css`. */
export const CHOICES = QUESTIONS.flatMap((question, index) =>
  ANSWERS.map((answer, second) => ({ question, answer, letter: 'abcdef'.charAt(2 * index + second) })),
);

/** The letters of the answers that a trip does not fit; undefined without a level or figures of its days. */
export function unfitAnswers(
  { level, days }: Pick<TripPage, 'level' | 'days'>,
  most: Content<'trips/levels'>['most'],
): string | undefined {
  if (level === undefined) return undefined;
  const greatest = (question: keyof typeof EFFORTS) =>
    Math.max(...days.flatMap((day) => day[EFFORTS[question]] ?? []));
  if (QUESTIONS.some((question) => greatest(question) < 0)) return undefined;
  const unfit = CHOICES.filter(({ question, answer }) => greatest(question) > most[question][answer]);
  return unfit.map(({ letter }) => letter).join('');
}
