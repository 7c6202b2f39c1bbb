import type { z } from 'astro/zod';
import { jsonrepair, JSONRepairError } from 'jsonrepair';
import { jsonSchemaOf, schemaAt, type JsonSchema } from '#content-model/schemas/json-schemas.ts';
import { LANGUAGES } from '#content-model/languages.ts';
import { readSource, readText, type Files } from './files.ts';
import { fieldIssues, fieldName, issueOf, lineAt, nearest, unreadFile } from './messages.ts';
import type { ContentFile, Issue, Located } from './messages.ts';
import { latinDigits } from './texts.ts';

/** Reads a JSON content file and validates it against its schema. */
export async function readJsonFile(files: Files, file: string, schema: z.ZodType): Promise<ContentFile> {
  const text = readText(files, file);
  if (typeof text !== 'string') return unreadFile(file, text);
  try {
    const value: unknown = JSON.parse(text);
    const { lineOf, issues } = readSource(file, text);
    const { error } = await schema.safeParseAsync(value, { reportInput: true });
    const found = error ? schemaIssues(error.issues, schema, { file, value, lineOf }) : [];
    return { file, value, lineOf, issues: [...issues.filter(({ field }) => field), ...found] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return unreadFile(file, syntaxIssue(file, text, error));
  }
}

const COMPARE =
  'Compare its quotes, commas and brackets with those of other lines: a text is between straight quotes ("…"), and a number has only digits: 28500';

/** Describes the first line that a repair of the JSON changes. */
function syntaxIssue(file: string, text: string, { message }: SyntaxError): Issue {
  const lines = text.split('\n');
  let repaired: string[] = [];
  let offset = Number(/at position (\d+)/.exec(message)?.[1] ?? text.trimEnd().length);
  try {
    repaired = jsonrepair(text).split('\n');
  } catch (error) {
    if (error instanceof JSONRepairError) offset = error.position;
  }
  const changed = lines.findIndex((line, index) => line !== repaired[index]);
  // A whole file in a list means that it has two values, e.g. because of a bracket too many.
  const isRepaired = repaired.length > 0 && repaired[0] !== '[' && changed >= 0;
  const line = isRepaired ? changed + 1 : lineAt(text, offset);
  const written = lines[line - 1]?.trim().slice(0, 300) ?? '';
  const problem = `There is a mistake in ${written || 'this line'} or at the end of the line before it`;
  const better = isRepaired ? (repaired[changed] ?? '').trim() : '';
  return issueOf(file, `${problem}\n${likelyFix(written, better)}`, line);
}

/** The fix: what the line with the mistake probably means. */
function likelyFix(written: string, better: string): string {
  const [, name, value = ''] = /^("\w+"\s*:)(.*)$/.exec(written) ?? [];
  const digits = digitsIn(value);
  if (digits && digits !== value.trim()) return `Write only the digits 0 to 9: ${name} ${digits},`;
  if (better === '' || better.length > 300) return COMPARE;
  const joined = better.replace(/\s*(\\r)?\\n\s*/g, ' ');
  // A repair keeps a line break inside a text, which no field accepts.
  if (joined !== better && !written.includes('\\n')) return `Write the whole text on one line: ${joined}`;
  return `It may be meant like this: ${better}`;
}

type ZodIssue = z.core.$ZodIssue;

/** Converts Zod issues with their input into issues in plain words. */
export function schemaIssues(issues: readonly ZodIssue[], schema: z.ZodType, file: Located): Issue[] {
  const jsonSchema = jsonSchemaOf(schema);
  const misspelt: string[] = [];
  const unknown = issues.flatMap((issue) => {
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
  const others = issues.filter(({ code }) => code !== 'unrecognized_keys');
  const wrong = others.flatMap((issue) => fieldIssues(file, issue.path, messageOf(issue, jsonSchema)));
  // A misspelt name gives two Zod issues, an unknown field and a missing one, which are reported as one.
  return [...unknown, ...wrong.filter(({ field }) => !misspelt.includes(field))];
}

function messageOf({ path, input, ...issue }: ZodIssue, schema: JsonSchema): string {
  // A text in a language has the description of the text.
  const isLanguage = Object.hasOwn(LANGUAGES, String(path.at(-1)));
  const description = schemaAt(schema, isLanguage ? path.slice(0, -1) : path)?.description;
  const expected = description ? `What belongs here: ${description}` : '';
  if (input === undefined && issue.code !== 'custom')
    return `is missing\nAdd a line for "${String(path.at(-1))}". ${expected}`.trim();
  // Of the messages for a wrong type, only that of a date is better than the general one.
  const isBetter = issue.code !== 'invalid_type' || issue.expected === 'string';
  if (issue.message.includes('\n') && isBetter) return issue.message;
  if (issue.code === 'invalid_type') {
    const isText = schemaAt(schema, [...path, 'en']) !== undefined;
    const fix = typeFix(input, isText ? 'text' : issue.expected) ?? expected;
    return `is ${nameOf(input)}, but must be ${KINDS[issue.expected] ?? issue.expected}\n${fix}`;
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

function nameOf(value: unknown): string {
  if (typeof value === 'string') return `the text "${value}"`;
  if (value instanceof Date) return 'read as a date';
  if (value === null) return 'empty (null)';
  if (typeof value === 'number') return String(value);
  return KINDS[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

function typeFix(value: unknown, expected: string): string | undefined {
  if (expected === 'text')
    return typeof value === 'string' ? `Write { "en": ${JSON.stringify(value)} }` : undefined;
  const written = value instanceof Date ? value.toISOString().slice(0, 10) : value;
  if (expected === 'string' && (value instanceof Date || typeof value === 'number'))
    return `Put quotes around it: "${String(written)}"`;
  if (expected === 'int' && typeof value === 'number') return 'Write a whole number, without a dot.';
  if (!['number', 'int'].includes(expected) || typeof value !== 'string') return undefined;
  const digits = digitsIn(value);
  return digits
    ? `Write only the digits, without quotes: ${digits}`
    : 'Write one whole number, with digits only.';
}

/** The digits of a number as people write it, such as ₹28,500/- or Rs. २८,५००, or undefined. */
function digitsIn(text: string): string | undefined {
  const [, digits] = /^\s*(?:₹|Rs\.?|INR)?\s*(\d[\d,]*)[^\p{L}\d"]*$/iu.exec(latinDigits(text)) ?? [];
  return digits?.replaceAll(',', '');
}
