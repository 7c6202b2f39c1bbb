import { CORE_SCHEMA, DEFAULT_SCHEMA, load, YAMLException } from 'js-yaml';
import { z } from 'astro/zod';
import { isoDate } from '../lib/indian-time.ts';
import { legal } from '../schemas/pages.ts';
import { isDay } from '../schemas/text.ts';
import type { JsonSchema } from '../schemas/json-schemas.ts';
import type { Issue } from './issue.ts';
import { schemaIssues } from './schema-issues.ts';

/** The YAML front matter of a legal text. */
export interface FrontMatter {
  value: unknown;
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
  issues: Issue[];
}

/** Parses the front matter of a legal text and validates it against its schema. */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const [, source] = /^---[ \t]*\r?\n([^]*?\r?\n)?---[ \t]*(\r?\n|$)/.exec(text) ?? [];
  const lines = (source ?? '').split('\n');
  const lineOf = ([name = '', index]: readonly PropertyKey[]) => {
    const first = lines.findIndex((line) => line.startsWith(`${String(name)}:`));
    return (first < 0 ? 0 : first + (typeof index === 'number' ? index + 1 : 0)) + (first < 0 ? 1 : 2);
  };
  if (source === undefined) {
    const problem = 'does not begin with its title, description and date between two lines of ---';
    const fix = 'Copy the first lines of another file in content/legal and change the words.';
    return { value: undefined, lineOf, issues: [{ file, line: 1, field: '', problem, fix }] };
  }
  try {
    const value = readAsAstro(source);
    const { error } = legal.safeParse(value);
    const schema = z.toJSONSchema(legal, { io: 'input' }) as JsonSchema;
    const found = schemaIssues(error?.issues ?? [], { file, value, schema, lineOf });
    return {
      value,
      lineOf,
      issues: [...cutIssues(file, lines), ...found, ...futureIssue(file, value, lineOf(['updated']))],
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = ((error.mark as { line: number } | undefined)?.line ?? 0) + 2;
    const [, problem, fix] =
      YAML_ERRORS.find(([pattern]) => pattern.test(`${error.reason}\n${lines[line - 2]}`)) ?? [];
    const issue = { file, line, field: '', problem: problem ?? UNREADABLE[0], fix: fix ?? UNREADABLE[1] };
    return { value: undefined, lineOf, issues: [issue] };
  }
}

const UNREADABLE = [
  'has a line between the two --- that cannot be read',
  'Each line is a name, a colon, a space and a text. A text with a colon in it must be between quotes ("…").',
] as const;

/** The pattern is tested against the reason of the parser and the line. */
const YAML_ERRORS: [pattern: RegExp, problem: string, fix: string][] = [
  [/duplicated mapping key/, 'has the same name twice between the two ---', 'Delete one of the two lines.'],
  [/\t/, 'has a tab between the two ---', 'Delete the tab and type two spaces.'],
];

/** Reports a text that YAML cuts off before a #, which begins a comment. */
function cutIssues(file: string, lines: readonly string[]): Issue[] {
  return lines.flatMap((text, index) => {
    if (!/^(\w+:| *-) +[^"'\s][^#]* #/.test(text)) return [];
    const problem = 'is cut off before the #';
    const fix = 'Put quotes around the whole text ("…").';
    return [{ file, line: index + 2, field: /^\w+/.exec(text)?.[0] ?? 'A line', problem, fix }];
  });
}

/**
 * Parses YAML as Astro does, but keeps `updated` as a string, because a `Date` would turn 31 February into
 * 3 March.
 */
function readAsAstro(source: string): unknown {
  const value = load(source, { schema: DEFAULT_SCHEMA }) ?? {};
  const written = load(source, { schema: CORE_SCHEMA }) as { updated?: unknown } | undefined;
  return typeof value === 'object' && written?.updated !== undefined
    ? { ...value, updated: written.updated }
    : value;
}

/** Reports a date of the last change that is in the future in India. */
function futureIssue(file: string, value: unknown, line: number | undefined): Issue[] {
  const { updated } = value as { updated?: unknown };
  if (typeof updated !== 'string' || !isDay(updated)) return [];
  const today = isoDate(Date.now());
  if (updated <= today) return [];
  const problem = 'is a date in the future, and the page shows it as the date of the last change';
  // Only a note: a clock that is slow must not prevent the build.
  return [
    { file, line, field: 'updated', problem, fix: `Today's date would be: ${today}`, severity: 'note' },
  ];
}
