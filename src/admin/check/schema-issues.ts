import type { z } from 'astro/zod';
import { jsonSchemaOf, schemaAt, type JsonSchema } from '../../content-model/schemas/json-schemas.ts';
import { nearest } from '../../lib/nearest-name.ts';
import { fieldIssues, fieldName, type ContentFile, type Issue, type Path } from './messages.ts';
import { latinDigits } from './texts.ts';

type ZodIssue = z.core.$ZodIssue;

/** Converts Zod issues with their input into issues in plain words. */
export function schemaIssues(
  zodIssues: readonly ZodIssue[],
  schema: z.ZodType,
  file: Omit<ContentFile, 'issues'>,
): Issue[] {
  const jsonSchema = jsonSchemaOf(schema);
  const found = zodIssues.flatMap(likelyBranch);
  const misspelt: string[] = [];
  const unknown = found.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = Object.keys(schemaAt(jsonSchema, issue.path)?.properties ?? {});
    const free = known.filter((name) => !Object.hasOwn(issue.input ?? {}, name));
    return issue.keys.flatMap((key) => {
      const meant = nearest(key, free) ?? nearest(key, known);
      if (meant) misspelt.push(fieldName([...issue.path, meant]));
      const fix = meant ? `Did you mean "${meant}"?` : `Delete it. The names here are ${known.join(', ')}.`;
      return fieldIssues(file, [...issue.path, key], `is not a known name here\n${fix}`);
    });
  });
  const others = found.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? [] : fieldIssues(file, issue.path, messageOf(issue, jsonSchema)),
  );
  // A misspelt name gives two Zod issues, an unknown field and a missing one, which are reported as one.
  return [...unknown, ...others.filter(({ field }) => !misspelt.includes(field))];
}

/** Returns the Zod issues of the branch of a union that was probably intended. */
function likelyBranch(issue: ZodIssue): ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const unknown = (branch: ZodIssue[]) => branch.filter(({ code }) => code === 'unrecognized_keys').length;
  const [best = []] = [...issue.errors].sort((a, b) => unknown(a) - unknown(b) || a.length - b.length);
  return best.flatMap((inner) => likelyBranch({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Returns the description of a field; a text in a language has that of the text. */
function descriptionOf(schema: JsonSchema, path: Path): string {
  return [path, path.slice(0, -1)].map((part) => schemaAt(schema, part)?.description).find(Boolean) ?? '';
}

/** Returns the problem and, on a second line, the fix. */
function messageOf({ path, input, ...issue }: ZodIssue, schema: JsonSchema): string {
  const description = descriptionOf(schema, path);
  const expected = description && `What belongs here: ${description}`;
  if (input === undefined && issue.code !== 'custom')
    return `is missing\nAdd a line for "${String(path.at(-1))}". ${expected}`.trim();
  // Of the messages for a wrong type, only that of a date is better than the general one.
  const isBetter = issue.code !== 'invalid_type' || issue.expected === 'string';
  if (issue.message.includes('\n') && isBetter) return issue.message;
  if (issue.code === 'invalid_type') {
    const isText = schemaAt(schema, [...path, 'en']) !== undefined;
    const kind = KINDS[issue.expected] ?? issue.expected;
    const fix = isText && typeof input === 'string' ? textFix(input) : typeFix(input, issue.expected);
    return `is ${nameOf(input)}, but must be ${kind}\n${fix ?? expected}`;
  }
  if (issue.code !== 'invalid_value') return `${issue.message}\n${expected}`;
  const found = typeof input === 'string' ? input : JSON.stringify(input);
  const allowed = issue.values.map(String);
  const suggestion = nearest(found, allowed);
  const fix = `${suggestion ? `Did you mean "${suggestion}"? ` : ''}Write one of: ${allowed.join(', ')}.`;
  return `is "${found}", which is not known\n${fix}`;
}

const KINDS: Record<string, string> = {
  string: 'a text between quotes ("…")',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list between [ and ]',
  object: 'a block between { and }',
};

/** Returns what a value is, in words. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return `the text "${value}"`;
  if (value instanceof Date) return 'read as a date';
  if (typeof value === 'number' || value === null) return String(value);
  return KINDS[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

const textFix = (text: string) => `Write { "en": ${JSON.stringify(text)} }`;

function typeFix(value: unknown, expected: string): string | undefined {
  const written = value instanceof Date ? value.toISOString().slice(0, 10) : value;
  if (expected === 'string' && (value instanceof Date || typeof value === 'number'))
    return `Put quotes around it: "${String(written)}"`;
  if (expected === 'int' && typeof value === 'number') return 'Write a whole number, without a dot.';
  if (!['number', 'int'].includes(expected) || typeof value !== 'string') return undefined;
  // A price as people write it: Rs. 28,500/-
  const [, digits] = /^\D*([\d,]+)[^\p{L}\d]*$/u.exec(latinDigits(value)) ?? [];
  return digits
    ? `Write only the digits, without quotes: ${digits.replaceAll(',', '')}`
    : 'Write one whole number, with digits only.';
}
