import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { Ajv, type AnySchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { contentPaths } from '#content-model/schemas/content-files.ts';
import { jsonSchemaOf, schemaOf, type JsonSchema } from '#content-model/schemas/json-schemas.ts';
import { FIXTURE_ROOT } from '../fixtures/site.ts';

const ajv = new Ajv({ strict: true, allErrors: true });
(addFormats as unknown as { default: (instance: Ajv) => void }).default(ajv);

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as AnySchemaObject;
const paths = [...contentPaths, 'upcoming/*'];
const filesOf = (path: string) => globSync(`content/${path}.json`, { cwd: FIXTURE_ROOT });

it('Every JSON file has a JSON Schema', () => {
  expect(paths.flatMap(filesOf).sort()).toEqual(globSync('content/**/*.json', { cwd: FIXTURE_ROOT }).sort());
});

it('Every word of the interface is used in the code', () => {
  const code = globSync('src/**/*.{astro,ts,tsx}', {
    exclude: ['src/admin/**', '**/words.ts', '**/node_modules'],
  });
  const used = new Set(code.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g)));
  const names = ({ properties = {} }: JsonSchema): string[] =>
    'en' in properties ? [] : Object.entries(properties).flatMap(([name, part]) => [name, ...names(part)]);
  expect(names(jsonSchemaOf(schemaOf('words', () => z.string()))).filter((name) => !used.has(name))).toEqual(
    [],
  );
});

describe.each(paths)('The JSON Schema of %s', (path) => {
  const schema = jsonSchemaOf(schemaOf(path, () => z.string()));

  it('finds the files of the tests valid, and one with an unknown name not', () => {
    const validate = ajv.compile(schema);
    for (const content of filesOf(path).map((name) => readJson(join(FIXTURE_ROOT, name)))) {
      expect({ valid: validate(content), errors: validate.errors }).toEqual({ valid: true, errors: null });
      expect(validate({ ...content, colour: 'red' })).toBe(false);
    }
  });

  it('has a tooltip for every field that holds a fact or a text', () => {
    expect(withoutDescription(schema, path)).toEqual([]);
  });
});

/** Every field without subfields and without a description. */
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
