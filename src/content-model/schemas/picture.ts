import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { distinctEntries } from './entries.ts';
import { exactly, fact, line, translatedTexts } from './text.ts';

/** Which pictures a field accepts. */
export interface PictureShape {
  /** The least width and height of a photograph, in pixels. */
  least: number;
  /** The least and the greatest quotient of width and height. */
  proportion: readonly [number, number];
  /** The proportion in words, after "must be". */
  words: string;
  /** True if a drawing does not do. */
  photograph?: boolean;
}

/** The shape of a picture that is only cropped to its place on the page. */
export const ANY_SHAPE: PictureShape = {
  least: 300,
  proportion: [0.4, 2.5],
  words: 'neither very narrow nor very wide',
};

/** The shapes that the content check demands of pictures, by the schema of the picture. */
export const pictureShapes = z.registry<PictureShape>();

/** Returns the schema of a picture of a shape. */
export const image = (context: SchemaContext, shape = ANY_SHAPE): ReturnType<SchemaContext['image']> => {
  const schema = context.image();
  pictureShapes.add(schema, shape);
  return schema;
};

/** The fields of an image and its alternative text of at most `max` characters. */
export const picture = (context: SchemaContext, max = 138, shape = ANY_SHAPE) => ({
  image: image(context, shape).describe('The picture: its path from this file, e.g. ../images/about.svg'),
  imageDescription: fact(max, 'What the picture shows, for people who cannot see it.')
    .regex(/^(?!.*\.(svg|jpe?g|png|webp|avif)$)/i, 'is the name of a file\nDescribe what the picture shows.')
    .register(translatedTexts, {}),
});

/** The field of a decorative image, which needs no alternative text. */
export const decorativePicture = (context: SchemaContext) => ({
  image: image(context).describe('The picture: its path from this file, e.g. ../images/about.svg'),
});

const NO_ENTRY = 'is empty\nWrite at least one entry.';

/** The id of a list entry. */
export const id = z
  .int('must be a whole number')
  .positive('must be 1 or more')
  .describe('A number that no other entry of this list has.');

/** Returns the schema of a card: id, image, title and description (specification, section 3). */
export const card = (context: SchemaContext) =>
  z.strictObject({
    id,
    ...picture(context, 107),
    title: line(52, 'The title of the card.'),
    description: line(140, 'One or two sentences.'),
  });

/** Returns the schema of a list with unique ids and exactly `count` entries, or at least one without it. */
export const listOf = <Item extends z.ZodType<{ id: number }>>(item: Item, count?: number) =>
  (count
    ? z.array(item).length(count, exactly(count, 'entries'))
    : z.array(item).min(1, NO_ENTRY)
  ).superRefine(distinctEntries());
