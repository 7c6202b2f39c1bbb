import { z } from 'astro/zod';
import { distinctEntries } from './entries.ts';
import { $schema, exactly, line, placeholders } from './text.ts';

/** How much somebody can do in a day, who answers so. */
const answer = z.strictObject({
  answer: line(40, 'The answer. The site replaces {most} by the number below.', ['most']),
  most: z
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .describe('A trip fits this answer if no day has more: steps of stairs, or minutes.'),
});

const question = (what: string) =>
  z.strictObject({
    question: line(40, `The question about ${what}.`),
    little: answer.describe('The answer of those who can do little of it.'),
    more: answer.describe('The answer of those who can do more.'),
  });

/** The words for the levels of trips, and the questions above the cards of the trips. */
export const levels = z.strictObject({
  $schema,
  placeholders,
  levels: z
    .array(
      z.strictObject({
        id: z.int().min(1).max(4).describe('The number of the level, from 1 to 4.'),
        name: line(30, 'The level in a word or two.'),
        sentence: line(160, 'The level in a sentence, as a walker would say it.'),
      }),
    )
    .length(4, exactly(4, 'levels'))
    .superRefine(distinctEntries()),
  manage: z.strictObject({
    title: line(40, 'The heading of the questions.'),
    sentence: line(140, 'What the answers do.'),
    stairs: question('stairs'),
    standing: question('standing'),
    walking: question('walking'),
    clear: line(30, 'The text of the button that takes the answers back.'),
    fits: line(30, 'What a card says if the trip fits all answers.'),
    hard: line(40, 'What a card says if the trip does not fit an answer.'),
  }),
});

const word = (description: string, variables: readonly string[] = []) => line(80, description, variables);

/** The words that are the same on the pages of all trips. The site replaces what is in braces. */
export const tripPageWords = z.strictObject({
  $schema,
  description: line(
    65,
    'The sentence under the title in search results, with {title}, {dates} and {price}.',
    ['title', 'dates', 'price'],
  ),
  level: word('The label of the level.'),
  group: word('The size of the group, with {count}.', ['count']),
  start: word('The label of the place where the trip begins.'),
  end: word('The label of the place where it ends.'),
  manager: word('The label of the tour manager.'),
  days: word('The heading of the days.'),
  day: word('The number of a day, with {number}.', ['number']),
  morning: word('The label of the morning.'),
  afternoon: word('The label of the afternoon.'),
  evening: word('The label of the evening.'),
  walking: word('How long one walks on a day, with {minutes}.', ['minutes']),
  stairs: word('How many stairs a day has, with {count}.', ['count']),
  noStairs: word('What a day without stairs says.'),
  standing: word('How long one stands at most, with {minutes}.', ['minutes']),
  drive: word('How long the longest drive is, with {minutes}.', ['minutes']),
  toilets: word('The label of toilets and rests.'),
  meals: word('Which meals a day has, with {meals}.', ['meals']),
  breakfast: word('Breakfast.'),
  lunch: word('Lunch.'),
  dinner: word('Dinner.'),
  canSkip: word('The label of what can be left out.'),
  rooms: word('The heading of the rooms.'),
  sharedRoom: word('The label of with whom one shares a room.'),
  singleRoom: word('The label of a room for oneself.'),
  singleSupplement: word('What such a room costs besides, with {price}.', ['price']),
  noSupplement: word('What stands there if it costs no more.'),
  access: word('The label of lift, ground floor and bathroom.'),
  price: word('The heading of the price.'),
  included: word('The heading of what the price includes.'),
  notIncluded: word('The heading of what it does not include.'),
  cardPrice: word('The label of the price of the card.'),
  gstIncluded: word('The label of the GST in that price, with {percent}.', ['percent']),
  gstAdded: word('The label of the GST that is added, with {percent}.', ['percent']),
  total: word('The label of the whole sum.'),
  whenYouPay: word('The heading of the payments.'),
  deposit: word('When the deposit is paid.'),
  payBy: word('By when another sum is paid, with {day}.', ['day']),
  beforeTrip: word('When the rest is paid if the page names no day.'),
  howYouPay: word('The label of how one pays.'),
  cancellation: word('The heading of what is kept if one cancels.'),
  until: word('Until when a row counts, with {day}.', ['day']),
  afterwards: word('The label of the last row.'),
  keepNothing: word('What a row says if the club keeps nothing.'),
  keepPart: word('What the club keeps, with {price} and {percent}.', ['price', 'percent']),
  health: word('The heading of health.'),
  doctor: word('The label of the doctor.'),
  hospital: word('The label of the hospitals.'),
  insurance: word('The label of the insurance.'),
  notFor: word('The label of who should not come.'),
  food: word('The heading of the food.'),
  vegetarian: word('The label for vegetarians.'),
  jain: word('The label for Jains.'),
  diabetic: word('The label for people with diabetes.'),
  goodToKnow: word('The heading of papers, weather and what to pack.'),
  papers: word('The label of the papers.'),
  weather: word('The label of the weather.'),
  pack: word('The label of what to pack.'),
  questions: word('The heading of the questions.'),
  ask: word('The heading above the button for a callback.'),
  callInstead: word('The text before the telephone number.'),
  forward: word('The heading of what one can send and print.'),
  whatsapp: word('The text of the link that sends the page on WhatsApp.'),
  whatsappText: word('What is sent, with {title}, {dates} and {price}. The address follows.', [
    'title',
    'dates',
    'price',
  ]),
  calendar: word('The text of the link to the calendar file.'),
  calendarAlarm: word('What the calendar says a week before, with {title}.', ['title']),
  print: word('The text of the button that prints the page.'),
  qr: word('The words beside the QR code on paper.'),
  allTrips: word('The text of the link to the trips page.'),
});

/** The words for the levels, and the questions above the cards. */
export type Levels = z.infer<typeof levels>;
