import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { DAY_MS } from '../indian-time.ts';
import { image } from './picture.ts';
import { day as date, isDay, placeholders, text, whole } from './text.ts';
import type { Localized } from './localized.ts';

/** In rupees for each person. A price outside has a digit too few or too many. */
const [LEAST_PRICE, GREATEST_PRICE] = [500, 1_000_000];

const priceRange = `must be from ${LEAST_PRICE} to ${GREATEST_PRICE} rupees\nCheck the number of digits.`;

const CORRECT_DATE = 'Correct the wrong one of the two dates.';

/** No trip of the club is longer than this. In milliseconds. */
const LONGEST_MS = 60 * DAY_MS;

const minutes = (description: string) => whole(0, 720, `${description} In minutes, 0 for none.`);

const rupees = (description: string) => whole(0, 1_000_000, `${description} In rupees, digits only.`);

const daysBefore = whole(0, 365, 'How many days before the first day of the trip.');

const sentence = (description: string) => text(400, description);

const sentences = (description: string) => z.array(text(160, 'One entry of the list.')).describe(description);

/** What a meal is called in the page files. */
const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

const day = z
  .strictObject({
    place: text(60, 'Where the day is spent, e.g. Sarnath'),
    morning: sentence('What happens in the morning.').optional(),
    afternoon: sentence('What happens in the afternoon.').optional(),
    evening: sentence('What happens in the evening.').optional(),
    walkingMinutes: minutes('How long one walks in all on this day.').optional(),
    stairs: whole(0, 1500, 'How many steps of stairs one climbs in all, 0 for none.').optional(),
    standingMinutes: minutes('The longest time for which one stands, e.g. in a queue.').optional(),
    driveMinutes: minutes('The longest drive without a stop.').optional(),
    toilets: text(240, 'Where the toilets are, which kind, and where one sits down.').optional(),
    meals: z
      .array(z.enum(MEALS))
      .describe('The meals that are in the price: breakfast, lunch, dinner.')
      .optional(),
    canSkip: text(240, 'What can be left out, and what one does instead.').optional(),
  })
  .refine(({ morning, afternoon, evening }) => morning ?? afternoon ?? evening, {
    path: ['morning'],
    message: 'is missing, and so are "afternoon" and "evening"\nWrite at least one of the three.',
  });

const place = (what: string) =>
  z
    .strictObject({
      place: text(120, `Where the trip ${what}.`),
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
      (rows) => rows.at(-1)?.daysBefore === 0 && isFalling(rows.map((row) => row.daysBefore)),
      'must go from the most days before the trip to 0\nPut the rows into this order; the last one has daysBefore: 0.',
    )
    .refine(
      (rows) => isFalling(rows.map(({ keptPercent }) => -keptPercent)),
      'keeps less from those who cancel later\nThe percent must rise from row to row.',
    )
    .describe('What the club keeps if one cancels, from the most days before the trip to 0.')
    .optional(),
});

/** True if every number is smaller than the one before it. */
const isFalling = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number < (numbers[index - 1] ?? 0));

/** The page of a trip. */
const page = z.strictObject({
  level: whole(1, 4, 'How much walking there is: 1 is the easiest. levels.json has the words.').optional(),
  letter: z
    .array(text(600, 'A paragraph.'))
    .describe('A letter above the days, from somebody who has been there.')
    .optional(),
  start: place('begins'),
  end: place('ends'),
  groupMost: whole(1, 60, 'How many people travel together at most.').optional(),
  manager: sentence('Who travels with the group, and what this person does.').optional(),
  days: z.array(day).min(1, 'is empty\nWrite a day for each day of the trip.'),
  rooms: z
    .strictObject({
      sharing: sentence('With whom one shares a room.').optional(),
      singleSupplement: rupees('What a room for oneself costs besides; 0 if it costs nothing.').optional(),
      access: sentence('Ground floor, lift, steps at the door, what the bathroom is like.').optional(),
      airConditioning: sentence('Which rooms and vehicles have air conditioning.').optional(),
    })
    .optional(),
  price,
  changes: z
    .strictObject({
      clubCancels: sentence('What people get if the club cancels the trip.').optional(),
      tooFew: sentence('How few people are too few, and when people learn of it.').optional(),
      illness: sentence('What the club keeps after a stay in hospital or a death in the family.').optional(),
      homeEarly: sentence('Who helps, and who pays, if somebody goes home early.').optional(),
    })
    .describe('What happens if the trip does not go as planned.')
    .optional(),
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
        question: text(140, 'A question as people ask it.'),
        answer: text(600, 'The answer, in plain words.'),
      }),
    )
    .describe('Questions that people ask about this trip, with answers.')
    .optional(),
});

/** A trip: its card, and its page if it has one. Its days include the first and the last one. */
export const tripFile = (context: SchemaContext) =>
  z
    .strictObject({
      title: text(60, 'The name of the trip.'),
      location: text(40, 'The destination, e.g. Kerala'),
      cities: text(120, 'The towns, e.g. Kochi, Munnar, Alleppey'),
      cost: z
        .int('must be whole rupees, without paise\nWrite only the digits, for example 28500')
        .min(LEAST_PRICE, priceRange)
        .max(GREATEST_PRICE, priceRange)
        .describe('The price in rupees, digits only.'),
      cover: image(context).describe('The picture of the trip, e.g. ../images/trip-kerala.svg'),
      firstDay: date.describe('The first day of the trip, as year-month-day.'),
      lastDay: date.describe('The last day of the trip, as year-month-day.'),
      page: page.optional().describe('The page of the trip. Without one the trip is only a card.'),
      placeholders,
    })
    .refine(({ firstDay, lastDay }) => !isDay(firstDay) || !isDay(lastDay) || lastDay >= firstDay, {
      path: ['lastDay'],
      message: `is before "firstDay"\n${CORRECT_DATE}`,
    })
    .refine(
      ({ firstDay, lastDay }) =>
        !isDay(firstDay) || !(Date.parse(lastDay) - Date.parse(firstDay) > LONGEST_MS),
      {
        path: ['lastDay'],
        message: `is more than 60 days after "firstDay"\n${CORRECT_DATE}`,
      },
    );

/** The data of a trip's file, with its texts in one language. */
export type TripFile = Localized<z.output<ReturnType<typeof tripFile>>>;

/** The page of a trip, in one language. */
export type TripPage = NonNullable<TripFile['page']>;
