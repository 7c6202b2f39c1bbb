import { formatIssue, isError, type Issue } from './issue.ts';

/** Formats the issues of a check, followed by a summary. `stop` is true if an error prevents the build. */
export function reportOn(issues: Issue[]): { text: string; stop: boolean } {
  const errors = issues.filter(isError);
  const notes = issues.filter((issue) => !isError(issue));
  const summary =
    errors.length > 0
      ? `${errors.length === 1 ? 'There is 1 mistake' : `There are ${errors.length} mistakes`} in content/. Correct and save.`
      : notes.length > 0
        ? `There are no mistakes in content/. Please read the ${notes.length === 1 ? 'note' : `${notes.length} notes`} above.`
        : 'All is well in content/.';
  return { text: [...[...notes, ...errors].map(formatIssue), summary].join('\n\n'), stop: errors.length > 0 };
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
