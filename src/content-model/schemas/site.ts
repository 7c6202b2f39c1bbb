import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { ANY_SHAPE, image, picture, type PictureShape } from './picture.ts';
import { OPEN_HOURS_TIMES } from '../../lib/opening-hours.ts';
import { dialled } from '../../lib/telephone.ts';
import {
  $schema,
  day,
  exactly,
  fact,
  line,
  placeholders,
  storeAddress,
  tooLong,
  translatedTexts,
  wrongAddress,
} from './text.ts';

/** The days of the week, as `site.json` names them. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const phone = (description: string) =>
  fact(24, `${description} As it is displayed, e.g. +91 98765 43210`).refine(
    (text) => dialled(text) !== '',
    'is not a telephone number\nWrite for example +91 98765 43210, or a toll-free number as 1800 123 4567.',
  );

const address = z.strictObject({
  street: line(50, 'The house number and the street.'),
  town: line(30, 'The town.'),
  pinCode: z
    .string()
    .regex(/^\d{6}$/, 'must be the six digits of the PIN code\nWrite for example "110024" without spaces.')
    .describe('The PIN code, six digits.'),
});

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const time = (description: string) =>
  z
    .string()
    .regex(TIME, 'must be a time in the 24-hour format\nWrite for example "09:00" or "17:30".')
    .describe(description);

const areTimes = (...times: string[]) => times.every((text) => TIME.test(text));

const openHours = z
  .strictObject({
    display: fact(52, 'The opening hours as they are displayed.').register(translatedTexts, {
      words: OPEN_HOURS_TIMES,
    }),
    days: z
      .array(z.enum(WEEKDAYS))
      .min(1, 'is empty\nName at least one day.')
      .refine((days) => new Set(days).size === days.length, 'has a day twice\nDelete one of the two.')
      .describe('The days on which the telephone is answered, in English.'),
    opens: time('The opening time in the 24-hour format, e.g. 09:00'),
    closes: time('The closing time in the 24-hour format, e.g. 17:00'),
  })
  .refine(({ opens, closes }) => !areTimes(opens, closes) || closes > opens, {
    path: ['closes'],
    message: 'must be later than "opens"\nCorrect the wrong one of the two times.',
  })
  .refine(
    ({ display, opens, closes }) =>
      !areTimes(opens, closes) || displayedTimes(display).join() === [opens, closes].join(),
    {
      path: ['display'],
      message:
        'has other times than "opens" and "closes"\nWrite the same times in all three, here for example 9:00AM to 05:00PM.',
    },
  );

/** Returns the times of a displayed text in the 24-hour format: `17:00` for `05:00PM` and for `5 pm`. */
function displayedTimes(display: string): string[] {
  const times = display.matchAll(/(\d+)(?:[:.](\d\d))?\s*(?:([AP])\.?M|(?<=[:.]\d\d\s*))/gi);
  return [...times].map(([, hours = '', minutes = '00', half]) => {
    const afternoon = half?.toUpperCase() === 'P' ? 12 : 0;
    const hour =
      half === undefined ? Number(hours) : Number(hours) > 12 ? NaN : (Number(hours) % 12) + afternoon;
    return `${String(hour).padStart(2, '0')}:${minutes}`;
  });
}

const SQUARE: PictureShape = { least: 128, proportion: [0.7, 1.4], words: 'about as wide as high' };

/** Messengers do not show drawings. */
const SHARED: PictureShape = { ...ANY_SHAPE, photograph: true };

const days = (description: string) =>
  z
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(3650, 'must be at most ten years')
    .describe(description);

/** What the legal texts promise. They name these facts in braces and do not repeat them. */
const legal = z.strictObject({
  grievanceOfficer: line(50, 'The name of the Grievance Officer.'),
  grievanceDesignation: line(50, 'The designation of the Grievance Officer, e.g. Head of member services.'),
  grievancePhone: phone('The telephone number of the Grievance Officer.'),
  supportOpens: time('When help with the app begins, in the 24-hour format, e.g. 09:00'),
  supportCloses: time('When help with the app ends, in the 24-hour format, e.g. 21:00'),
  requestDays: days('For how many days a callback request is kept after the last call about it.'),
  logDays: days('For how many days the hosting provider keeps the server logs.'),
  accountDays: days('For how many days the data of a closed account in the app is kept.'),
  recordingDays: days('For how many days the recording of a session in the app is kept.'),
  answerDays: days('Within how many days a complaint about personal data or accessibility is answered.'),
});

/** What `/.well-known/security.txt` says besides the email address of the club. */
const security = z.strictObject({
  expires: day.describe(
    'Until when the email address of the club is certain to be read, as year-month-day: at most a year from now.',
  ),
});

/** The facts about the club that several pages use. */
export const site = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    placeholders,
    name: line(30, 'The name of the club.'),
    tagline: line(36, 'The tagline under the name.'),
    logo: image(context, SQUARE).describe(
      'The logo of the club, a square picture without the name, which stands beside it. All icons are made from it.',
    ),
    sharing: z
      .strictObject({
        ...picture(context, 110, SHARED),
        // It contains words.
        image: image(context, SHARED)
          .describe('The picture: its path from this file. A translation may have another one.')
          .register(translatedTexts, {}),
      })
      .describe('The picture that other services show with a shared link, 1200 by 630 pixels.'),
    company: z.strictObject({
      name: fact(50, 'The company that runs the club.'),
      statement: line(185, 'The compliance statement in the footer of every page.'),
      registeredAddress: line(70, 'The registered address.'),
    }),
    contact: z.strictObject({
      address: address.describe('The address at which people can visit the club.'),
      phones: z
        .array(phone('A telephone number of the club.'))
        .length(2, exactly(2, 'telephone numbers'))
        .refine((phones) => new Set(phones.map(dialled)).size === phones.length, {
          path: [1],
          message: 'is the same number as the first one\nWrite another number.',
        }),
      email: z
        .email(wrongAddress('is not an email address\nWrite for example hello@club.example'))
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
    security: security.describe('The contact for people who have found a security problem of the site.'),
  });

/** The club's name, company, contact details and store listings. */
export type Site = z.infer<ReturnType<typeof site>>;
