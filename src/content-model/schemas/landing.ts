import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { image, listOf, picture, placeholders, stars, text } from './fields.ts';

const title = text(22, 'The heading of the section.');

/** Matches a YouTube video id (64 bits, so the last character has four), alone or in an address, or ''. */
const YOUTUBE_ID = /^(?:(?:\S*youtu\S+(?:v=|\/))?([\w-]{10}[AEIMQUYcgkosw048])(?:[?&#]\S*)?)?$/;

const videoFile = (extension: 'webm' | 'mp4') =>
  z
    .string()
    .regex(
      new RegExp(`^\\.\\./videos/[\\w.-]+\\.${extension}$`),
      `must be the path of a .${extension} file in content/videos\nWrite for example ../videos/club.${extension}`,
    )
    .describe(`The path of the .${extension} file of the video, e.g. ../videos/club.${extension}`);

export const hero = (context: SchemaContext) =>
  z.strictObject({
    heading: text(60, 'The heading, in capitals, on two or three lines.'),
    sentence: text(95, 'One sentence about the club.'),
    video: z.strictObject({
      youtubeId: z
        .string()
        .regex(
          YOUTUBE_ID,
          'is not the address of a video on YouTube\nOpen the video on YouTube and copy its address, or the 11 characters after v= in it.',
        )
        .transform((address) => YOUTUBE_ID.exec(address)?.[1] ?? '')
        .default('')
        .describe('The address of the video on YouTube. Without it the site plays its own video files.'),
      files: z
        .strictObject({ webm: videoFile('webm'), mp4: videoFile('mp4') })
        .describe(
          'A short video without sound, in two formats. The browser plays the format that it supports.',
        ),
      title: text(40, 'What the video shows, for people who cannot see it.'),
      ...picture(context, 102),
    }),
    placeholders,
  });

/** The section "Who We Are" of the landing page. */
export const about = (context: SchemaContext) =>
  z.strictObject({
    title,
    vision: text(125, 'What the club wants to become.'),
    mission: text(212, 'What the club does for its members, how one joins, and what it costs.'),
    ...picture(context),
    placeholders,
  });

/** A section with three cards: the offerings, and the popular sessions. */
export const cards = (context: SchemaContext) =>
  z.strictObject({
    title,
    items: listOf(
      z.strictObject({
        ...picture(context, 107),
        title: text(52, 'The title of the card.'),
        description: text(140, 'One or two sentences.'),
        tripsLink: text(36, 'A link to the trips. Their lowest price follows these words.').optional(),
      }),
      3,
    ),
    placeholders,
  });

/** The icons of the counters, by their names in the Lucide icon set. */
const COUNTER_ICONS = ['laugh', 'calendar-heart', 'shapes', 'plane-takeoff'] as const;

/** The four figures (specification, "Constants"). */
export const counters = () =>
  z.strictObject({
    title,
    stats: listOf(
      z.strictObject({
        value: z
          .int('must be a whole number')
          .positive('must be more than 0')
          .describe('The number. The site adds a plus sign.'),
        text: text(16, 'What the number counts.'),
        icon: z.enum(COUNTER_ICONS).describe('The icon above the number.'),
      }),
      4,
    ),
    placeholders,
  });

export const testimonials = (context: SchemaContext) =>
  z.strictObject({
    title,
    items: listOf(
      z.strictObject({
        name: text(26, 'The name of the person.'),
        text: text(142, 'What the person says, at most 142 characters.'),
        image: image(context).optional().describe('A portrait. Without one the placeholder image is shown.'),
        title: text(24, 'More about the person, e.g. the town.').optional(),
      }),
    ),
    placeholderImage: image(context).describe('The picture for a testimonial without a portrait.'),
    stars: stars.describe('The number of stars of every testimonial, from 1 to 5.'),
    placeholders,
  });

export const mentors = (context: SchemaContext) =>
  z.strictObject({
    title,
    sentence: text(100, 'One sentence under the heading.'),
    items: listOf(z.strictObject(picture(context, 108))),
    placeholders,
  });

/** The contact section. The contact details are in `site.json`. */
export const contact = () =>
  z.strictObject({ title, sentence: text(85, 'One sentence under the heading.'), placeholders });
