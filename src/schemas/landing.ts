import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { card, id, listOf, picture } from './picture.ts';
import { $schema, line, paragraph, placeholders, stars } from './text.ts';

const title = line(60, 'The heading of the section.');

/** Tells which characters to keep where a whole address was pasted. */
function wrongYoutubeId({ input }: { input?: unknown }): string {
  const [, id] = /(?:v=|youtu\.be\/|embed\/|shorts\/|live\/)([\w-]{11})(?![\w-])/.exec(String(input)) ?? [];
  const wrong = 'must be only the 11 characters that name the video';
  return id
    ? `${wrong}, not its whole address\nKeep only these: ${id}`
    : `${wrong}\nOpen the video on YouTube and copy the 11 characters after v= in its address.`;
}

const videoFile = (ending: 'webm' | 'mp4') =>
  z
    .string()
    .regex(
      new RegExp(`^\\.\\./videos/[\\w.-]+\\.${ending}$`),
      `must be the path of a .${ending} file in content/videos\nWrite for example ../videos/club.${ending}`,
    )
    .describe(`The video as .${ending}: its path from this file, e.g. ../videos/club.${ending}`);

const storeButton = z.strictObject({
  small: line(30, 'The small line of the button.'),
  big: line(30, 'The big line of the button.'),
});

/** The first thing that a visitor sees. */
export const hero = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    placeholders,
    heading: line(60, 'The heading, in capitals, on two or three lines.'),
    sentence: line(160, 'One sentence on what the club is.'),
    googlePlay: storeButton,
    appStore: storeButton,
    opensInNewTab: line(40, 'Said by screen readers after a link that opens a new tab.'),
    video: z.strictObject({
      youtubeId: z
        .string()
        .regex(/^([\w-]{11})?$/, { error: wrongYoutubeId })
        .describe('The 11 characters after v= in the address on YouTube. Empty: the two files are shown.'),
      files: z
        .strictObject({ webm: videoFile('webm'), mp4: videoFile('mp4') })
        .describe('The same short video without sound in two formats; a browser takes the one it knows.'),
      title: line(100, 'What the video is, for those who cannot see it.'),
      play: line(30, 'The words on the play button.'),
      pause: line(30, 'The words on the button that stops the video.'),
      ...picture(context),
    }),
  });

/** Who we are. */
export const about = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    title,
    vision: paragraph('What the club wants to become.'),
    mission: paragraph('What the club does for its members.'),
    ...picture(context),
  });

/** The three things that the club offers. */
export const offerings = (context: SchemaContext) =>
  z.strictObject({ $schema, title, items: listOf(card(context), 3) });

/** The icons that an impact figure can bear, by their names in the Lucide set. */
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
        .describe('The figure; a plus sign is added.'),
      text: line(30, 'What is counted.'),
      icon: z.enum(IMPACT_ICONS).describe('The sign over the figure.'),
    }),
    4,
  ),
});

/** The three popular sessions. */
export const sessions = (context: SchemaContext) =>
  z.strictObject({ $schema, title, items: listOf(card(context), 3) });

/** What members say, in the carousel. */
export const feedbacks = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    placeholders,
    title,
    items: listOf(
      z.strictObject({
        id,
        name: line(40, 'Who says it.'),
        text: line(320, 'What is said, at most 320 characters.'),
        image: context.image().optional().describe('A portrait; without one a drawing is shown.'),
        title: line(40, 'Who that is, e.g. the town.').optional(),
      }),
      4,
    ),
    placeholderImage: context.image().describe('Shown for a testimonial without a portrait.'),
    stars: stars.describe('How many stars each testimonial has, from 1 to 5.'),
    starsLabel: line(40, 'How a screen reader reads the stars; {stars} stands for the number.'),
    controls: z.strictObject({
      label: line(40, 'How a screen reader names the carousel.'),
      carouselKind: line(24, 'What a screen reader calls the whole.'),
      slideKind: line(24, 'What a screen reader calls each part.'),
      slide: line(40, 'How it names a slide; {number} and {count} stand for the numbers.'),
      pause: line(20, 'The button that stops the slides.'),
      play: line(20, 'The button that lets them go on.'),
      previous: line(20, 'The button that leads one back.'),
      next: line(20, 'The button that leads one on.'),
      choose: line(40, 'How a screen reader reads a dot; {number} stands for the number.'),
    }),
  });

/** The twelve mentors. */
export const mentors = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    placeholders,
    title,
    sentence: line(160, 'One sentence under the heading.'),
    items: listOf(z.strictObject({ id, ...picture(context) }), 12),
  });

/** The words around the contact details, which stand in `site.json`. */
export const contact = z.strictObject({
  $schema,
  title,
  sentence: line(160, 'One sentence under the heading.'),
  addressLabel: line(30, 'The word before the address.'),
  phoneLabel: line(30, 'The word before the telephone numbers.'),
  emailLabel: line(30, 'The word before the mail address.'),
  hoursLabel: line(30, 'The word before the hours.'),
});

/** The promotional video. */
export type Video = z.infer<ReturnType<typeof hero>>['video'];
/** A testimonial of the carousel. */
export type Testimonial = z.infer<ReturnType<typeof feedbacks>>['items'][number];
/** The words on the controls of the carousel. */
export type CarouselWords = z.infer<ReturnType<typeof feedbacks>>['controls'];
/** A card with picture, title and description. */
export type Card = z.infer<ReturnType<typeof card>>;
/** The two lines of a store button. */
export type StoreButtonWords = z.infer<typeof storeButton>;
