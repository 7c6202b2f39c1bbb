import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { exactly, line } from './text.ts';

/** A picture of `content/images/` and what it shows, for those who cannot see it. */
export const picture = ({ image }: SchemaContext) => ({
  image: image().describe('The picture: its path from this file, e.g. ../images/about.svg'),
  imageDescription: line(160, 'What the picture shows, for those who cannot see it.'),
});

/** A picture that says nothing which the words beside it do not say. */
export const decoration = ({ image }: SchemaContext) => ({
  image: image().describe('The picture: its path from this file, e.g. ../images/about.svg'),
});

/** The number of an entry. */
export const id = z
  .int('must be a whole number')
  .positive('must be 1 or more')
  .describe('A number that no other entry of this list has.');

/** A numbered card: picture, title and description (specification, section 3). */
export const card = (context: SchemaContext) =>
  z.strictObject({
    id,
    ...picture(context),
    title: line(60, 'The title of the card.'),
    description: line(220, 'One or two sentences.'),
  });

/** A list of exactly `count` entries whose ids all differ. */
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
          message: `is ${id}, which entry ${first + 1} has already\nGive each entry its own number; ${Math.max(...ids) + 1} is free.`,
        });
      }
    });
