import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { contentFiles, type ContentPath } from '../schemas/content-files.ts';

/** The folder of the JSON Schemas, relative to the project root. */
export const SCHEMA_FOLDER = 'content/.schemas';

/** The keywords of a JSON Schema that this project reads. */
export interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** Returns the schema of a content file, with `picture` in place of Astro's `image()`. */
export function schemaOf(path: ContentPath, picture: () => z.ZodType): z.ZodType {
  // The output of Astro's `image()` is image metadata; here it is only the path that an editor writes.
  const context = { image: picture } as unknown as SchemaContext;
  return contentFiles[path](context);
}

/** Returns the JSON Schema of a content file, which gives completion and tooltips in code editors. */
export function jsonSchemaOf(path: ContentPath): JsonSchema {
  const schema = schemaOf(path, () => z.string());
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema;
}

/** Returns the path of the JSON Schema of a content file, relative to the project root. */
export function schemaFile(path: ContentPath): string {
  return `${SCHEMA_FOLDER}/${path.replace('/', '-')}.json`;
}

/** Returns the JSON Schema of a content file as text. */
export function schemaText(path: ContentPath): string {
  return `${JSON.stringify(jsonSchemaOf(path), null, 2)}\n`;
}

/** Returns the subschema of a field, or undefined if the schema does not know the field. */
export function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return schema;
  const inner = typeof part === 'number' ? schema.items : schema.properties?.[String(part)];
  if (inner) return schemaAt(inner, rest);
  return schema.anyOf?.map((option) => schemaAt(option, path)).find((found) => found);
}
