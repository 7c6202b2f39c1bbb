import type { z } from 'astro/zod';
import * as landing from './landing.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';
import { site } from './site.ts';
import * as trips from './trips.ts';

/** What each JSON file of `content/` may hold, by its path there without the ending. */
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

/** The path of a JSON file in `content/`, without the ending. */
export type ContentPath = keyof typeof contentFiles;

/** What a JSON file of `content/` holds, once its schema has checked it. */
export type Content<Path extends ContentPath> = z.output<ReturnType<(typeof contentFiles)[Path]>>;

/** The name of the Astro collection of a content file: `landing-hero` for `landing/hero`. */
export function collectionOf(path: ContentPath): string {
  return path.replace('/', '-');
}
