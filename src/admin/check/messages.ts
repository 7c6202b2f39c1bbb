import type { Findings } from './check.ts';

/** Something in `content/` that an editor should correct, described for people who have never programmed. */
export interface Issue {
  file: string;
  /** From 1. Undefined if the issue is about the whole file. */
  line?: number | undefined;
  /** The field in words, e.g. `days, entry 3, place, hi`; '' if the issue is not about a field. */
  field: string;
  /** A sentence, or a predicate whose subject is the field or the file, e.g. `is too long`. */
  problem: string;
  fix: string;
  /** A note does not prevent the build. */
  severity?: 'note';
}

/** The names of fields and the indexes of entries that lead to a value. */
export type Path = readonly PropertyKey[];

/** A file of `content/` and the issues that can be found without reading other files. */
export interface ContentFile {
  file: string;
  /** The parsed JSON or front matter; undefined if it cannot be parsed. */
  value: unknown;
  /** Returns the line of a field, or of its closest existing ancestor. */
  lineOf: (path: Path) => number | undefined;
  issues: Issue[];
}

/** Returns a file that cannot be parsed. */
export const unreadFile = (file: string, issue: Issue): ContentFile => ({
  file,
  value: undefined,
  lineOf: () => undefined,
  issues: [issue],
});

/** Returns an issue of a file. The first line of `message` is the problem, the second one is the fix. */
export function issueOf(file: string, message: string, line?: number, field = ''): Issue {
  const [problem = '', fix = ''] = message.split('\n');
  return { file, line, field, problem, fix };
}

/** Returns an issue of a field as a list, or an empty list without a message. */
export function fieldIssues(
  file: Omit<ContentFile, 'issues'>,
  path: Path,
  message: string | false | undefined,
  severity?: 'note',
): Issue[] {
  if (!message) return [];
  const issue = issueOf(file.file, message, file.lineOf(path), fieldName(path));
  return [severity ? { ...issue, severity } : issue];
}

/** True for an issue that prevents the build. */
export const isError = ({ severity }: Issue) => severity !== 'note';

/** Returns an issue as a block of up to three lines: its location, the problem and the fix. */
export function formatIssue(issue: Issue): string {
  const { file, line, field, problem, fix } = issue;
  const location = [file, line && `line ${line}`].filter(Boolean).join(', ') + (field && `: ${field}`);
  const subject = /^[a-z]/.test(problem) ? (field ? 'It ' : 'This file ') : '';
  const sentence = subject + problem + (/[.:!?]$/.test(problem) ? '' : '.');
  return [`${isError(issue) ? '' : 'Note: '}${location}`, sentence, ...(fix ? [fix] : [])].join('\n  ');
}

/** Returns the path of a field in words: `['days', 2, 'place']` becomes `days, entry 3, place`. */
export const fieldName = (path: Path) =>
  path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ');

/** Returns the line number, from 1, of an offset in a text. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Formats what a check has found, followed by a summary. `stop` is true if an error prevents the build. */
export function reportOn({ issues, placeholders, untranslated }: Findings): { text: string; stop: boolean } {
  const errors = issues.filter(isError);
  const stop = errors.length > 0;
  const fields = Map.groupBy(untranslated, ({ file }) => file);
  const missing = [...fields].map(([file, all]) => `${file}: ${all.map(({ field }) => field).join('; ')}`);
  const notes = [
    ...issues.filter((issue) => !isError(issue)).map(formatIssue),
    ...(stop ? [] : listNote('Still invented or not confirmed', placeholders.length, placeholders)),
    ...(stop ? [] : listNote('Shown in English, still to be translated', untranslated.length, missing)),
  ];
  const number = errors.length === 1 ? 'There is 1 mistake' : `There are ${errors.length} mistakes`;
  const summary = stop
    ? `${number} in content/. Correct and save.`
    : notes.length > 0
      ? `There are no mistakes in content/. Please read the ${notes.length === 1 ? 'note' : `${notes.length} notes`} above.`
      : 'All is well in content/.';
  return { text: [...notes, ...errors.map(formatIssue), summary].join('\n\n'), stop };
}

function listNote(heading: string, count: number, lines: readonly string[]): string[] {
  return count > 0 ? [[`Note: ${heading} (${count}):`, ...lines].join('\n  - ')] : [];
}

/**
 * Returns an issue as a workflow command that makes GitHub show it at the line of the file:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotation(issue: Issue): string {
  const escape = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const { file, line = 1, field } = issue;
  const title = property(field || 'This file');
  const command = isError(issue) ? 'error' : 'notice';
  return `::${command} file=${property(file)},line=${line},title=${title}::${escape(formatIssue(issue))}`;
}
