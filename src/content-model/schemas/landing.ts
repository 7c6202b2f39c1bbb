import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { card, id, image, listOf, picture } from './picture.ts';
import { $schema, fact, line, placeholders, stars } from './text.ts';

const title = line(22, 'The heading of the section.');

/** Returns the error for a wrong video id. For a whole URL it says which characters to keep. */
function wrongYoutubeId({ input }: { input?: unknown }): string {
  const [, id] = /(?:v=|youtu\.be\/|embed\/|shorts\/|live\/)([\w-]{11})(?![\w-])/.exec(String(input)) ?? [];
  const problem = 'must be only the 11 characters that name the video';
  if (id) return `${problem}, not its whole address\nKeep only these: ${id}`;
  const fix = 'Open the video on YouTube and copy the 11 characters after v= in its address.';
  return /youtu\.?be/.test(String(input)) ? `is not the address of a video\n${fix}` : `${problem}\n${fix}`;
}

const videoFile = (extension: 'webm' | 'mp4') =>
  z
    .string()
    .regex(
      new RegExp(`^\\.\\./videos/[\\w.-]+\\.${extension}$`),
      `must be the path of a .${extension} file in content/videos\nWrite for example ../videos/club.${extension}`,
    )
    .describe(`The path of the .${extension} file of the video, e.g. ../videos/club.${extension}`);

const storeButton = z.strictObject({
  small: line(18, 'The first line of the button, in small text.'),
  big: fact(18, 'The second line of the button, in large text.'),
});

/** The hero of the landing page. */
export const hero = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    placeholders,
    heading: line(60, 'The heading, in capitals, on two or three lines.'),
    sentence: line(95, 'One sentence about the club.'),
    googlePlay: storeButton,
    appStore: storeButton,
    opensInNewTab: line(26, 'What a screen reader says after a link that opens a new tab.'),
    video: z.strictObject({
      youtubeId: z
        .string()
        // The id has 64 bits, so that its last character stands for four bits and two zeros.
        .regex(/^([\w-]{10}[AEIMQUYcgkosw048])?$/, { error: wrongYoutubeId })
        .describe(
          'The 11 characters after v= in the address of the video on YouTube. If empty, the site plays its own video files.',
        ),
      files: z
        .strictObject({ webm: videoFile('webm'), mp4: videoFile('mp4') })
        .describe(
          'A short video without sound, in two formats. The browser plays the format that it supports.',
        ),
      title: line(40, 'What the video shows, for people who cannot see it.'),
      play: line(20, 'The text of the play button.'),
      pause: line(20, 'The text of the button that pauses the video.'),
      ...picture(context, 102),
    }),
  });

/** The section "Who We Are" of the landing page. */
export const about = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    title,
    vision: line(125, 'What the club wants to become.'),
    mission: line(212, 'What the club does for its members.'),
    ...picture(context),
  });

/** The offerings section with three cards. */
export const offerings = (context: SchemaContext) =>
  z.strictObject({ $schema, title, items: listOf(card(context), 3) });

/** The icons for impact figures, by their names in the Lucide icon set. */
const IMPACT_ICONS = ['laugh', 'calendar-heart', 'shapes', 'plane-takeoff'] as const;

/** The four figures (specification, section 9). */
export const impact = z.strictObject({
  $schema,
  title,
  stats: listOf(
    z.strictObject({
      id,
      value: z
        .int('must be a whole number')
        .positive('must be more than 0')
        .describe('The number. The site adds a plus sign.'),
      text: line(16, 'What the number counts.'),
      icon: z.enum(IMPACT_ICONS).describe('The icon above the number.'),
    }),
    4,
  ),
});

/** The popular sessions section with three cards. */
export const sessions = (context: SchemaContext) =>
  z.strictObject({ $schema, title, items: listOf(card(context), 3) });

/** The section with the testimonials in the carousel. */
export const feedbacks = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    placeholders,
    title,
    items: listOf(
      z.strictObject({
        id,
        name: line(26, 'The name of the person.'),
        text: line(142, 'What the person says, at most 142 characters.'),
        image: image(context).optional().describe('A portrait. Without one the placeholder image is shown.'),
        title: line(24, 'More about the person, e.g. the town.').optional(),
      }),
    ),
    placeholderImage: image(context).describe('The picture for a testimonial without a portrait.'),
    stars: stars.describe('The number of stars of every testimonial, from 1 to 5.'),
    starsLabel: line(26, 'How a screen reader reads the stars. The site replaces {stars} by the number.', [
      'stars',
    ]),
    controls: z.strictObject({
      label: line(20, 'How a screen reader names the carousel.'),
      carouselKind: line(12, 'What a screen reader calls this kind of element.'),
      slideKind: line(12, 'What a screen reader calls a slide.'),
      slide: line(
        24,
        'How a screen reader names a slide. The site replaces {number} and {count} by numbers.',
        ['number', 'count'],
      ),
      pause: line(16, 'The text of the button that pauses the slides.'),
      play: line(16, 'The text of the button that resumes the slides.'),
      previous: line(16, 'The text of the button for the previous slide.'),
      next: line(16, 'The text of the button for the next slide.'),
      choose: line(
        30,
        'How a screen reader names a dot below the slides. The site replaces {number} by the number.',
        ['number'],
      ),
    }),
  });

/** The section with the mentors. */
export const mentors = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    placeholders,
    title,
    sentence: line(100, 'One sentence under the heading.'),
    items: listOf(z.strictObject({ id, ...picture(context, 108) })),
  });

/** The labels of the contact section. The contact details are in `site.json`. */
export const contact = z.strictObject({
  $schema,
  title,
  sentence: line(85, 'One sentence under the heading.'),
  addressLabel: line(16, 'The label of the address.'),
  phoneLabel: line(16, 'The label of the telephone numbers.'),
  emailLabel: line(16, 'The label of the email address.'),
  hoursLabel: line(16, 'The label of the opening hours.'),
});

/** The promotional video. */
export type Video = z.infer<ReturnType<typeof hero>>['video'];
/** A testimonial of the carousel. */
export type Testimonial = z.infer<ReturnType<typeof feedbacks>>['items'][number];
/** The labels of the carousel and its controls. */
export type CarouselTexts = z.infer<ReturnType<typeof feedbacks>>['controls'];
/** A card with an image, a title and a description. */
export type Card = z.infer<ReturnType<typeof card>>;
/** The two lines of a store button. */
export type StoreButtonTexts = z.infer<typeof storeButton>;
