import type { Findings } from './check.ts';
import { formatIssue, isError, type Issue } from './messages.ts';

/** Formats what a check has found, followed by a summary. `stop` is true if an error prevents the build. */
export function reportOn({ issues, placeholders, untranslated }: Findings): { text: string; stop: boolean } {
  const errors = issues.filter(isError);
  const stop = errors.length > 0;
  const fields = Map.groupBy(untranslated, ({ file }) => file);
  const missing = [...fields].map(
    ([file, texts]) => `${file}: ${texts.map(({ field }) => field).join('; ')}`,
  );
  const notes = [
    ...issues.filter((issue) => !isError(issue)).map(formatIssue),
    ...(stop ? [] : listNote('still invented or not confirmed', 'point is', 'points are', placeholders)),
    ...(stop ? [] : listNote('shown in English', 'text is', 'texts are', missing, untranslated.length)),
  ];
  const summary = stop
    ? `${errors.length === 1 ? 'There is 1 mistake' : `There are ${errors.length} mistakes`} in content/. Correct and save.`
    : notes.length > 0
      ? `There are no mistakes in content/. Please read the ${notes.length === 1 ? 'note' : `${notes.length} notes`} above.`
      : 'All is well in content/.';
  return { text: [...notes, ...errors.map(formatIssue), summary].join('\n\n'), stop };
}

/** Returns a note with a list, or nothing for an empty list. */
function listNote(what: string, one: string, many: string, lines: string[], count = lines.length): string[] {
  if (count === 0) return [];
  return [[`Note: ${count === 1 ? `1 ${one}` : `${count} ${many}`} ${what}:`, ...lines].join('\n  - ')];
}

/**
 * Returns a text for a GitHub Actions log in which no line is read as a workflow command, e.g. a file name
 * with `::error`:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions#stopping-and-starting-workflow-commands
 * @param token an unpredictable word that enables workflow commands again
 */
export function withoutCommands(text: string, token: string): string {
  return `::stop-commands::${token}\n${text}\n::${token}::`;
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
