import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { TRIP_FIELDS } from './trip.ts';
import { decoration, id, listOf } from './picture.ts';
import { $schema, day, exactly, isDay, line, placeholders, stars, tooLong } from './text.ts';

const title = line(60, 'The heading of the section.');

/** The top of the trips page. */
export const tripsHero = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    heading: line(40, 'The heading of the page.'),
    sentence: line(160, 'One line on the tours.'),
    button: line(30, 'The button that leads to the trips.'),
    ...decoration(context),
  });

/** The words around and on the trip cards. */
export const packages = ({ image }: SchemaContext) =>
  z.strictObject({
    $schema,
    placeholders,
    title,
    loading: line(40, 'Said by screen readers while the trips are on their way.'),
    loaded: z
      .strictObject({
        one: line(40, 'For one trip; {count} stands for the number.'),
        other: line(40, 'For any other number of trips; {count} stands for it.'),
      })
      .describe('Said by screen readers when the trips have come.'),
    facilities: z.array(line(24, 'A facility that every trip has.')).length(5, exactly(5, 'facilities')),
    facilitiesLabel: line(40, 'How a screen reader names the facilities.'),
    duration: line(40, 'How long a trip is; {days} and {nights} stand for the numbers.'),
    perPerson: line(24, 'The small words after the price.'),
    requestCallback: line(30, 'The button on every card.'),
    requestCustomTrip: line(40, 'The button under the cards.'),
    coverPlaceholder: image().describe('Shown where a cover does not load.'),
    withoutScript: line(240, 'How to ask when the page cannot do it, before the telephone numbers.'),
  });

/** The five features. */
export const difference = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    title,
    features: listOf(z.strictObject({ id, title: line(40, 'The feature.'), ...decoration(context) }), 5),
  });

/** The three reviews. */
export const reviews = z.strictObject({
  $schema,
  placeholders,
  title,
  starsLabel: line(40, 'How a screen reader reads the stars; {stars} stands for the number.'),
  items: listOf(
    z.strictObject({
      id,
      name: line(40, 'Who says it.'),
      feedback: line(320, 'What is said, at most 320 characters.'),
      stars,
    }),
    3,
  ),
});

/** The words of the callback panel. */
export const callback = z.strictObject({
  $schema,
  heading: line(60, 'The heading of the panel.'),
  name: line(30, 'The label of the name field.'),
  mobileNumber: line(30, 'The label of the telephone field.'),
  tripTo: line(30, 'The label of the destination field, for a custom trip.'),
  submit: line(20, 'The button that sends the request.'),
  submitting: line(40, 'Said by screen readers while the request is on its way.'),
  success: line(60, 'Shown when the request has arrived.'),
  failure: z
    .string()
    .max(200, tooLong(200))
    .describe('Shown when the request has not arrived. Empty: nothing is shown.'),
  close: line(20, 'The button that closes the panel.'),
  use: line(160, 'What the number is used for.'),
  privacyLink: line(40, 'The link to the privacy policy.'),
  callInstead: line(60, 'The words before the telephone number to call instead.'),
  neverAsk: line(160, 'What the club never asks for.'),
});

type TripFieldSchemas = {
  [Name in keyof typeof TRIP_FIELDS]: (typeof TRIP_FIELDS)[Name]['kind'] extends 'amount'
    ? z.ZodNumber
    : z.ZodString;
};

const tripFields = Object.fromEntries(
  Object.entries(TRIP_FIELDS).map(([name, field]) => [
    name,
    field.kind === 'amount'
      ? z.number().positive('must be more than 0').describe(field.description)
      : line(field.max, field.description),
  ]),
) as TripFieldSchemas;

/** A trip as an editor writes it: whole days, first and last included. */
const embeddedTrip = ({ image }: SchemaContext) =>
  z
    .strictObject({
      ...tripFields,
      covers: z
        .array(image())
        .min(1, 'is empty\nName at least one picture, e.g. ["../images/trip-kerala.svg"].')
        .describe('The first is shown.'),
      firstDay: day.describe('The first day, as year-month-day.'),
      lastDay: day.describe('The last day, as year-month-day.'),
    })
    .refine(({ firstDay, lastDay }) => lastDay >= firstDay || !isDay(firstDay) || !isDay(lastDay), {
      path: ['lastDay'],
      message: 'lies before firstDay\nMend whichever of the two days is wrong.',
    });

/** The list of trips that the site shows when it has no server of its own (decision 12). */
export const upcoming = (context: SchemaContext) =>
  z.strictObject({ $schema, placeholders, trips: z.array(embeddedTrip(context)) });

/** The words on a trip card. */
export type PackagesWords = z.infer<ReturnType<typeof packages>>;
/** The words of the callback panel. */
export type CallbackWords = z.infer<typeof callback>;
