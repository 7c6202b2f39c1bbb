import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { exactly, text } from './text.ts';

/** The least width and height of a photograph in pixels, by the schema of the picture. */
export const pictureRules = z.registry<{ least: number }>();

/** Returns the schema of a picture. A photograph has at least so many pixels in width and height. */
export const image = (context: SchemaContext, least = 300) => {
  const schema = context.image();
  pictureRules.add(schema, { least });
  return schema.describe('The picture: its path from this file, e.g. ../images/about.svg');
};
/** The fields of an image and its alternative text of at most `max` characters. */
export const picture = (context: SchemaContext, max = 138) => ({
  image: image(context),
  imageDescription: text(max, 'What the picture shows, for people who cannot see it.'),
});

/** Returns the schema of a card: id, image, title and description (specification, "Landing page"). */
export const card = (context: SchemaContext) =>
  z.strictObject({
    ...picture(context, 107),
    title: text(52, 'The title of the card.'),
    description: text(140, 'One or two sentences.'),
  });

/**
 * Returns the schema of a list with exactly `count` entries, or at least one without it. Each entry gets its
 * place in the list as its id.
 */
export const listOf = <Entry extends z.ZodObject>(entry: Entry, count?: number) =>
  (count
    ? z.array(entry).length(count, exactly(count, 'entries'))
    : z.array(entry).min(1, 'is empty\nWrite at least one entry.')
  ).transform((entries) => entries.map((fields, index) => ({ id: index + 1, ...fields })));
