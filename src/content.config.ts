import { defineCollection, type BaseSchema, type SchemaContext } from 'astro:content';
import { glob } from 'astro/loaders';
import { contentFiles as files, type ContentPath } from './schemas/content-files.ts';
import { legal } from './schemas/pages.ts';

/** The collection of the one entry of `content/<path>.json`. */
const file = <Schema extends BaseSchema>(path: ContentPath, schema: (context: SchemaContext) => Schema) =>
  defineCollection({
    loader: glob({ base: './content', pattern: `${path}.json`, generateId: () => 'entry' }),
    schema,
  });

export const collections = {
  site: file('site', files.site),
  navigation: file('navigation', files.navigation),
  pages: file('pages', files.pages),

  'landing-hero': file('landing/hero', files['landing/hero']),
  'landing-about': file('landing/about', files['landing/about']),
  'landing-offerings': file('landing/offerings', files['landing/offerings']),
  'landing-impact': file('landing/impact', files['landing/impact']),
  'landing-sessions': file('landing/sessions', files['landing/sessions']),
  'landing-feedbacks': file('landing/feedbacks', files['landing/feedbacks']),
  'landing-mentors': file('landing/mentors', files['landing/mentors']),
  'landing-contact': file('landing/contact', files['landing/contact']),

  'trips-hero': file('trips/hero', files['trips/hero']),
  'trips-packages': file('trips/packages', files['trips/packages']),
  'trips-difference': file('trips/difference', files['trips/difference']),
  'trips-reviews': file('trips/reviews', files['trips/reviews']),
  'trips-callback': file('trips/callback', files['trips/callback']),
  'trips-upcoming': file('trips/upcoming', files['trips/upcoming']),

  legal: defineCollection({ loader: glob({ base: './content/legal', pattern: '*.md' }), schema: legal }),
};
