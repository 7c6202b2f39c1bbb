import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { picture } from './picture.ts';
import { $schema, exactly, line, paragraph, placeholders, secureAddress } from './text.ts';

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
      address: line(160, 'Where the club can be visited.'),
      phones: z.array(phone).length(2, exactly(2, 'telephone numbers')),
      email: z
        .email('is not a mail address\nWrite for example hello@club.example')
        .describe('The mail address of the club.'),
      openHours: line(60, 'When the telephone is answered.'),
    }),
    stores: z.strictObject({
      googlePlay: secureAddress('The Google Play listing.'),
      appStore: secureAddress('The Apple App Store listing.'),
    }),
  });

/** The club's name, company, contact details and store listings. */
export type Site = z.infer<ReturnType<typeof site>>;
