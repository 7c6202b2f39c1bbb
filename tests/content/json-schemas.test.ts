import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { contentPaths } from '../../src/content-model/schemas/content-files.ts';
import { jsonPaths, schemaFile, writeJsonSchemas } from '../../src/content-model/schemas/json-schemas.ts';
import { copyOfContent } from './copy.ts';
import { standardContent } from './standard.ts';

const top = standardContent(true);
writeJsonSchemas(top);

const ajv = new Ajv({ strict: true, allErrors: true });
(addFormats as unknown as { default: (instance: Ajv) => void }).default(ajv);

const readJson = (file: string, project = top) =>
  JSON.parse(readFileSync(join(project, file), 'utf8')) as Record<string, unknown> & AnySchemaObject;

describe.each(jsonPaths)('The JSON Schema of content/%s.json', (path) => {
  const schema = readJson(schemaFile(path));

  it('finds the file valid, and one with an unknown name not', () => {
    const content = readJson(`content/${path}.json`);
    const validate = ajv.compile(schema);
    expect({ valid: validate(content), errors: validate.errors }).toEqual({ valid: true, errors: null });
    expect(validate({ ...content, colour: 'red' })).toBe(false);
  });

  it('has a tooltip for every field that holds a fact', () => {
    expect(withoutDescription(schema, path)).toEqual([]);
  });
});

it('Every file names its schema, so that a code editor finds it', () => {
  const copy = copyOfContent();
  for (const path of contentPaths) {
    const named = readJson(`content/${path}.json`, copy)['$schema'];
    expect(join(dirname(`content/${path}.json`), String(named))).toBe(schemaFile(path));
  }
});

/** Every field without fields of its own that says nothing of what belongs in it. */
function withoutDescription(schema: AnySchemaObject, name: string): string[] {
  const {
    type,
    properties = {},
    items,
    anyOf = [],
    description,
  } = schema as {
    type?: string;
    properties?: Record<string, AnySchemaObject>;
    items?: AnySchemaObject;
    anyOf?: AnySchemaObject[];
    description?: string;
  };
  const fields = Object.entries(properties);
  const entries = [items, ...anyOf].filter((part) => part?.['properties'] ?? part?.['anyOf']);
  const isFact = type !== 'object' && type !== 'array' && anyOf.length === 0;
  return [
    ...fields.flatMap(([field, part]) => withoutDescription(part, `${name}, ${field}`)),
    ...entries.flatMap((part) => withoutDescription(part ?? {}, `${name}, entries`)),
    ...(isFact && !description ? [name] : []),
  ];
}
