import type { z } from 'astro/zod';
import * as landing from './landing.ts';
import { navigation, pages } from './pages.ts';
import { site } from './site.ts';
import { theme } from './theme.ts';
import * as trips from './trips.ts';
import { interfaceWords } from './words.ts';

/** The schemas of the JSON files in `content/` except trips, by path without the file extension. */
export const contentFiles = {
  site,
  navigation,
  pages,
  theme,
  words: interfaceWords,

  'landing/hero': landing.hero,
  'landing/about': landing.about,
  'landing/offerings': landing.cards,
  'landing/impact': landing.counters,
  'landing/sessions': landing.cards,
  'landing/feedbacks': landing.testimonials,
  'landing/mentors': landing.mentors,
  'landing/contact': landing.contact,

  'trips/hero': trips.tripsHero,
  'trips/packages': trips.packages,
  'trips/difference': trips.difference,
  'trips/reviews': trips.reviews,
  'trips/levels': trips.levels,
  'trips/every-trip': trips.everyTrip,
};

/** The path of a JSON file in `content/`, without the file extension. */
export type ContentPath = keyof typeof contentFiles;

export const contentPaths = Object.keys(contentFiles) as ContentPath[];

/** The validated data of a JSON file in `content/`, with its texts in all languages. */
export type ContentFile<Path extends ContentPath> = z.output<ReturnType<(typeof contentFiles)[Path]>>;

/** The name of the Astro collection of a content file: `landing-hero` for `landing/hero`. */
export function collectionOf(path: ContentPath): string {
  return path.replace('/', '-');
}
