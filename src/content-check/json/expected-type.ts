import { getLocation } from 'jsonc-parser';
import { contentFiles, type ContentPath } from '../../schemas/content-files.ts';
import { jsonSchemaOf, schemaAt, type JsonSchema } from '../json-schemas.ts';

/**
 * What kind of value its schema wants at a place of a content file, e.g. `string`; undefined where that is
 * not known.
 */
export function expectedType(file: string, text: string, offset: number): string | undefined {
  const path = file.replace(/^content\/|\.json$/g, '');
  if (!isContentPath(path)) return undefined;
  const field = getLocation(text, offset).path;
  return (schemaAt(jsonSchemaOf(path), field) as (JsonSchema & { type?: string }) | undefined)?.type;
}

function isContentPath(path: string): path is ContentPath {
  return path in contentFiles;
}
