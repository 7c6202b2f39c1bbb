import type { z } from 'astro/zod';
import { jsonSchemaOf, schemaAt, type JsonSchema } from '../../content-model/schemas/json-schemas.ts';
import { nearest } from '../../lib/nearest-name.ts';
import { fieldIssue, fieldName, type ContentFile, type Issue } from './messages.ts';
import { latinDigits } from './texts.ts';

type ZodIssue = z.core.$ZodIssue;

type Located = Omit<ContentFile, 'issues'>;

/** Converts Zod issues with their input into issues in plain words. */
export function schemaIssues(zodIssues: readonly ZodIssue[], schema: z.ZodType, file: Located): Issue[] {
  const jsonSchema = jsonSchemaOf(schema);
  const found = zodIssues.flatMap(likelyBranch);
  const unknown = found
    .filter((issue) => issue.code === 'unrecognized_keys')
    .flatMap((issue) => unknownNames(issue, jsonSchema, file));
  // A misspelt name gives two Zod issues, an unknown field and a missing one, which are reported as one.
  const misspelt = unknown.map(({ meant }) => meant);
  const others = found
    .filter((issue) => issue.code !== 'unrecognized_keys')
    .map((issue) => fieldIssue(file, issue.path, messageOf(issue, jsonSchema)));
  return [...unknown.map(({ issue }) => issue), ...others.filter(({ field }) => !misspelt.includes(field))];
}

/** Returns the Zod issues of the branch of a union that was probably intended. */
function likelyBranch(issue: ZodIssue): ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const unknown = (branch: ZodIssue[]) => branch.filter(({ code }) => code === 'unrecognized_keys').length;
  const [best = []] = [...issue.errors].sort((a, b) => unknown(a) - unknown(b) || a.length - b.length);
  return best.flatMap((inner) => likelyBranch({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Returns an issue for each unknown name, with the field that it probably stands for. */
function unknownNames(
  { keys, path, input }: z.core.$ZodIssueUnrecognizedKeys,
  schema: JsonSchema,
  file: Located,
) {
  const known = Object.keys(schemaAt(schema, path)?.properties ?? {});
  return keys.map((key) => {
    const free = known.filter((name) => !Object.hasOwn(input ?? {}, name));
    const suggestion = nearest(key, free) ?? nearest(key, known);
    const fix = suggestion
      ? `Did you mean "${suggestion}"?`
      : `Delete it. The names here are ${known.join(', ')}.`;
    const issue = fieldIssue(file, [...path, key], `is not a known name here\n${fix}`);
    return { issue, meant: fieldName([...path, suggestion ?? key]) };
  });
}

/** Returns the problem and, on a second line, the fix. */
function messageOf({ path, input, ...issue }: ZodIssue, schema: JsonSchema): string {
  // A text in a language has the description of the text.
  const description =
    (schemaAt(schema, path)?.description || undefined) ?? schemaAt(schema, path.slice(0, -1))?.description;
  const expected = description ? `What belongs here: ${description}` : '';
  if (input === undefined && issue.code !== 'custom')
    return `is missing\nAdd a line for "${String(path.at(-1))}". ${expected}`.trim();
  const hasFix = issue.message.includes('\n');
  // Of the messages for a wrong type, only that of a date is better than the general one.
  if (hasFix && (issue.code !== 'invalid_type' || issue.expected === 'string')) return issue.message;
  if (issue.code === 'invalid_type') {
    const problem = `is ${nameOf(input)}, but must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    const isText = schemaAt(schema, [...path, 'en']) !== undefined;
    return `${problem}\n${typeFix(input, issue.expected, isText) ?? expected}`;
  }
  if (issue.code !== 'invalid_value') return `${issue.message}\n${expected}`;
  const found = typeof input === 'string' ? input : JSON.stringify(input);
  const allowed = issue.values.map(String);
  const suggestion = nearest(found, allowed);
  const fix = `${suggestion ? `Did you mean "${suggestion}"? ` : ''}Write one of: ${allowed.join(', ')}.`;
  return `is "${found}", which is not known\n${fix}`;
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a text between quotes ("…")',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list between [ and ]',
  object: 'a block between { and }',
};

/** Returns what a value is, in words. */
function nameOf(value: unknown): string {
  if (typeof value === 'number' || value === null) return String(value);
  if (typeof value === 'string') return `the text "${value}"`;
  if (value instanceof Date) return 'read as a date';
  return TYPE_NAMES[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

function typeFix(value: unknown, expected: string, isText: boolean): string | undefined {
  if (isText && typeof value === 'string') return `Write { "en": ${JSON.stringify(value)} }`;
  if (expected === 'string' && value instanceof Date)
    return `Put quotes around it: "${value.toISOString().slice(0, 10)}"`;
  if (expected === 'string' && typeof value === 'number') return `Put quotes around it: "${value}"`;
  if (expected === 'int' && typeof value === 'number') return 'Write a whole number, without a dot.';
  if (!['number', 'int'].includes(expected) || typeof value !== 'string') return undefined;
  // A price as people write it: Rs. 28,500/-
  const [, digits] = /^\D*([\d,]+)[^\p{L}\d]*$/u.exec(latinDigits(value)) ?? [];
  return digits
    ? `Write only the digits, without quotes: ${digits.replaceAll(',', '')}`
    : 'Write one whole number, with digits only.';
}
