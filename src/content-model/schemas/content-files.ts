import type { z } from 'astro/zod';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../../lib/languages.ts';
import * as landing from './landing.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';
import { site } from './site.ts';
import { theme } from './theme.ts';
import * as trips from './trips.ts';
import { levels, tripPageWords } from './trip-words.ts';

/** The schemas of the JSON files in `content/`, by path without the file extension. */
export const contentFiles = {
  site,
  navigation: () => navigation,
  pages,
  theme: () => theme,

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
  'trips/page': () => tripPageWords,
  'trips/levels': () => levels,
};

/** The path of a JSON file in `content/`, without the file extension. */
export type ContentPath = keyof typeof contentFiles;

/** The path of a translation in `content/`, such as `hi/site`. */
export type TranslationPath = `${TranslatedLanguage}/${ContentPath}`;

/** The paths of all content files. */
export const contentPaths = Object.keys(contentFiles) as ContentPath[];

/** Returns the paths of the translations in a language. */
export function translationPaths(language: TranslatedLanguage): TranslationPath[] {
  return contentPaths.map((path) => `${language}/${path}` as const);
}

/** Returns the path of the English file of a translation, or undefined for another path. */
export function originalOf(path: string): ContentPath | undefined {
  const original = TRANSLATED_LANGUAGES.flatMap((language) =>
    path.startsWith(`${language}/`) ? [path.slice(language.length + 1)] : [],
  );
  return contentPaths.find((candidate) => original.includes(candidate));
}

/** The validated data of a JSON file in `content/`. */
export type Content<Path extends ContentPath> = z.output<ReturnType<(typeof contentFiles)[Path]>>;

/** Returns the name of the Astro collection of a content file: `landing-hero` for `landing/hero`. */
export function collectionOf(path: ContentPath): string {
  return path.replace('/', '-');
}
