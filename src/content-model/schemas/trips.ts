import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { TRIP_FIELDS } from './trip.ts';
import { distinctEntries } from './entries.ts';
import { decorativePicture, id, image, listOf } from './picture.ts';
import { $schema, day, exactly, isDay, line, placeholders, stars, tooLong, translatedTexts } from './text.ts';

const title = line(60, 'The heading of the section.');

/** The hero of the trips page. */
export const tripsHero = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    heading: line(40, 'The heading of the page.'),
    sentence: line(160, 'One sentence about the tours.'),
    button: line(30, 'The text of the button that scrolls to the trips.'),
    ...decorativePicture(context),
  });

/** The texts of the packages section and of the trip cards. */
export const packages = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    placeholders,
    title,
    loading: line(40, 'What a screen reader says while the trips are loading.'),
    loaded: z
      .strictObject({
        one: line(40, 'The text for one trip. The site replaces {count} by the number.', ['count']),
        other: line(40, 'The text for another number of trips. The site replaces {count} by the number.', [
          'count',
        ]),
      })
      .describe('What a screen reader says when the trips have loaded.'),
    facilities: z.array(line(24, 'A facility of every trip.')).length(5, exactly(5, 'facilities')),
    facilitiesLabel: line(40, 'How a screen reader names the list of facilities.'),
    dates: line(
      40,
      'The first and the last day of a trip. The site replaces {start} and {end} by the days.',
      ['start', 'end'],
    ),
    duration: line(40, 'The duration of a trip. The site replaces {days} and {nights} by numbers.', [
      'days',
      'nights',
    ]),
    perPerson: line(24, 'The small text after the price.'),
    requestCallback: line(30, 'The text of the button on every card.'),
    requestCustomTrip: line(40, 'The text of the button below the cards.'),
    coverPlaceholder: image(context).describe(
      'The picture for a trip whose own picture is missing or does not load.',
    ),
    withoutScript: line(240, 'How to request a callback without the form. The telephone numbers follow.'),
  });

/** The section with the five features. */
export const difference = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    title,
    features: listOf(
      z.strictObject({ id, title: line(40, 'The name of the feature.'), ...decorativePicture(context) }),
      5,
    ),
  });

/** The section with the three reviews. */
export const reviews = z.strictObject({
  $schema,
  placeholders,
  title,
  starsLabel: line(40, 'How a screen reader reads the stars. The site replaces {stars} by the number.', [
    'stars',
  ]),
  items: listOf(
    z.strictObject({
      id,
      name: line(40, 'The name of the person.'),
      feedback: line(320, 'What the person says, at most 320 characters.'),
      stars,
    }),
    3,
  ),
});

/** The texts of the callback panel. */
export const callback = z.strictObject({
  $schema,
  heading: line(60, 'The heading of the panel.'),
  name: line(30, 'The label of the name field.'),
  mobileNumber: line(30, 'The label of the telephone field.'),
  tripTo: line(30, 'The label of the destination field, which only a custom trip has.'),
  submit: line(20, 'The text of the button that sends the request.'),
  submitting: line(40, 'What a screen reader says while the request is being sent.'),
  success: line(60, 'The message after the request has been received.'),
  failure: z
    .string()
    .max(200, tooLong(200))
    .describe('The message when the request could not be sent. If empty, there is no message.')
    .register(translatedTexts, {}),
  close: line(20, 'The text of the button that closes the panel.'),
  use: line(160, 'What the form sends to the club, and what for.'),
  sheet: line(100, 'Where the request is stored, if CALLBACK_URL leads to Google.'),
  kept: line(
    120,
    'For how long the club keeps it. The site replaces {requestDays} by the number of days in site.json.',
    ['requestDays'],
  ),
  privacyLink: line(40, 'The text of the link to the privacy policy.'),
  ask: line(
    200,
    'How to ask about it, have it deleted or complain. The site replaces {grievanceOfficer} and {email}.',
    ['grievanceOfficer', 'email'],
  ),
  callUs: line(60, 'The heading of the panel if nothing receives requests. The telephone numbers follow.'),
  callInstead: line(60, 'The text before the telephone number to call instead.'),
  neverAsk: line(160, 'What the club never asks for.'),
});

/** The names of the pages of trips, which are parts of web addresses. */
const PAGE_NAME = /^[a-z0-9-]+$/;

/** In rupees for each person. A price outside has a digit too few or too many. */
const [LEAST_AMOUNT, GREATEST_AMOUNT] = [500, 1_000_000];

const rupees = `must be from ${LEAST_AMOUNT} to ${GREATEST_AMOUNT} rupees\nCheck the number of digits.`;

/** No trip of the club is longer than two months. In milliseconds. */
const LONGEST_MS = 62 * 24 * 60 * 60 * 1000;

type TripFieldSchemas = {
  [Name in keyof typeof TRIP_FIELDS]: (typeof TRIP_FIELDS)[Name]['kind'] extends 'amount'
    ? z.ZodInt
    : z.ZodString;
};

const tripFields = Object.fromEntries(
  Object.entries(TRIP_FIELDS).map(([name, field]) => [
    name,
    field.kind === 'amount'
      ? z
          .int('must be whole rupees, without paise\nWrite only the digits, for example 28500')
          .min(LEAST_AMOUNT, rupees)
          .max(GREATEST_AMOUNT, rupees)
          .describe(field.description)
      : line(field.max, field.description),
  ]),
) as TripFieldSchemas;

/** A trip in the content file. Its days include the first and the last one. */
const embeddedTrip = (context: SchemaContext) =>
  z
    .strictObject({
      ...tripFields,
      covers: z
        .array(image(context))
        .min(1, 'is empty\nName at least one picture, e.g. ["../images/trip-kerala.svg"].')
        .describe('The pictures of the trip. The site shows the first one.'),
      firstDay: day.describe('The first day of the trip, as year-month-day.'),
      lastDay: day.describe('The last day of the trip, as year-month-day.'),
      page: z
        .string()
        .regex(
          PAGE_NAME,
          'must be the name of a file in trips/pages, without .md\nUse only the letters a to z, digits and hyphens, for example lamps-on-the-ganga',
        )
        .optional()
        .describe(
          'The name of the file of its page in trips/pages, without .md. It is the address of the page.',
        ),
    })
    .refine(
      ({ firstDay, lastDay }) =>
        !(Date.parse(lastDay) - Date.parse(firstDay) > LONGEST_MS) || !isDay(firstDay) || !isDay(lastDay),
      {
        path: ['lastDay'],
        message: 'is more than two months after "firstDay"\nCorrect the wrong one of the two dates.',
      },
    )
    .refine(({ firstDay, lastDay }) => lastDay >= firstDay || !isDay(firstDay) || !isDay(lastDay), {
      path: ['lastDay'],
      message: 'is before "firstDay"\nCorrect the wrong one of the two dates.',
    });

/** The list of trips for a site without a trips server (decision 12). */
export const upcoming = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    placeholders,
    trips: z.array(embeddedTrip(context)).superRefine(distinctEntries()),
  });

/** The texts of the packages section and of the trip cards. */
export type PackagesTexts = z.infer<ReturnType<typeof packages>>;
/** The texts of the form in the callback panel. */
export type CallbackTexts = Pick<
  z.infer<typeof callback>,
  'heading' | 'name' | 'mobileNumber' | 'tripTo' | 'submit' | 'submitting' | 'success' | 'failure' | 'close'
>;
