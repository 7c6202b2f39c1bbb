/** Something in `content/` that an editor should correct, described for people who have never programmed. */
export interface Issue {
  /** The file, relative to the project root, e.g. `content/site.json`. */
  file: string;
  /** The line number, from 1. Undefined if the issue is about the whole file. */
  line?: number | undefined;
  /** The field in words, e.g. `days, entry 3, place, hi`; '' if the issue is not about a field. */
  field: string;
  /** A sentence, or a predicate whose subject is the field or the file, e.g. `is too long`. */
  problem: string;
  fix: string;
  /** A note is about what only a person can judge. It does not prevent the build. */
  severity?: 'error' | 'note';
}

/** The greatest number of issues of one kind in a file. More would not help an editor. */
export const MOST_ALIKE = 20;

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
export function unreadFile(file: string, ...issues: Issue[]): ContentFile {
  return { file, value: undefined, lineOf: () => undefined, issues };
}

/** Returns an issue of a file. The first line of `message` is the problem, the second one is the fix. */
export function issueOf(file: string, message: string, line?: number, field = ''): Issue {
  const [problem = '', fix = ''] = message.split('\n');
  return { file, line, field, problem, fix };
}

/** Returns an issue of a field. */
export function fieldIssue(file: Omit<ContentFile, 'issues'>, path: Path, message: string): Issue {
  return issueOf(file.file, message, file.lineOf(path), fieldName(path));
}

/** True for an issue that prevents the build. */
export function isError({ severity }: Issue): boolean {
  return severity !== 'note';
}

/** Returns an issue as a block of up to three lines: its location, the problem and the fix. */
export function formatIssue(issue: Issue): string {
  const { file, line, field, problem, fix } = issue;
  const location = [file, line && `line ${line}`].filter(Boolean).join(', ') + (field && `: ${field}`);
  const subject = /^[a-z]/.test(problem) ? (field ? 'It ' : 'This file ') : '';
  const sentence = subject + problem + (/[.:!?]$/.test(problem) ? '' : '.');
  return [`${isError(issue) ? '' : 'Note: '}${location}`, sentence, ...(fix ? [fix] : [])].join('\n  ');
}

/** Returns the path of a field in words: `['days', 2, 'place']` becomes `days, entry 3, place`. */
export function fieldName(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ');
}

/** Returns the line number, from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
