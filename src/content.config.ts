import { globSync } from 'node:fs';
import { defineCollection, type SchemaContext } from 'astro:content';
import { TRIPS_BEARER_TOKEN, TRIPS_SERVER_URL } from 'astro:env/client';
import { glob, type Loader } from 'astro/loaders';
import { collectionOf, contentFiles, type ContentPath } from './content-model/schemas/content-files.ts';
import { z } from 'astro/zod';
import { CONTENT_FOLDER } from './lib/content-root.ts';
import { legal } from './content-model/schemas/pages.ts';
import { translatedFrontMatter } from './content-model/schemas/translation.ts';
import { tripPageFields } from './content-model/schemas/trip-page.ts';
import { translatedLanguages } from './content-model/languages.ts';
import { tripsLoader } from './content-model/trips-loader.ts';

/** One collection per JSON file in `content/`. The file is its only entry. */
const files = Object.entries(contentFiles).map(
  ([path, schema]) =>
    [
      collectionOf(path as ContentPath),
      defineCollection({
        loader: glob({ base: CONTENT_FOLDER, pattern: `${path}.json`, generateId: () => 'entry' }),
        schema: (context: SchemaContext) => schema(context),
      }),
    ] as const,
);

/** Programs leave files that begin with `~` or `.` beside an open text. */
const TEXTS = '[a-z0-9]*.md';

/** The files in the folders of the other languages. The check of the content validates them. */
const translations = defineCollection({
  loader: glob({
    base: CONTENT_FOLDER,
    pattern: translatedLanguages.map((language) => `${language}/**/*.json`),
  }),
  // The picture of a shared link contains words.
  schema: ({ image }) => z.looseObject({ sharing: z.looseObject({ image: image().optional() }).optional() }),
});

const translatedLegal = defineCollection({
  loader: glob({
    base: CONTENT_FOLDER,
    pattern: translatedLanguages.map((language) => `${language}/legal/${TEXTS}`),
  }),
  schema: legal,
});

/** Returns a loader of files that a club may have. Astro's own warns where there are none. */
function optionalFiles(pattern: string[]): Loader {
  const exist = globSync(pattern, { cwd: CONTENT_FOLDER }).length > 0;
  return exist
    ? glob({ base: CONTENT_FOLDER, pattern })
    : { name: 'no-files', load: () => Promise.resolve() };
}

const translatedTripPages = defineCollection({
  loader: optionalFiles(translatedLanguages.map((language) => `${language}/trips/pages/${TEXTS}`)),
  schema: translatedFrontMatter(tripPageFields),
});

/**
 * The content collections: one per JSON file, `legal` for the legal texts, `tripPages` for the pages of
 * trips, those of the other languages, and `tripsServer` for the response of the trips server.
 */
export const collections = {
  ...Object.fromEntries(files),
  tripsServer: defineCollection({
    loader: tripsLoader(TRIPS_SERVER_URL, TRIPS_BEARER_TOKEN),
    schema: z.object({ response: z.unknown(), fetched: z.string() }),
  }),
  legal: defineCollection({
    loader: glob({ base: `${CONTENT_FOLDER}/legal`, pattern: TEXTS }),
    schema: legal,
  }),
  tripPages: defineCollection({
    loader: optionalFiles([`trips/pages/${TEXTS}`]),
    schema: tripPageFields,
  }),
  ...(translatedLanguages.length > 0 && { translations, translatedLegal, translatedTripPages }),
};
