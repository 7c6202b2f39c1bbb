import type { z } from 'astro/zod';
import * as landing from './landing.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';
import { site } from './site.ts';
import * as trips from './trips.ts';

/** The schemas of the JSON files in `content/`, by path without the file extension. */
export const contentFiles = {
  site,
  navigation: () => navigation,
  pages,

  'landing/hero': landing.hero,
  'landing/about': landing.about,
  'landing/offerings': landing.offerings,
  'landing/impact': () => landing.impact,
  'landing/sessions': landing.sessions,
  'landing/feedbacks': landing.feedbacks,
  'landing/mentors': landing.mentors,
  'landing/contact': () => landing.contact,

  'trips/hero': trips.tripsHero,
  'trips/packages': trips.packages,
  'trips/difference': trips.difference,
  'trips/reviews': () => trips.reviews,
  'trips/callback': () => trips.callback,
  'trips/upcoming': trips.upcoming,
};

/** The path of a JSON file in `content/`, without the file extension. */
export type ContentPath = keyof typeof contentFiles;

/** The validated data of a JSON file in `content/`. */
export type Content<Path extends ContentPath> = z.output<ReturnType<(typeof contentFiles)[Path]>>;

/** Returns the name of the Astro collection of a content file: `landing-hero` for `landing/hero`. */
export function collectionOf(path: ContentPath): string {
  return path.replace('/', '-');
}
