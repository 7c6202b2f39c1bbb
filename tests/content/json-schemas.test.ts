import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { jsonPaths, schemaFile, writeJsonSchemas } from '../../src/content-model/schemas/json-schemas.ts';

const paths = jsonPaths.filter((path) => existsSync(`content/${path}.json`));
const top = mkdtempSync(join(tmpdir(), 'json-schemas-'));
writeJsonSchemas(top);

const ajv = new Ajv({ strict: true, allErrors: true });
(addFormats as unknown as { default: (instance: Ajv) => void }).default(ajv);

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

describe.each(paths)('The JSON Schema of content/%s.json', (path) => {
  const schema = readJson(join(top, schemaFile(path))) as AnySchemaObject;
  const content = readJson(`content/${path}.json`);

  it('is named by the file, so that an editor finds it', () => {
    expect(join(dirname(`content/${path}.json`), String(content['$schema']))).toBe(schemaFile(path));
  });

  it('finds the file valid, and one with an unknown name not', () => {
    const validate = ajv.compile(schema);
    expect({ valid: validate(content), errors: validate.errors }).toEqual({ valid: true, errors: null });
    expect(validate({ ...content, colour: 'red' })).toBe(false);
  });

  it('has a tooltip for every field that holds a fact', () => {
    expect(withoutDescription(schema, path)).toEqual([]);
  });
});

/** Every field without fields of its own that says nothing of what belongs in it. */
function withoutDescription(schema: AnySchemaObject, name: string): string[] {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, AnySchemaObject>);
  const inner = [
    schema['items'] as AnySchemaObject | undefined,
    ...((schema['anyOf'] ?? []) as AnySchemaObject[]),
  ];
  return [
    ...fields.flatMap(([field, part]) => withoutDescription(part, `${name}, ${field}`)),
    ...inner.flatMap((part) =>
      part && (part['properties'] ?? part['anyOf']) ? withoutDescription(part, `${name}, entries`) : [],
    ),
    ...(schema['type'] !== 'object' &&
    schema['type'] !== 'array' &&
    !schema['anyOf'] &&
    !schema['description']
      ? [name]
      : []),
  ];
}
