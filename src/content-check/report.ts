import { formatIssue, formatIssues, type Issue } from './issue.ts';

/** What the check says in the end. */
export interface Report {
  text: string;
  /** Whether there is a issue with which the site cannot be built. */
  stop: boolean;
}

/** Sums up the issues of a check for the one who runs it. */
export function reportOn(issues: Issue[]): Report {
  const errors = issues.filter(({ severity }) => severity !== 'note');
  const notes = issues.filter(({ severity }) => severity === 'note');
  const stop = errors.length > 0;
  const verdict = stop
    ? `${errors.length === 1 ? 'There is 1 mistake' : `There are ${errors.length} mistakes`} in content/. Mend and save.`
    : 'All is well in content/.';
  return { text: [formatIssues(notes), formatIssues(errors), verdict].filter(Boolean).join('\n\n'), stop };
}

/**
 * A text in which GitHub takes no line for a command, such as a file name that holds `::error`:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions#stopping-and-starting-workflow-commands
 * @param token a word that nobody can know before, which lets commands count again
 */
export function withoutCommands(text: string, token: string): string {
  return `::stop-commands::${token}\n${text}\n::${token}::`;
}

/**
 * Gives a issue as GitHub shows it at the line of the file:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotation(issue: Issue): string {
  const { file, line = 1, field, severity } = issue;
  const escape = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const command = severity === 'note' ? 'notice' : 'error';
  const title = property(field || 'This file');
  return `::${command} file=${property(file)},line=${line},title=${title}::${escape(formatIssue(issue))}`;
}
