import type { z } from 'astro/zod';
import { schemaAt, type JsonSchema } from '../schemas/json-schemas.ts';
import { fieldIssue, fieldName, type Issue, type Located } from './issue.ts';
import { nearest } from '../lib/nearest-name.ts';

type ZodIssue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A validated value with the information that its issues need. */
export interface Checked extends Located {
  /** The parsed content of the file. */
  value: unknown;
  /** The JSON Schema of the file. */
  schema: JsonSchema;
}

/** Converts Zod issues into issues in plain words. */
export function schemaIssues(zodIssues: readonly ZodIssue[], checked: Checked): Issue[] {
  const found = zodIssues
    .flatMap((issue) => likelyBranch(issue))
    .flatMap((issue) => toIssues(issue, checked));
  // A misspelt name gives two Zod issues, an unknown field and a missing one, which are reported as one.
  const misspelt = new Set(found.flatMap(({ suggestion }) => (suggestion === undefined ? [] : [suggestion])));
  const issues = found
    .filter(({ missing }) => missing === undefined || !misspelt.has(missing))
    .map(({ issue }) => issue);
  // Further Zod issues of the same field mostly have the same cause.
  const fields = issues.map(({ field }) => field);
  return issues.filter(({ field }, index) => fields.indexOf(field) === index);
}

interface FoundIssue {
  issue: Issue;
  /** The missing field. */
  missing?: string;
  /** The field that an unknown name probably stands for. */
  suggestion?: string | undefined;
}

function toIssues(issue: ZodIssue, checked: Checked): FoundIssue[] {
  const { path } = issue;
  const value = at(checked.value, path);
  const description = schemaAt(checked.schema, path)?.description;
  const expected = description ? `What belongs here: ${description}` : '';
  const newIssue = (message: string, where: Path = path) => fieldIssue(checked, where, message);

  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(schemaAt(checked.schema, path)?.properties ?? {}).filter(
      (name) => name !== '$schema',
    );
    return issue.keys.map((key) => {
      const free = known.filter((name) => at(checked.value, [...path, name]) === undefined);
      const suggestion = nearest(key, free) ?? nearest(key, known);
      const fix = suggestion
        ? `Did you mean "${suggestion}"?`
        : `Delete it. The names here are ${known.join(', ')}.`;
      return {
        issue: newIssue(`is not a known name here\n${fix}`, [...path, key]),
        suggestion: suggestion && fieldName([...path, suggestion]),
      };
    });
  }
  if (value === undefined) {
    const fix = `Add a line for "${String(path.at(-1))}". ${expected}`.trim();
    return [{ issue: newIssue(`is missing\n${fix}`), missing: fieldName(path) }];
  }
  if (issue.code === 'invalid_type') {
    const fix = typeFix(value, issue.expected) ?? expected;
    return [{ issue: newIssue(`${typeProblem(value, issue.expected)}\n${fix}`) }];
  }
  if (issue.code === 'invalid_value') {
    const allowed = issue.values.map(String);
    const found = typeof value === 'string' ? value : JSON.stringify(value);
    const suggestion = nearest(found, allowed);
    const fix = `${suggestion ? `Did you mean "${suggestion}"? ` : ''}Write one of: ${allowed.join(', ')}.`;
    return [{ issue: newIssue(`is "${found}", which is not known\n${fix}`) }];
  }
  const [problem = '', fix = expected] = issue.message.split('\n');
  return [{ issue: newIssue(`${problem}\n${fix}`) }];
}

/** Returns the Zod issues of the branch of a union that was probably intended. */
function likelyBranch(issue: ZodIssue): ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const unknown = (branch: ZodIssue[]) => branch.filter(({ code }) => code === 'unrecognized_keys').length;
  const [best = []] = [...issue.errors].sort((a, b) => unknown(a) - unknown(b) || a.length - b.length);
  return best.flatMap((inner) => likelyBranch({ ...inner, path: [...issue.path, ...inner.path] }));
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a text between quotes ("…")',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list between [ and ]',
  object: 'a block between { and }',
};

function typeProblem(value: unknown, expected: string): string {
  const found = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const needed = TYPE_NAMES[expected] ?? expected;
  if (found === 'number') return `is ${String(value)}, but must be ${needed}`;
  if (found === 'string') return `is the text "${String(value)}", but must be ${needed}`;
  if (value instanceof Date) return `is read as a date, but must be ${needed}`;
  return `is ${TYPE_NAMES[found] ?? found}, but must be ${needed}`;
}

function typeFix(value: unknown, expected: string): string | undefined {
  if (expected === 'string' && value instanceof Date)
    return `Put quotes around it: "${value.toISOString().slice(0, 10)}"`;
  if (expected === 'int' && typeof value === 'number') return 'Write a whole number, without a dot.';
  if (expected === 'string' && typeof value === 'number') return `Put quotes around it: "${value}"`;
  if (!['number', 'int'].includes(expected) || typeof value !== 'string') return undefined;
  const digits = singleNumber(value);
  return digits
    ? `Write only the digits, without quotes: ${digits}`
    : 'Write one whole number, with digits only.';
}

/**
 * Returns the digits of the only whole number in a text such as `Rs. 28,500/-`. Returns undefined if there
 * are several numbers, a unit such as thousand or lakh, or letters typed instead of digits.
 */
function singleNumber(text: string): string | undefined {
  const ascii = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
  const [number = '', ...others] = ascii.match(/\d+(([.'\s]|,\s?)\d+)*/g) ?? [];
  const isWhole = /^(\d+|\d{1,3}(([.'\s]|,\s?)\d{2,3})*([.'\s]|,\s?)\d{3})(\.\d{1,2})?$/.test(number);
  const hasUnit = /\d\s*(k\b|thousand|lakh|lac|crore|cr\b|हज|लाख)|\d(?!inr|rs|rup)\p{L}/iu.test(ascii);
  if (!isWhole || others.length > 0 || hasUnit) return undefined;
  return number
    .replace(/\.\d{1,2}$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[part] : undefined,
    value,
  );
}
