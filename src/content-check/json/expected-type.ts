import { getLocation } from 'jsonc-parser';
import { contentFiles, type ContentPath } from '../../schemas/content-files.ts';
import { jsonSchemaOf, schemaAt, type JsonSchema } from '../json-schemas.ts';

/** Returns the type that the schema of a content file expects at an offset, e.g. `string`, or undefined. */
export function expectedType(file: string, text: string, offset: number): string | undefined {
  const path = file.replace(/^content\/|\.json$/g, '');
  if (!isContentPath(path)) return undefined;
  const field = getLocation(text, offset).path;
  return (schemaAt(jsonSchemaOf(path), field) as (JsonSchema & { type?: string }) | undefined)?.type;
}

function isContentPath(path: string): path is ContentPath {
  return path in contentFiles;
}
