import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { contentFiles, type ContentPath } from '../schemas/content-files.ts';

/** The folder of the JSON Schemas, from the top folder of the project. */
export const SCHEMA_FOLDER = 'content/.schemas';

/** A part of a JSON Schema, as far as this project reads it. */
export interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** The schema of a content file, with another meaning for its pictures than Astro's. */
export function schemaOf(path: ContentPath, picture: () => z.ZodType): z.ZodType {
  // Astro's own type for a picture says what Astro makes of it; here it is only the path that an editor
  // writes.
  const context = { image: picture } as unknown as SchemaContext;
  return contentFiles[path](context);
}

/** Gives the JSON Schema of a content file: what completion and tooltips in an editor read. */
export function jsonSchemaOf(path: ContentPath): JsonSchema {
  const schema = schemaOf(path, () => z.string());
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema;
}

/** The file in which the JSON Schema of a content file is kept, from the top folder of the project. */
export function schemaFile(path: ContentPath): string {
  return `${SCHEMA_FOLDER}/${path.replace('/', '-')}.json`;
}

/** The text of that file. */
export function schemaText(path: ContentPath): string {
  return `${JSON.stringify(jsonSchemaOf(path), null, 2)}\n`;
}

/** Gives the part of a JSON Schema that is about a field, or undefined where there is none. */
export function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return schema;
  const inner = typeof part === 'number' ? schema.items : schema.properties?.[String(part)];
  if (inner) return schemaAt(inner, rest);
  return schema.anyOf?.map((way) => schemaAt(way, path)).find((found) => found);
}
