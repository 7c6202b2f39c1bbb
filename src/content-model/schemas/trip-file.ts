import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { daysBetween } from '#content-model/indian-time.ts';
import type { Localized } from '#content-model/languages.ts';
import { day as date, image, integer, placeholders, text } from './fields.ts';

/** In rupees for each person. A price outside has a digit too few or too many. */
const [MIN_PRICE, MAX_PRICE] = [500, 1_000_000];

const priceRange = `must be from ${MIN_PRICE} to ${MAX_PRICE} rupees\nCheck the number of digits.`;

const CORRECT_DATE = 'Correct the wrong one of the two dates.';

/** No trip of the club is longer. */
const MAX_DAYS = 60;

const minutes = (description: string) => integer(0, 720, `${description} In minutes, 0 for none.`);

const rupees = (description: string) => integer(0, 1_000_000, `${description} In rupees, digits only.`);

const daysBefore = integer(0, 365, 'How many days before the first day of the trip.');

const sentence = (description: string) => text(400, description);

const sentences = (description: string) => z.array(text(160, 'One entry of the list.')).describe(description);

/** An object with optional fields. `required()` names those that are not. */
const partial = <Fields extends z.ZodRawShape>(fields: Fields) => z.strictObject(fields).partial();

const day = partial({
  place: text(60, 'Where the day is spent, e.g. Sarnath'),
  morning: sentence('What happens in the morning.'),
  afternoon: sentence('What happens in the afternoon.'),
  evening: sentence('What happens in the evening.'),
  walkingMinutes: minutes('How long one walks in all on this day.'),
  stairs: integer(0, 1500, 'How many steps of stairs one climbs in all, 0 for none.'),
  standingMinutes: minutes('The longest time for which one stands, e.g. in a queue.'),
  driveMinutes: minutes('The longest drive without a stop.'),
  toilets: text(240, 'Where the toilets are, which kind, and where one sits down.'),
  canSkip: text(240, 'What can be left out, and what one does instead.'),
})
  .required({ place: true })
  .refine(({ morning, afternoon, evening }) => morning ?? afternoon ?? evening, {
    path: ['morning'],
    message: 'is missing, and so are "afternoon" and "evening"\nWrite at least one of the three.',
  });

const place = (what: string) =>
  partial({
    place: text(120, `Where the trip ${what}.`),
    how: sentence('How far station and airport are, and by what time one comes or leaves.'),
  }).required({ place: true });

const cancellation = z
  .array(
    z.strictObject({
      daysBefore: daysBefore.describe(
        'The row is for those who cancel this many days before the first day, or earlier.',
      ),
      keptPercent: integer(0, 100, 'How much of the whole price the club keeps, in percent.'),
    }),
  )
  .refine(
    (rows) => rows.at(-1)?.daysBefore === 0 && isRising(rows.map((row) => -row.daysBefore)),
    'must go from the most days before the trip to 0\nPut the rows into this order; the last one has daysBefore: 0.',
  )
  .refine(
    (rows) => isRising(rows.map((row) => row.keptPercent)),
    'keeps less from those who cancel later, or as much\nThe percent must rise from row to row.',
  )
  .describe('What the club keeps if one cancels, from the most days before the trip to 0.');

/** True if every number is greater than the one before it. */
const isRising = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

const price = partial({
  included: sentences('What the price includes.').min(1, 'is empty\nWrite at least one entry.'),
  notIncluded: sentences('What one pays besides.'),
  gst: z
    .strictObject({
      percent: integer(0, 28, 'The GST in percent.'),
      included: z
        .boolean()
        .describe('true if the price of the card has the GST in it, false if it is added to that price.'),
    })
    .describe('How much GST there is, and whether the price of the card has it.'),
  deposit: rupees('What is paid when one books, for each person.'),
  instalments: z
    .array(z.strictObject({ amount: rupees('What is paid, for each person.'), daysBefore }))
    .describe('What is paid between the deposit and the rest.'),
  restDaysBefore: daysBefore.describe('How many days before the first day the rest is paid.'),
  cancellation,
})
  .required({ included: true, gst: true })
  .describe('The price in full: what is in it, and when it is paid.');

const question = z.strictObject({
  question: text(140, 'A question as people ask it.'),
  answer: text(600, 'The answer, in plain words.'),
});

/** The page of a trip. */
const page = partial({
  level: integer(1, 4, 'How much walking there is: 1 is the easiest. levels.json has the words.'),
  letter: z
    .array(text(600, 'A paragraph.'))
    .describe('A letter above the days, from somebody who has been there.'),
  start: place('begins'),
  end: place('ends'),
  groupLeast: integer(1, 60, 'How few people are enough for the trip to take place.'),
  groupMost: integer(1, 60, 'How many people travel together at most.'),
  manager: sentence('Who travels with the group, and what this person does.'),
  days: z
    .array(day)
    .min(1, 'is empty\nWrite a day for each day of the trip.')
    .describe('The days of the trip, one after the other.'),
  rooms: partial({
    singleSupplement: rupees('What a room for oneself costs besides; 0 if it costs nothing.'),
    sharedReduction: rupees('What each of two who share a room pays less, where all have one alone.'),
    access: sentence('Ground floor, lift, steps at the door, what the bathroom is like.'),
    airConditioning: sentence('Which rooms and vehicles have air conditioning.'),
  }),
  price,
  health: partial({
    doctor: sentence('How one gets a doctor, and how far a hospital is.'),
    hospital: sentence('The names of the nearest hospitals. They are on the sheet for the doctor.'),
    notFor: sentence('Who should not come on this trip, and why.'),
  }),
  papers: sentence('Which papers one brings besides those of every trip.'),
  food: partial({
    vegetarian: sentence('What there is for vegetarians.'),
    jain: sentence('What there is for Jains.'),
    diabetic: sentence('What there is for people with diabetes.'),
  }),
  weather: sentence('What the weather is like on these days.'),
  pack: sentences('What to pack.'),
  questions: z.array(question).describe('Questions that people ask about this trip, with answers.'),
}).required({ days: true, price: true });

/** A trip: its card, and its page if it has one. Its days include the first and the last one. */
export const tripFile = (context: SchemaContext) =>
  z
    .strictObject({
      title: text(60, 'The name of the trip.'),
      location: text(40, 'The destination, e.g. Kerala'),
      cities: text(120, 'The towns, e.g. Kochi, Munnar, Alleppey'),
      cost: z
        .int('must be whole rupees, without paise\nWrite only the digits, for example 28500')
        .min(MIN_PRICE, priceRange)
        .max(MAX_PRICE, priceRange)
        .describe('The price in rupees, digits only.'),
      cover: image(context).describe('The picture of the trip, e.g. ../images/trip-kerala.svg'),
      firstDay: date.describe('The first day of the trip, as year-month-day.'),
      lastDay: date.describe('The last day of the trip, as year-month-day.'),
      seats: z
        .enum(['few', 'full'])
        .optional()
        .describe('Few seats left, or a waiting list. With (None) there are seats enough.'),
      page: page.optional().describe('The page of the trip. Without one the trip is only a card.'),
      placeholders,
    })
    .refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
      path: ['lastDay'],
      message: `is before "firstDay"\n${CORRECT_DATE}`,
    })
    .refine(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) <= MAX_DAYS, {
      path: ['lastDay'],
      message: `is more than ${MAX_DAYS} days after "firstDay"\n${CORRECT_DATE}`,
    });

/** The data of a trip's file, with its texts in one language. */
export type TripFile = Localized<z.output<ReturnType<typeof tripFile>>>;

/** The page of a trip, in one language. */
export type TripPage = NonNullable<TripFile['page']>;
