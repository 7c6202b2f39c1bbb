import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOUNDS } from '../bench/bounds.ts';
import { compress } from '../bench/compressed.ts';
import {
  jsonSchemaOf,
  type JsonPath,
  type JsonSchema,
} from '../../src/content-model/schemas/json-schemas.ts';
import { copyOfProject, npmRun } from './project.ts';
import { inDevanagari } from './standard.ts';

interface Limited extends JsonSchema {
  maxLength?: number;
  format?: string;
}

/** The texts of the trips are in the HTML twice: in the cards, and in the properties of their island. */
const LONGEST_TRIPS_BYTES = 15_100;

/** English words, one after the other, from a text that does not change. */
const WORDS =
  readFileSync('node_modules/typescript/LICENSE.txt', 'utf8').match(/(?<=\s)[A-Za-z]+(?=[\s,.])/g) ?? [];
let next = 0;
const longer = new Map<string, string>();

/**
 * Words of exactly `length` characters, which keep what the text has in braces: the same for the same text.
 */
function longest(text: string, length: number): string {
  const key = `${text}/${length}`;
  const known = longer.get(key);
  if (known) return known;
  let words = [...text.matchAll(/\{\w+\}/g)].map(([token]) => token).join(' ');
  while (words.length < length) words += ` ${WORDS[next++ % WORDS.length] ?? ''}`;
  words = words.trim().slice(0, length).replace(/ $/, 's');
  longer.set(key, words);
  return words;
}

/** The same content with every text as long as its schema allows. */
function lengthen(value: unknown, schema: Limited): unknown {
  if (typeof value === 'string') {
    if (schema.format === 'email') return `${longest('', 28).replaceAll(' ', '.')}@club.example.com`;
    if (value.startsWith('https://')) return value.padEnd(schema.maxLength ?? 0, 'abcdefgh1234');
    return schema.maxLength ? longest(value, schema.maxLength) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => lengthen(entry, schema.items ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  const ways = [schema, ...(schema.anyOf ?? [])].map((way) => way.properties);
  const properties = Object.assign({}, ...ways) as Record<string, Limited>;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, lengthen(part, properties[name] ?? {})]),
  );
}

describe('A site whose texts all have their greatest length', () => {
  let top: string;

  beforeAll(async () => {
    top = copyOfProject();
    for (const file of globSync('content/**/*.json')) {
      const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      const path = file.replace(/^content\/|\.json$/g, '') as JsonPath;
      const changed = lengthen(content, jsonSchemaOf(path)) as Record<string, unknown>;
      if (file === 'content/site.json') keepFacts(changed, content);
      // The check refuses a Hindi file in Latin letters.
      const written = path.startsWith('hi/') ? inDevanagari(changed) : changed;
      writeFileSync(join(top, file), JSON.stringify(written, null, 2));
    }
    const { code, text } = await npmRun(top, ['build'], { SITE_URL: 'https://www.club.example' });
    expect(code, text).toBe(0);
  }, 120_000);

  it.each([
    ['index.html', BOUNDS.pageBytes.most],
    ['trips/index.html', LONGEST_TRIPS_BYTES],
  ])('has a page %s of at most %d bytes', (page, most) => {
    const size = compress(readFileSync(join(top, 'dist', page))).length;
    expect(size).toBeGreaterThan(1000);
    expect(size).toBeLessThanOrEqual(most);
  });
});

/** Keeps what other fields of `site.json` must agree with: the numbers and the opening hours. */
function keepFacts(changed: Record<string, unknown>, was: Record<string, unknown>): void {
  interface Facts {
    phones: unknown;
    openHours: unknown;
  }
  const [contact, before] = [changed['contact'] as Facts, was['contact'] as Facts];
  const [legal, legalBefore] = [changed, was].map((all) => all['legal'] as { grievancePhone: unknown });
  if (legal && legalBefore) legal.grievancePhone = legalBefore.grievancePhone;
  contact.phones = before.phones;
  contact.openHours = before.openHours;
}
