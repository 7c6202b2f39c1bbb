import { CORE_SCHEMA, DEFAULT_SCHEMA, load, YAMLException } from 'js-yaml';
import { z } from 'astro/zod';
import { isoDate } from '../lib/indian-time.ts';
import { legal } from '../schemas/pages.ts';
import { isDay } from '../schemas/text.ts';
import type { JsonSchema } from './json-schemas.ts';
import type { Issue } from './issue.ts';
import { schemaIssues } from './schema-issues.ts';

/** The lines between the two `---` at the top of a legal text. */
export interface FrontMatter {
  value: unknown;
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
  issues: Issue[];
}

/** Reads the front matter of a legal text and checks it against its schema. */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const [, source] = /^---[ \t]*\r?\n([^]*?\r?\n)?---[ \t]*(\r?\n|$)/.exec(text) ?? [];
  const lines = (source ?? '').split('\n');
  const lineOf = ([name = '', index]: readonly PropertyKey[]) => {
    const first = lines.findIndex((line) => line.startsWith(`${String(name)}:`));
    return (first < 0 ? 0 : first + (typeof index === 'number' ? index + 1 : 0)) + (first < 0 ? 1 : 2);
  };
  if (source === undefined) {
    const problem = 'does not begin with its title, description and date between two lines of ---';
    const fix = 'Copy the first lines of another file in content/legal and change their words.';
    return { value: undefined, lineOf, issues: [{ file, line: 1, field: '', problem, fix }] };
  }
  try {
    const value = readAsAstro(source);
    const { error } = legal.safeParse(value);
    const schema = z.toJSONSchema(legal, { io: 'input' }) as JsonSchema;
    const found = schemaIssues(error?.issues ?? [], { file, value, schema, lineOf });
    return { value, lineOf, issues: [...found, ...futureIssue(file, value, lineOf(['updated']))] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const problem = 'has a line between the two --- that cannot be read';
    const fix =
      'Each line is a name, a colon, a space and a text. A text with a colon in it must stand between quotes ("…").';
    const line = (error.mark as { line: number } | undefined)?.line;
    return { value: undefined, lineOf, issues: [{ file, line: (line ?? 0) + 2, field: '', problem, fix }] };
  }
}

/**
 * Reads YAML as Astro does, but for the day of the last change: it stays a text, so that 31 February can be
 * told from 3 March.
 */
function readAsAstro(source: string): unknown {
  const value = load(source, { schema: DEFAULT_SCHEMA }) ?? {};
  const written = load(source, { schema: CORE_SCHEMA }) as { updated?: unknown } | undefined;
  return typeof value === 'object' && written?.updated !== undefined
    ? { ...value, updated: written.updated }
    : value;
}

/** Notes when the day of the last change is still to come in India. */
function futureIssue(file: string, value: unknown, line: number | undefined): Issue[] {
  const { updated } = value as { updated?: unknown };
  if (typeof updated !== 'string' || !isDay(updated)) return [];
  const today = isoDate(Date.now());
  if (updated <= today) return [];
  const problem = 'is a day in the future, and the page shows it as that of the last change';
  // Only a note: a clock that is behind must not keep a site from being built.
  return [
    { file, line, field: 'updated', problem, fix: `Today's date would be: ${today}`, severity: 'note' },
  ];
}
