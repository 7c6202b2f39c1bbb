import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { exactly, line } from './text.ts';

/** The fields of an image and its alternative text of at most `max` characters. */
export const picture = ({ image }: SchemaContext, max = 138) => ({
  image: image().describe('The picture: its path from this file, e.g. ../images/about.svg'),
  imageDescription: line(max, 'What the picture shows, for people who cannot see it.'),
});

/** The field of a decorative image, which needs no alternative text. */
export const decorativePicture = ({ image }: SchemaContext) => ({
  image: image().describe('The picture: its path from this file, e.g. ../images/about.svg'),
});

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

/** Returns the schema of a list with exactly `count` entries and unique ids. */
export const listOf = <Item extends z.ZodType<{ id: number }>>(item: Item, count: number) =>
  z
    .array(item)
    .length(count, exactly(count, 'entries'))
    .superRefine((items, context) => {
      const ids = items.map(({ id }) => id);
      for (const [index, id] of ids.entries()) {
        const first = ids.indexOf(id);
        if (first === index) continue;
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `is ${id}, but entry ${first + 1} already has this number\nGive every entry a different number, e.g. ${Math.max(...ids) + 1}.`,
        });
      }
    });
