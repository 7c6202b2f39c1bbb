import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { SECTION_IDS, TRIPS_IDS } from '#content-model/section-ids.ts';
import { day, image, line, placeholders, text } from './fields.ts';

const label = text(18, 'The text of the link.');

const section = z
  .enum([...SECTION_IDS, ...TRIPS_IDS])
  .describe('The section that the link leads to: of the landing page, or the trips page.');

const pagePath = z
  .string()
  .regex(
    /^\/[a-z0-9-]*(#[\w-]+)?$/,
    'must be a page of this site, beginning with a slash\nWrite for example /privacy-policy',
  )
  .transform((path) => path as `/${string}`)
  .describe(
    'The page that the link leads to: / and the name of a file in content/legal without .md, e.g. /privacy-policy',
  );

/** The links of the navigation bar, the sidebar and the footer. */
export const navigation = () =>
  z.strictObject({
    bar: z
      .array(z.strictObject({ section, label }))
      .describe('The links of the navigation bar and of the menu on small screens.'),
    footer: z
      .array(
        z
          .strictObject({ section: section.optional(), label, page: pagePath.optional() })
          .refine(
            (link) => !link.section !== !link.page,
            'must have either a "section" or a "page"\nWrite one of the two: where the link leads.',
          ),
      )
      .describe('The links at the end of every page.'),
  });

const metadata = {
  title: text(60, 'The title in the browser tab and in search results. The site adds the name of the club.'),
  description: text(145, 'The sentence under the title in search results.'),
};

/** The titles and descriptions of the pages, and the texts of the page for unknown addresses. */
export const pages = (context: SchemaContext) =>
  z.strictObject({
    landing: z.strictObject(metadata),
    trips: z.strictObject(metadata),
    notFound: z.strictObject({
      ...metadata,
      heading: text(60, 'The heading of the page.'),
      sentence: text(200, 'One or two sentences that say what happened.'),
      linksLabel: text(60, 'The heading above the four links.'),
      image: image(context),
    }),
    placeholders,
  });

/** The front matter of a legal text. */
export const legal = z.strictObject({
  title: line(60, 'The title of the page.'),
  description: line(160, 'The sentence under the title in search results.'),
  updated: z
    // YAML parses a date without quotes as a Date.
    .preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), day)
    .transform((date) => new Date(date))
    .describe('The date of the last change, as year-month-day.'),
  placeholders,
});
