import { getLocation } from 'jsonc-parser';
import { jsonPaths, jsonSchemaOf, schemaAt, type JsonSchema } from '../json-schemas.ts';

/** Returns the type that the schema of a content file expects at an offset, e.g. `string`, or undefined. */
export function expectedType(file: string, text: string, offset: number): string | undefined {
  const path = jsonPaths.find((candidate) => file === `content/${candidate}.json`);
  if (!path) return undefined;
  const field = getLocation(text, offset).path;
  return (schemaAt(jsonSchemaOf(path), field) as (JsonSchema & { type?: string }) | undefined)?.type;
}
