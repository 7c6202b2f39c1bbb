import { defineCollection, type SchemaContext } from 'astro:content';
import { glob } from 'astro/loaders';
import { collectionOf, contentFiles, type ContentPath } from './schemas/content-files.ts';
import { legal } from './schemas/pages.ts';

/** One collection per JSON file in `content/`. The file is its only entry. */
const files = Object.entries(contentFiles).map(
  ([path, schema]) =>
    [
      collectionOf(path as ContentPath),
      defineCollection({
        loader: glob({ base: './content', pattern: `${path}.json`, generateId: () => 'entry' }),
        schema: (context: SchemaContext) => schema(context),
      }),
    ] as const,
);

/** The content collections: one per JSON file, and `legal` for the legal texts. */
export const collections = {
  ...Object.fromEntries(files),
  legal: defineCollection({ loader: glob({ base: './content/legal', pattern: '*.md' }), schema: legal }),
};
