import { z } from 'astro/zod';
import { line } from './text.ts';

/** The greatest number of minutes or of stairs in a day that is no slip of the pen. */
const [MOST_MINUTES, MOST_STAIRS] = [720, 1500];

const whole = (least: number, most: number, description: string) =>
  z
    .int('must be a whole number')
    .min(least, `must be from ${least} to ${most}`)
    .max(most, `must be from ${least} to ${most}`)
    .describe(description);

const minutes = (description: string) => whole(0, MOST_MINUTES, `${description} In minutes, 0 for none.`);

const rupees = (description: string) => whole(0, 1_000_000, `${description} In rupees, digits only.`);

const daysBefore = whole(0, 365, 'How many days before the first day of the trip.');

const sentence = (description: string) => line(400, description);

const sentences = (description: string) => z.array(line(160, 'One entry of the list.')).describe(description);

/** What a meal is called in the page files. */
const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

const day = z
  .strictObject({
    place: line(60, 'Where the day is spent, e.g. Sarnath'),
    morning: sentence('What happens in the morning.').optional(),
    afternoon: sentence('What happens in the afternoon.').optional(),
    evening: sentence('What happens in the evening.').optional(),
    walkingMinutes: minutes('How long one walks in all on this day.').optional(),
    stairs: whole(0, MOST_STAIRS, 'How many steps of stairs one climbs in all, 0 for none.').optional(),
    standingMinutes: minutes('The longest time for which one stands, e.g. in a queue.').optional(),
    driveMinutes: minutes('The longest drive without a stop.').optional(),
    toilets: line(240, 'Where the toilets are, which kind, and where one sits down.').optional(),
    meals: z
      .array(z.enum(MEALS))
      .describe('The meals that are in the price: breakfast, lunch, dinner.')
      .optional(),
    canSkip: line(240, 'What can be left out, and what one does instead.').optional(),
  })
  .refine(({ morning, afternoon, evening }) => morning ?? afternoon ?? evening, {
    path: ['morning'],
    message: 'is missing, and so are "afternoon" and "evening"\nWrite at least one of the three.',
  });

const place = (what: string) =>
  z
    .strictObject({
      place: line(120, `Where the trip ${what}.`),
      how: sentence('How one gets there, and by what time.').optional(),
    })
    .optional();

const price = z.strictObject({
  included: sentences('What the price includes.').min(1, 'is empty\nWrite at least one entry.'),
  notIncluded: sentences('What one pays besides.').optional(),
  gst: z.strictObject({
    percent: whole(0, 28, 'The GST in percent.'),
    included: z
      .boolean()
      .describe('true if the price of the card has the GST in it, false if it is added to that price.'),
  }),
  deposit: rupees('What is paid when one books, for each person.').optional(),
  instalments: z
    .array(z.strictObject({ amount: rupees('What is paid, for each person.'), daysBefore }))
    .describe('What is paid between the deposit and the rest.')
    .optional(),
  restDaysBefore: daysBefore.describe('How many days before the first day the rest is paid.').optional(),
  payment: sentence('How one pays, and what a card costs besides.').optional(),
  cancellation: z
    .array(
      z.strictObject({
        daysBefore: daysBefore.describe(
          'The row is for those who cancel at least so many days before the first day.',
        ),
        keptPercent: whole(0, 100, 'How much of the whole price the club keeps, in percent.'),
      }),
    )
    .refine(
      (rows) =>
        rows.at(-1)?.daysBefore === 0 &&
        rows.every((row, index) => index === 0 || row.daysBefore < (rows[index - 1]?.daysBefore ?? 0)),
      'must go from the most days before the trip to 0\nPut the rows into this order; the last one has daysBefore: 0.',
    )
    .describe('What the club keeps if one cancels, from the most days before the trip to 0.')
    .optional(),
});

/** The fields of a trip's page, as an object without the checks that compare them. */
export const tripPageFields = z.strictObject({
  placeholders: z
    .array(z.string())
    // YAML parses an empty value as null.
    .nullish()
    .transform((points) => points ?? [])
    .describe('What on this page is still invented, in your own words. Remove a line when it is settled.'),
  level: whole(1, 4, 'How much walking there is: 1 is the easiest. levels.json has the words.').optional(),
  start: place('begins'),
  end: place('ends'),
  groupMost: whole(1, 200, 'How many people travel together at most.').optional(),
  manager: sentence('Who travels with the group, and what this person does.').optional(),
  days: z.array(day).min(1, 'is empty\nWrite a day for each day of the trip.'),
  rooms: z
    .strictObject({
      sharing: sentence('With whom one shares a room.').optional(),
      singleSupplement: rupees('What a room for oneself costs besides; 0 if it costs nothing.').optional(),
      access: sentence('Ground floor, lift, steps at the door, what the bathroom is like.').optional(),
    })
    .optional(),
  price,
  health: z
    .strictObject({
      doctor: sentence('How one gets a doctor.').optional(),
      hospital: sentence('The nearest hospitals, and how far they are.').optional(),
      insurance: sentence(
        'What the insurance pays, up to which sum and age, and what it does not.',
      ).optional(),
      notFor: sentence('Who should not come on this trip, and why.').optional(),
    })
    .optional(),
  papers: sentence('Which papers one brings.').optional(),
  food: z
    .strictObject({
      vegetarian: sentence('What there is for vegetarians.').optional(),
      jain: sentence('What there is for Jains.').optional(),
      diabetic: sentence('What there is for people with diabetes.').optional(),
    })
    .optional(),
  weather: sentence('What the weather is like on these days.').optional(),
  pack: sentences('What to pack.').optional(),
  questions: z
    .array(
      z.strictObject({
        question: line(140, 'A question as people ask it.'),
        answer: line(600, 'The answer, in plain words.'),
      }),
    )
    .describe('Questions that people ask about this trip, with answers.')
    .optional(),
});

/** The page of a trip. */
export type TripPage = z.output<typeof tripPageFields>;
