import { defineCollection, type SchemaContext } from 'astro:content';
import { TRIPS_BEARER_TOKEN, TRIPS_SERVER_URL } from 'astro:env/client';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { collectionOf, contentFiles, contentPaths } from './content-model/schemas/content-files.ts';
import { legal } from './content-model/schemas/pages.ts';
import { tripFile } from './content-model/schemas/trip-file.ts';
import { tripsLoader } from './content-model/trips/trips-loader.ts';
import { exitWith } from './build/exit.ts';
import { CONTENT_FOLDER } from './content-model/content-folder.ts';

/** One collection per JSON file in `content/`. The file is its only entry. */
const files = contentPaths.map((path) => {
  const loader = glob({ base: CONTENT_FOLDER, pattern: `${path}.json`, generateId: () => 'entry' });
  const schema = (context: SchemaContext) => contentFiles[path](context);
  return [collectionOf(path), defineCollection({ loader, schema })] as const;
});

/** Loads the files of a folder, by name. Skips files that programs leave beside an open one (`~…`, `.…`). */
const folder = (name: string, extension: string) =>
  glob({
    base: `${CONTENT_FOLDER}/${name}`,
    pattern: `[a-z0-9]*${extension}`,
    generateId: ({ entry }) => entry.slice(0, -extension.length),
  });

/** The other commands of Astro that read the content publish nothing. */
const isBuild = !['dev', 'check', 'sync'].includes(process.argv[2] ?? '');

/** Each JSON file, the trips, the legal texts in all languages, and the response of the trips server. */
export const collections = {
  ...Object.fromEntries(files),
  upcoming: defineCollection({ loader: folder('upcoming', '.json'), schema: tripFile }),
  legal: defineCollection({ loader: folder('legal', '.md'), schema: legal }),
  tripsServer: defineCollection({
    loader: tripsLoader(TRIPS_SERVER_URL, TRIPS_BEARER_TOKEN, isBuild ? exitWith : undefined),
    // `fetched` is the day of the response, in India.
    schema: z.object({ response: z.unknown(), fetched: z.string() }),
  }),
};
