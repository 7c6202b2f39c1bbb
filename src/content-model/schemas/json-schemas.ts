import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { contentFiles, type ContentPath } from './content-files.ts';
import { tripFile } from './trip-file.ts';

/** The keywords of a JSON Schema that this project reads. */
export interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/**
 * The schema of a content file, with `picture` (the path that an editor writes) in place of Astro's
 * `image()`.
 * @param path the path in `content/` without the file extension, or of any trip
 */
export function schemaOf(path: string, picture: () => z.ZodType): z.ZodType {
  const schema = path.startsWith('upcoming') ? tripFile : contentFiles[path as ContentPath];
  return schema({ image: picture } as unknown as SchemaContext);
}

/** The JSON Schema of a schema, as editors write the values. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema;
}

/** The subschema of a field; undefined for an unknown field. */
export function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return schema;
  const inner = typeof part === 'number' ? schema.items : schema.properties?.[String(part)];
  if (inner) return schemaAt(inner, rest);
  return schema.anyOf?.map((option) => schemaAt(option, path)).find((found) => found);
}
