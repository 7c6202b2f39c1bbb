/** Something in `content/` that an editor should correct, in words for someone who has never programmed. */
export interface Issue {
  /** The file, from the top folder of the project, e.g. `content/site.json`. */
  file: string;
  /** The line of the file, counted from 1. Undefined where the whole file is meant. */
  line?: number | undefined;
  /** The field as an editor would say it, e.g. `trips, entry 3, cost`; '' where no field is meant. */
  field: string;
  /** A sentence, or one whose subject is the field (or the file): `is too long`. */
  problem: string;
  fix: string;
  /** A note does not prevent the build. */
  severity?: 'error' | 'note';
}

/** Returns an issue as a block of three lines: where it is, the problem, and the fix. */
export function formatIssue({ file, line, field, problem, fix, severity }: Issue): string {
  const place = [file, line && `line ${line}`].filter(Boolean).join(', ') + (field && `: ${field}`);
  const subject = /^[a-z]/.test(problem) ? (field ? 'It ' : 'This file ') : '';
  const sentence = subject + problem + (/[.:!?]$/.test(problem) ? '' : '.');
  return [`${severity === 'note' ? 'Note: ' : ''}${place}`, sentence, ...(fix ? [fix] : [])].join('\n  ');
}

/** Returns all issues as one message, or an empty text where there are none. */
export function formatIssues(issues: Issue[]): string {
  return issues.map(formatIssue).join('\n\n');
}

/** Gives a path into a file in words: `['trips', 2, 'cost']` becomes `trips, entry 3, cost`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part)))
    .filter(Boolean)
    .join(', ');
}

/** Gives the number of the line, from 1, in which a character of a text stands. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
