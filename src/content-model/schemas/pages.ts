import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { distinctEntries } from './entries.ts';
import { navigationItem } from './navigation.ts';
import { decorativePicture } from './picture.ts';
import { $schema, day, exactly, line } from './text.ts';

const metadata = {
  title: line(60, 'The title in the browser tab and in search results. The site adds the name of the club.'),
  description: line(145, 'The sentence under the title in search results.'),
};

/** The titles and descriptions of the pages, and the texts of the 404 page and of legal pages. */
export const pages = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    landing: z.strictObject(metadata),
    trips: z.strictObject(metadata),
    notFound: z.strictObject({
      ...metadata,
      heading: line(60, 'The heading of the page.'),
      sentence: line(200, 'One or two sentences that say what happened.'),
      linksLabel: line(60, 'The heading above the four links.'),
      links: z.array(navigationItem).length(4, exactly(4, 'links')).superRefine(distinctEntries()),
      ...decorativePicture(context),
    }),
    legal: z.strictObject({
      contents: line(40, 'The heading of the table of contents.'),
      updated: line(40, 'The text before the date of the last change.'),
      linkToSection: line(
        40,
        'How a screen reader reads the # after a heading. The site replaces {heading} by the heading.',
        ['heading'],
      ),
    }),
  });

/** The front matter of a legal text. */
export const legal = z.strictObject({
  title: line(60, 'The title of the page.'),
  description: line(160, 'The sentence under the title in search results.'),
  updated: z
    // YAML parses a date without quotes as a Date.
    .preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), day)
    .transform((text) => new Date(text))
    .describe('The date of the last change, as year-month-day.'),
  placeholders: z
    .array(line(200, 'One open point, in your own words.'))
    // YAML parses an empty value as null.
    .nullish()
    .transform((points) => points ?? [])
    .describe('What in this text is not confirmed yet. Remove a line when the point is settled.'),
});
