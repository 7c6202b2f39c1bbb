import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, describe, expect, it } from 'vitest';
import { writeJsonSchemas, type JsonSchema } from '../../src/content-model/schemas/json-schemas.ts';
import { FIXTURE_ROOT } from '../fixtures/site.ts';

const top = mkdtempSync(join(tmpdir(), 'schemas-'));
writeJsonSchemas(top);
afterAll(() => rmSync(top, { recursive: true }));

const ajv = new Ajv({ strict: true, allErrors: true });
(addFormats as unknown as { default: (instance: Ajv) => void }).default(ajv);

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as AnySchemaObject;
const schemas = globSync('content/.schemas/*.json', { cwd: top });
const filesOf = (schema: string) => {
  const name = schema.replace(/.*\/|\.json$/g, '');
  const path = name === 'upcoming' ? 'upcoming/*' : name.replace('-', '/');
  return globSync(`content/${path}.json`, { cwd: FIXTURE_ROOT });
};

it('Every JSON file but the words of the interface has a JSON Schema', () => {
  expect(schemas.flatMap(filesOf).length).toBe(
    globSync('content/**/*.json', { cwd: FIXTURE_ROOT }).length - 1,
  );
});

describe.each(schemas)('The JSON Schema %s', (file) => {
  const schema = readJson(join(top, file));

  it('finds the files of the tests valid, and one with an unknown name not', () => {
    const validate = ajv.compile(schema);
    for (const content of filesOf(file).map((name) => readJson(join(FIXTURE_ROOT, name)))) {
      expect({ valid: validate(content), errors: validate.errors }).toEqual({ valid: true, errors: null });
      expect(validate({ ...content, colour: 'red' })).toBe(false);
    }
  });

  it('has a tooltip for every field that holds a fact or a text', () => {
    expect(withoutDescription(schema as JsonSchema, file)).toEqual([]);
  });
});

/** Every field without fields of its own that says nothing of what belongs in it. */
function withoutDescription(
  { properties, items, anyOf = [], description }: JsonSchema,
  name: string,
): string[] {
  if (description) return [];
  if (properties && !('en' in properties))
    return Object.entries(properties).flatMap(([field, part]) =>
      withoutDescription(part, `${name}, ${field}`),
    );
  if (anyOf.length > 0) return anyOf.flatMap((part) => withoutDescription(part, name));
  if (items) return withoutDescription(items, `${name}, entries`);
  return [name];
}
