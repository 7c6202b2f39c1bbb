import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'astro/zod';
import { inEachLanguage } from '../../content-model/schemas/text.ts';
import { LANGUAGES } from '../../lib/languages.ts';
import { fieldIssue, type ContentFile, type Issue, type Path } from './messages.ts';

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));

const word = inEachLanguage(
  z
    .string()
    .regex(
      /^([^{}]|\{[^{}]+\})*$/,
      'has a brace without its partner\nThe site replaces a word between { and }.',
    ),
);

/** Returns the schema of the words of the interface: every name in the file leads to a text or to a group. */
export function wordsSchema(value: unknown): z.ZodType {
  const isGroup = isObject(value) && !Object.keys(LANGUAGES).some((language) => language in value);
  if (!isGroup) return word;
  return z.object(
    Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, wordsSchema(inner)])),
  );
}

/** The names in the source of the site. */
let sourceNames: Set<string> | undefined;

/** Returns an issue for each word of the interface that no page uses. The type checker finds missing words. */
export function unusedWords(file: ContentFile, path: Path = []): Issue[] {
  sourceNames ??= new Set(
    globSync('**/*.{astro,ts,tsx}', { cwd: SOURCE, exclude: ['**/node_modules', 'admin'] }).flatMap(
      (name) => readFileSync(join(SOURCE, name), 'utf8').match(/\w+/g) ?? [],
    ),
  );
  const names = sourceNames;
  const group = path.reduce<unknown>(
    (inner, name) => (inner as Record<PropertyKey, unknown>)[name],
    file.value,
  );
  if (!isObject(group) || 'en' in group) return [];
  return Object.keys(group).flatMap((name) =>
    names.has(name)
      ? unusedWords(file, [...path, name])
      : fieldIssue(
          file,
          [...path, name],
          'is a name that no page uses\nCorrect the name, or delete the line.',
        ),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
