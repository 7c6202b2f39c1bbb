import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  contentFiles,
  contentPaths,
  originalOf,
  translationPaths,
  type ContentPath,
  type TranslationPath,
} from './content-files.ts';
import { translationSchema } from './translation.ts';
import { TRANSLATED_LANGUAGES } from '../../lib/languages.ts';

/** The folder of the JSON Schemas, relative to the project root. */
const SCHEMA_FOLDER = 'content/.schemas';

/** The path of a JSON file in `content/`, without the file extension. */
export type JsonPath = ContentPath | TranslationPath;

/** The paths of all JSON files that `content/` may have. */
export const jsonPaths: JsonPath[] = [...contentPaths, ...TRANSLATED_LANGUAGES.flatMap(translationPaths)];

/** The keywords of a JSON Schema that this project reads. */
export interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
}

/** Returns the schema of a content file, with `picture` in place of Astro's `image()`. */
export function schemaOf(path: JsonPath, picture: () => z.ZodType): z.ZodType {
  const original = originalOf(path);
  if (original) return translationSchema(original, picture);
  // The output of Astro's `image()` is image metadata; here it is only the path that an editor writes.
  const context = { image: picture } as unknown as SchemaContext;
  return contentFiles[path as ContentPath](context);
}

/** Returns the JSON Schema of a content file, which gives completion and tooltips in code editors. */
export function jsonSchemaOf(path: JsonPath): JsonSchema {
  const schema = schemaOf(path, () => z.string());
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema;
}

/** Returns the path of the JSON Schema of a content file, relative to the project root. */
export function schemaFile(path: JsonPath): string {
  return `${SCHEMA_FOLDER}/${path.replaceAll('/', '-')}.json`;
}

/** Writes the JSON Schemas of all content files, from which code editors take their tooltips. */
export function writeJsonSchemas(projectRoot: string): void {
  mkdirSync(join(projectRoot, SCHEMA_FOLDER), { recursive: true });
  for (const path of jsonPaths)
    writeFileSync(join(projectRoot, schemaFile(path)), JSON.stringify(jsonSchemaOf(path), null, 2));
}

function fieldOf({ properties, additionalProperties }: JsonSchema, name: string): JsonSchema | undefined {
  return properties?.[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
}

/** Returns the subschema of a field, or undefined if the schema does not know the field. */
export function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return schema;
  const inner = typeof part === 'number' ? schema.items : fieldOf(schema, String(part));
  if (inner) return schemaAt(inner, rest);
  return schema.anyOf?.map((option) => schemaAt(option, path)).find((found) => found);
}
