import { CORE_SCHEMA, DEFAULT_SCHEMA, load, YAMLException } from 'js-yaml';
import { z } from 'astro/zod';
import { isoDate } from '../lib/indian-time.ts';
import type { JsonSchema } from '../schemas/json-schemas.ts';
import { legal } from '../schemas/pages.ts';
import { isDay } from '../schemas/text.ts';
import { asNote, issueOf, type Issue, type Located } from './issue.ts';
import { schemaIssues } from './schema-issues.ts';

/** The YAML front matter of a legal text. */
export interface FrontMatter extends Located {
  value: unknown;
  issues: Issue[];
}

const MISSING =
  'does not begin with its title, description and date between two lines of ---\nCopy the first lines of another file in content/legal and change the words.';

/** The pattern is tested against the reason of the parser and the line. */
const YAML_ERRORS: [pattern: RegExp, message: string][] = [
  [/duplicated mapping key/, 'has the same name twice between the two ---\nDelete one of the two lines.'],
  [/\t/, 'has a tab between the two ---\nDelete the tab and type two spaces.'],
  [
    /(?:)/,
    'has a line between the two --- that cannot be read\nEach line is a name, a colon, a space and a text. A text with a colon in it must be between quotes ("…").',
  ],
];

/** Parses the front matter of a legal text and validates it against its schema. */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const [, source] = /^---[ \t]*\r?\n([^]*?\r?\n)?---[ \t]*(\r?\n|$)/.exec(text) ?? [];
  const lines = (source ?? '').split('\n');
  const lineOf = ([name = '', index = -1]: readonly PropertyKey[]) => {
    const first = lines.findIndex((line) => line.startsWith(`${String(name)}:`));
    return first < 0 ? 1 : first + 3 + Number(index);
  };
  const unread = (message: string, line: number): FrontMatter => ({
    file,
    lineOf,
    value: undefined,
    issues: [issueOf(file, message, line)],
  });
  if (source === undefined) return unread(MISSING, 1);
  try {
    const value = readAsAstro(source);
    const { error } = legal.safeParse(value);
    const schema = z.toJSONSchema(legal, { io: 'input' }) as JsonSchema;
    const found = schemaIssues(error?.issues ?? [], { file, value, schema, lineOf });
    const issues = [...cutIssues(file, lines), ...found, ...futureNote(file, value, lineOf(['updated']))];
    return { file, lineOf, value, issues };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = (error.mark as { line: number } | undefined)?.line ?? 0;
    const [, message = ''] =
      YAML_ERRORS.find(([pattern]) => pattern.test(`${error.reason}\n${lines[line]}`)) ?? [];
    return unread(message, line + 2);
  }
}

/** Reports a text that YAML cuts off before a #, which begins a comment. */
function cutIssues(file: string, lines: readonly string[]): Issue[] {
  return lines.flatMap((text, index) => {
    if (!/^(\w+:| *-) +[^"'\s][^#]* #/.test(text)) return [];
    const message = 'is cut off before the #\nPut quotes around the whole text ("…").';
    return issueOf(file, message, index + 2, /^\w+/.exec(text)?.[0] ?? 'A line');
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

/** Notes a date of the last change in the future. It is no error, because the clock may be slow. */
function futureNote(file: string, value: unknown, line: number | undefined): Issue[] {
  const { updated } = value as { updated?: unknown };
  const today = isoDate(Date.now());
  if (typeof updated !== 'string' || !isDay(updated) || updated <= today) return [];
  const message = `is a date in the future, and the page shows it as the date of the last change\nToday's date would be: ${today}`;
  return [asNote(issueOf(file, message, line, 'updated'))];
}
