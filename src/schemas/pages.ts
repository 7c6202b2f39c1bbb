import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { navigationItem } from './navigation.ts';
import { decoration } from './picture.ts';
import { $schema, day, exactly, line } from './text.ts';

const head = {
  title: line(60, 'The title in the tab and in search results.'),
  description: line(160, 'The sentence under the title in search results.'),
};

/** Titles and descriptions of the pages, and the words of the page that is shown for a wrong address. */
export const pages = (context: SchemaContext) =>
  z.strictObject({
    $schema,
    landing: z.strictObject(head),
    trips: z.strictObject(head),
    notFound: z.strictObject({
      ...head,
      heading: line(60, 'The heading.'),
      sentence: line(200, 'What happened, in plain words.'),
      linksLabel: line(60, 'The words over the four places to go.'),
      links: z.array(navigationItem).length(4, exactly(4, 'places to go')),
      ...decoration(context),
    }),
    legal: z.strictObject({
      contents: line(40, 'The heading of the list of contents.'),
      updated: line(40, 'The words before the date of the last change.'),
      linkToSection: line(
        40,
        'Said by screen readers on the sign beside a heading; {heading} stands for it.',
      ),
    }),
  });

/** The front matter of a legal text. */
export const legal = z.strictObject({
  title: line(60, 'The title of the page.'),
  description: line(160, 'The sentence under the title in search results.'),
  updated: z
    // A day without quotes is a date to YAML already.
    .preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), day)
    .transform((text) => new Date(text))
    .describe('The day of the last change, as year-month-day.'),
  placeholders: z
    .array(line(80, 'One thing, in your own words.'))
    // YAML reads the name with nothing under it as null.
    .nullish()
    .transform((open) => open ?? [])
    .describe('What in this text nobody has confirmed yet. Take a line away once it is settled.'),
});
