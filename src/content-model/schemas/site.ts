import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { dialled } from '#content-model/telephone.ts';
import { day, exactly, image, integer, line, placeholders, text, tooLong } from './fields.ts';

/** The days of the week, as `site.json` names them. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const phone = (description: string) =>
  line(24, `${description} As it is displayed, e.g. +91 98765 43210`).refine(
    (number) => dialled(number) !== '',
    'is not a telephone number\nWrite for example +91 98765 43210, or a toll-free number as 1800 123 4567.',
  );

const time = (description: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
      error: 'must be a time in the 24-hour format\nWrite for example "09:00" or "17:30".',
      abort: true,
    })
    .describe(description);

const openHours = z
  .strictObject({
    display: text(52, 'The opening hours as they are displayed.'),
    days: z
      .array(z.enum(WEEKDAYS))
      .min(1, 'is empty\nName at least one day.')
      .describe('The days on which the telephone is answered, in English.'),
    opens: time('The opening time in the 24-hour format, e.g. 09:00'),
    closes: time('The closing time in the 24-hour format, e.g. 17:00'),
  })
  .refine(({ opens, closes }) => closes > opens, {
    path: ['closes'],
    message: 'must be later than "opens"\nCorrect the wrong one of the two times.',
  });

const days = (description: string) => integer(1, 3650, description);

/** Facts of the legal texts, which name them in braces and do not repeat them. */
const legal = z.strictObject({
  grievanceOfficer: text(50, 'The name of the Grievance Officer.'),
  grievanceDesignation: text(50, 'The designation of the Grievance Officer, e.g. Head of member services.'),
  grievancePhone: phone('The telephone number of the Grievance Officer.'),
  supportOpens: time('When help with the app begins, in the 24-hour format, e.g. 09:00'),
  supportCloses: time('When help with the app ends, in the 24-hour format, e.g. 21:00'),
  requestDays: integer(1, 365, 'For how many days a callback request is kept after the last call about it.'),
  logDays: days('For how many days the hosting provider keeps the server logs.'),
  accountDays: days('For how many days the data of a closed account in the app is kept.'),
  recordingDays: days('For how many days the recording of a session in the app is kept.'),
  answerDays: days('Within how many days a complaint about personal data or accessibility is answered.'),
});

/** The URL of an app in a store. `path` matches what follows the host name. */
const storeAddress = (host: string, path: RegExp, description: string) =>
  z
    .string()
    .max(90, tooLong(90))
    .regex(
      new RegExp(String.raw`^https://${RegExp.escape(host)}\S*?${path.source}\S*$`),
      `is not the address of an app on ${host}\nOpen the app on ${host} and copy its address, without spaces; it begins with https://`,
    )
    .describe(description);

/** The facts about the club that several pages use. */
export const site = (context: SchemaContext) =>
  z.strictObject({
    name: text(30, 'The name of the club.'),
    tagline: text(36, 'The tagline under the name.'),
    logo: image(context, 128).describe(
      'The logo of the club, a square picture without the name, which stands beside it. All icons are made from it.',
    ),
    company: z.strictObject({
      name: line(50, 'The company that runs the club.'),
      statement: text(185, 'The compliance statement in the footer of every page.'),
      registeredAddress: text(70, 'The registered address.'),
    }),
    contact: z.strictObject({
      address: z
        .strictObject({
          street: text(50, 'The house number and the street.'),
          town: text(30, 'The town.'),
          pinCode: z
            .string()
            .regex(
              /^\d{6}$/,
              'must be the six digits of the PIN code\nWrite for example "110024" without spaces.',
            )
            .describe('The PIN code, six digits.'),
        })
        .describe('The address at which people can visit the club.'),
      phones: z
        .array(phone('A telephone number of the club.'))
        .length(2, exactly(2, 'telephone numbers'))
        .refine((phones) => new Set(phones.map(dialled)).size === phones.length, {
          path: [1],
          message: 'is the same number as the first one\nWrite another number.',
        }),
      email: z
        .email('is not an email address\nWrite for example hello@club.example, without spaces.')
        .max(45, tooLong(45))
        .describe('The email address of the club.'),
      openHours: openHours.describe('The opening hours, in which the telephone is answered.'),
    }),
    stores: z.strictObject({
      googlePlay: storeAddress(
        'play.google.com',
        /\/store\/apps\/details\?(.*&)?id=\w/,
        'The web address of the app on Google Play.',
      ),
      appStore: storeAddress(
        'apps.apple.com',
        /\/id\d+/,
        'The web address of the app in the Apple App Store.',
      ),
    }),
    legal: legal.describe('Facts of the legal texts.'),
    security: z
      .strictObject({
        expires: day.describe(
          'Until when the email address of the club is certain to be read, as year-month-day: at most a year from now.',
        ),
      })
      .describe('The contact for people who have found a security problem of the site.'),
    placeholders,
  });
