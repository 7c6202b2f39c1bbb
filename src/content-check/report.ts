import { tell, tellAll, type Mistake } from './issue.ts';

/** What the check says in the end. */
export interface Report {
  text: string;
  /** Whether there is a mistake with which the site cannot be built. */
  stop: boolean;
}

/** Sums up the mistakes of a check for the one who runs it. */
export function reportOn(mistakes: Mistake[]): Report {
  const grave = mistakes.filter(({ harmless }) => !harmless);
  const notes = mistakes.filter(({ harmless }) => harmless);
  const stop = grave.length > 0;
  const verdict = stop
    ? `${grave.length === 1 ? 'There is 1 mistake' : `There are ${grave.length} mistakes`} in content/. Mend and save.`
    : 'All is well in content/.';
  return { text: [tellAll(notes), tellAll(grave), verdict].filter(Boolean).join('\n\n'), stop };
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
 * Gives a mistake as GitHub shows it at the line of the file:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotation(mistake: Mistake): string {
  const { file, line = 1, field, harmless } = mistake;
  const escape = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const kind = harmless ? 'notice' : 'error';
  const title = property(field || 'This file');
  return `::${kind} file=${property(file)},line=${line},title=${title}::${escape(tell(mistake))}`;
}
