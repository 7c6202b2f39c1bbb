import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { picture } from './picture.ts';
import { $schema, exactly, line, paragraph, placeholders, secureAddress } from './text.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const phone = z
  .strictObject({
    display: line(24, 'The number as people read it, e.g. +91 98765 43210'),
    dial: z
      .string()
      .regex(
        /^\+\d{6,14}$/,
        'must be + and then only digits, with the country first\nWrite for example +919876543210 without spaces.',
      )
      .describe('The number as a telephone dials it, e.g. +919876543210'),
  })
  .refine(({ display, dial }) => dial.endsWith(display.replace(/\D/g, '').replace(/^0+/, '')), {
    path: ['dial'],
    message: 'is another number than the one in display\nWrite the same digits in both.',
  });

const address = z
  .strictObject({
    display: line(160, 'Where the club can be visited, as people read it.'),
    street: line(120, 'The house and the street, for maps and search engines.'),
    town: line(40, 'The town.'),
    pinCode: z
      .string()
      .regex(/^\d{6}$/, 'must be the six digits of the PIN code\nWrite for example "110024" without spaces.')
      .describe('The PIN code, six digits.'),
  })
  .superRefine(({ display, town, pinCode }, context) => {
    const missing = [town, pinCode].find((part) => !display.replace(/(?<=\d) (?=\d)/g, '').includes(part));
    if (missing === undefined) return;
    const message = `does not contain ${missing}\nWrite the same address in "display" and in the other lines.`;
    context.addIssue({ code: 'custom', path: ['display'], message });
  });

const time = (description: string) =>
  z
    .string()
    .regex(
      /^([01]\d|2[0-3]):[0-5]\d$/,
      'must be a time of the 24-hour clock\nWrite for example "09:00" or "17:30".',
    )
    .describe(description);

const openHours = z
  .strictObject({
    display: line(60, 'When the telephone is answered, as people read it.'),
    days: z
      .array(z.enum(WEEKDAYS))
      .min(1, 'is empty\nName at least one day.')
      .describe('The days, in English.'),
    opens: time('When the day begins, in the 24-hour clock, e.g. 09:00'),
    closes: time('When the day ends, in the 24-hour clock, e.g. 17:00'),
  })
  .refine(({ opens, closes }) => closes > opens, {
    path: ['closes'],
    message: 'is not later than opens\nCorrect whichever of the two times is wrong.',
  });

/** The club itself: what every page needs to know of it. */
export const site = ({ image }: SchemaContext) =>
  z.strictObject({
    $schema,
    placeholders,
    name: line(40, 'The name of the club.'),
    tagline: line(60, 'The tagline under the name.'),
    logo: image().describe('The sign of the club, square.'),
    sharing: z
      .strictObject(picture({ image }))
      .describe('The picture that is shown where somebody shares a link, 1200 by 630.'),
    company: z.strictObject({
      name: line(80, 'The company that runs the club.'),
      statement: paragraph('The compliance statement at the foot of every page.'),
      registeredAddress: line(160, 'The registered address.'),
    }),
    contact: z.strictObject({
      address: address.describe('Where the club can be visited.'),
      phones: z.array(phone).length(2, exactly(2, 'telephone numbers')),
      email: z
        .email('is not a mail address\nWrite for example hello@club.example')
        .describe('The mail address of the club.'),
      openHours: openHours.describe('When the telephone is answered.'),
    }),
    stores: z.strictObject({
      googlePlay: secureAddress('The Google Play listing.'),
      appStore: secureAddress('The Apple App Store listing.'),
    }),
  });

/** The club's name, company, contact details and store listings. */
export type Site = z.infer<ReturnType<typeof site>>;
