import type { z } from 'astro/zod';
import { schemaAt, type JsonSchema } from './json-schemas.ts';
import { fieldName, type Issue } from './issue.ts';
import { nearest } from '../lib/nearest-name.ts';

type ZodIssue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What the value of a file was, and what says where it stands and what belongs there. */
export interface Checked {
  file: string;
  /** The value that was checked. */
  value: unknown;
  /** What may stand in the file. */
  schema: JsonSchema;
  /** The line of a field, or of what it belongs to where it is missing. */
  lineOf: (path: Path) => number | undefined;
}

/** Returns the issues that a schema has found, in plain words. */
export function schemaIssues(zodIssues: readonly ZodIssue[], checked: Checked): Issue[] {
  const found = zodIssues.flatMap((issue) => meantBranch(issue)).flatMap((issue) => toIssues(issue, checked));
  // A name with a typing error is unknown, and the name that was meant is missing: one issue, reported once.
  const misspelt = new Set(found.flatMap(({ meant }) => (meant === undefined ? [] : [meant])));
  const issues = found
    .filter(({ missing }) => missing === undefined || !misspelt.has(missing))
    .map(({ issue }) => issue);
  // What else a schema finds in a field is mostly the same issue seen from another side.
  const fields = issues.map(({ field }) => field);
  return issues.filter(({ field }, index) => fields.indexOf(field) === index);
}

interface FoundIssue {
  issue: Issue;
  /** The field that is missing. */
  missing?: string;
  /** The field whose name was probably meant. */
  meant?: string | undefined;
}

function toIssues(issue: ZodIssue, checked: Checked): FoundIssue[] {
  const { path } = issue;
  const value = at(checked.value, path);
  const description = schemaAt(checked.schema, path)?.description;
  const belongs = description ? `What belongs here: ${description}` : '';
  const newIssue = (problem: string, fix: string, where: Path = path): Issue => ({
    file: checked.file,
    line: checked.lineOf(where),
    field: fieldName(where),
    problem,
    fix,
  });

  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(schemaAt(checked.schema, path)?.properties ?? {}).filter(
      (name) => name !== '$schema',
    );
    return issue.keys.map((key) => {
      const free = known.filter((name) => at(checked.value, [...path, name]) === undefined);
      const meant = nearest(key, free) ?? nearest(key, known);
      const fix = meant ? `Did you mean "${meant}"?` : `Delete it. The names here are ${known.join(', ')}.`;
      return {
        issue: newIssue('is a name that is not known here', fix, [...path, key]),
        meant: meant && fieldName([...path, meant]),
      };
    });
  }
  if (value === undefined) {
    const name = String(path.at(-1));
    return [
      {
        issue: newIssue('is missing', `Add a line for "${name}". ${belongs}`.trim()),
        missing: fieldName(path),
      },
    ];
  }
  if (issue.code === 'invalid_type')
    return [
      { issue: newIssue(typeProblem(value, issue.expected), typeFix(value, issue.expected) ?? belongs) },
    ];
  if (issue.code === 'invalid_value') {
    const allowed = issue.values.map(String);
    const found = typeof value === 'string' ? value : JSON.stringify(value);
    const meant = nearest(found, allowed);
    const fix = `${meant ? `Did you mean "${meant}"? ` : ''}Write one of: ${allowed.join(', ')}.`;
    return [{ issue: newIssue(`is "${found}", which is not known`, fix) }];
  }
  const [problem = '', fix = belongs] = issue.message.split('\n');
  return [{ issue: newIssue(problem, fix) }];
}

/** Of a field that may be one of several things, gives what is wrong with the one that was probably meant. */
function meantBranch(issue: ZodIssue): ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const unknown = (branch: ZodIssue[]) => branch.filter(({ code }) => code === 'unrecognized_keys').length;
  const [best = []] = [...issue.errors].sort((a, b) => unknown(a) - unknown(b) || a.length - b.length);
  return best.flatMap((inner) => meantBranch({ ...inner, path: [...issue.path, ...inner.path] }));
}

const KINDS: Record<string, string> = {
  string: 'a text between quotes ("…")',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list between [ and ]',
  object: 'a block between { and }',
};

function typeProblem(value: unknown, expected: string): string {
  const found = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const needed = KINDS[expected] ?? expected;
  if (found === 'string') return `is the text "${String(value)}", but must be ${needed}`;
  if (value instanceof Date) return `is read as a day of the calendar, but must be ${needed}`;
  return `is ${KINDS[found] ?? found}, but must be ${needed}`;
}

function typeFix(value: unknown, expected: string): string | undefined {
  if (expected === 'string' && value instanceof Date) {
    return `Put quotes around it: "${value.toISOString().slice(0, 10)}"`;
  }
  if (expected === 'string' && typeof value === 'number') return `Put quotes around it: "${value}"`;
  const digits = typeof value === 'string' ? value.replace(/[^\d.]/g, '') : '';
  if ((expected === 'number' || expected === 'int') && /^\d+(\.\d+)?$/.test(digits)) {
    return `Write only the digits, without quotes: ${digits}`;
  }
  return undefined;
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[part] : undefined,
    value,
  );
}
