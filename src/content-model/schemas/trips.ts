import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { exactly, image, integer, listOf, placeholders, stars, text } from './fields.ts';

const title = text(60, 'The heading of the section.');

export const tripsHero = (context: SchemaContext) =>
  z.strictObject({
    heading: text(40, 'The heading of the page.'),
    sentence: text(160, 'One sentence about the tours.'),
    button: text(30, 'The text of the button that scrolls to the trips.'),
    image: image(context),
    placeholders,
  });

/** The packages section, and what every trip card says. */
export const packages = (context: SchemaContext) =>
  z.strictObject({
    title,
    facilities: z.array(text(24, 'A facility of every trip.')).length(5, exactly(5, 'facilities')),
    facilitiesLabel: text(40, 'How a screen reader names the list of facilities.'),
    perPerson: text(24, 'The small text after the price.'),
    requestCallback: text(30, 'The text of the button on every card.'),
    requestCustomTrip: text(40, 'The text of the button below the cards.'),
    coverPlaceholder: image(context).describe(
      'The picture for a trip whose own picture is missing or does not load.',
    ),
    withoutScript: text(240, 'How to request a callback without the form. The telephone numbers follow.'),
    onPage: text(80, 'The line under the cards: where to read what each trip has.'),
    stepsTitle: text(40, 'The heading above the three steps.'),
    steps: z.array(text(160, 'A step of booking.')).length(3, exactly(3, 'steps')),
    placeholders,
  });

/** The section with the five features. */
export const difference = (context: SchemaContext) =>
  z.strictObject({
    title,
    features: listOf(
      z.strictObject({ title: text(40, 'The name of the feature.'), image: image(context) }),
      5,
    ),
    placeholders,
  });

export const reviews = () =>
  z.strictObject({
    title,
    items: listOf(
      z.strictObject({
        name: text(40, 'The name of the person.'),
        feedback: text(320, 'What the person says, at most 320 characters.'),
        stars,
      }),
      3,
    ),
    placeholders,
  });

/** What is true of every trip, for the page of each of them. */
export const everyTrip = () =>
  z.strictObject({
    arrival: text(240, 'How one gets from the station or the airport to the hotel.'),
    supervisor: text(240, 'How one reaches the trip supervisor.'),
    sharing: text(240, 'With whom one shares a room. A trip with a room for everybody does not show it.'),
    payment: text(240, 'How one pays, and to whom.'),
    insurance: text(320, 'What the insurance pays, and up to which sum and age.'),
    inHospital: text(240, 'Who stays with a member in hospital.'),
    changes: text(400, 'What one gets back: within some days, for a seat that is sold again, after illness.'),
    papers: text(320, 'Which papers one brings, and which ones the club sends.'),
    placeholders,
  });

const most = (unit: string) =>
  z.strictObject({
    little: integer(0, 1500, `${unit} in a day, for those who can do little of it.`),
    more: integer(0, 1500, `${unit} in a day, for those who can do more.`),
  });

/** The levels of trips, and the maximum efforts for the answers to the questions above the cards. */
export const levels = () =>
  z.strictObject({
    levels: listOf(
      z.strictObject({
        name: text(30, 'The level in a word or two.'),
        sentence: text(160, 'The level in a sentence, as a walker would say it.'),
      }),
      4,
    ),
    most: z
      .strictObject({
        stairs: most('Steps of stairs'),
        standing: most('Minutes of standing'),
        walking: most('Minutes of walking'),
      })
      .describe('A trip fits an answer if no day has more.'),
    placeholders,
  });
