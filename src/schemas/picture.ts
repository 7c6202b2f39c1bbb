import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { line } from './text.ts';

/** A picture of `content/images/` and what it shows, for those who cannot see it. */
export const picture = ({ image }: SchemaContext) => ({
  image: image().describe('The picture: its path from this file, e.g. ../images/about.svg'),
  imageDescription: line(160, 'What the picture shows, for those who cannot see it.'),
});

/** A picture that says nothing which the words beside it do not say. */
export const decoration = ({ image }: SchemaContext) => ({
  image: image().describe('The picture: its path from this file, e.g. ../images/about.svg'),
});

/** A numbered card: picture, title and description (specification, section 3). */
export const card = (context: SchemaContext) =>
  z.strictObject({
    id: z.int().positive().describe('A number that no other entry of this list has.'),
    ...picture(context),
    title: line(60, 'The title of the card.'),
    description: line(220, 'One or two sentences.'),
  });

/** A list of exactly `count` entries whose ids all differ. */
export const listOf = <Item extends z.ZodType<{ id: number }>>(item: Item, count: number) =>
  z
    .array(item)
    .length(count, `needs exactly ${count} entries`)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      message: 'has two entries with the same id: give each its own number',
    });
