import { extname } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';

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
}

/** The result of the check. */
export interface Findings {
  /** Mistakes, which stop a build. */
  issues: Issue[];
  /** Notes, which only a person can judge. */
  notes: Issue[];
  /** What is still invented or not confirmed, each with its file and line. */
  placeholders: string[];
  /** The texts without translation: their file with the language, and their field. */
  untranslated: { file: string; field: string }[];
}

/** The names of fields and the indexes of entries that lead to a value. */
export type Path = readonly PropertyKey[];

/** A file of `content/` and the issues that can be found without reading other files. */
export interface ContentFile {
  file: string;
  /** The parsed JSON or front matter; undefined if it cannot be parsed. */
  value: unknown;
  lineOf: (path: Path) => number | undefined;
  issues: Issue[];
}

export const unreadFile = (file: string, issue: Issue): ContentFile => ({
  file,
  value: undefined,
  lineOf: () => undefined,
  issues: [issue],
});

/** An issue of a file. The first line of `message` is the problem, the second one is the fix. */
export function issueOf(file: string, message: string, line?: number, field = ''): Issue {
  const [problem = '', fix = ''] = message.split('\n');
  return { file, line, field, problem, fix };
}

/** The message about a file whose name cannot be part of a page's address. */
export const wrongName = (example: string) =>
  `has a name that cannot be the address of a page, or is that of another page\nPut it directly into this folder, under a name of the letters a to z, digits and hyphens that ends in ${extname(example)}, for example ${example}`;

/** A file of which the issues are still looked for. */
export type Located = Omit<ContentFile, 'issues'>;

/** An issue of a field as a list, or an empty list without a message. */
export function fieldIssues(file: Located, path: Path, message: string | false | undefined): Issue[] {
  return message ? [issueOf(file.file, message, file.lineOf(path), fieldName(path))] : [];
}

/** An issue as a block of up to three lines: its location, the problem and the fix. */
export function formatIssue({ file, line, field, problem, fix }: Issue): string {
  const location = [file, line && `line ${line}`].filter(Boolean).join(', ') + (field && `: ${field}`);
  const subject = /^[a-z]/.test(problem) ? (field ? 'It ' : 'This file ') : '';
  const sentence = subject + problem + (/[.:!?]$/.test(problem) ? '' : '.');
  return [location, sentence, ...(fix ? [fix] : [])].join('\n  ');
}

/** The path of a field in words: `['days', 2, 'place']` becomes `days, entry 3, place`. */
export const fieldName = (path: Path) =>
  path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ');

/** The line number, from 1, of an offset in a text. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Formats what a check has found, followed by a summary. Notes are left out if there is a mistake. */
export function reportOn({ issues, notes, placeholders, untranslated }: Findings): string {
  const fields = Map.groupBy(untranslated, ({ file }) => file);
  const missing = [...fields].map(([file, all]) => `${file}: ${all.map(({ field }) => field).join('; ')}`);
  const listed = [
    ...notes.map((note) => `Note: ${formatIssue(note)}`),
    ...listNote('Still invented or not confirmed', placeholders.length, placeholders),
    ...listNote('Shown in English, still to be translated', untranslated.length, missing),
  ];
  const { length } = issues;
  const number = length === 1 ? 'There is 1 mistake' : `There are ${length} mistakes`;
  if (length > 0)
    return [...issues.map(formatIssue), `${number} in content/. Correct and save.`].join('\n\n');
  if (listed.length === 0) return 'All is well in content/.';
  const read = listed.length === 1 ? 'the note' : `the ${listed.length} notes`;
  return [...listed, `There are no mistakes in content/. Please read ${read} above.`].join('\n\n');
}

function listNote(heading: string, count: number, lines: readonly string[]): string[] {
  return count > 0 ? [[`Note: ${heading} (${count}):`, ...lines].join('\n  - ')] : [];
}

/** A GitHub workflow command: GitHub shows the mistake at its line of the file. */
export function annotation(issue: Issue): string {
  const escape = (text: string, signs = /[%\r\n]/g) => text.replace(signs, encodeURIComponent);
  const file = escape(issue.file, /[%\r\n:,]/g);
  return `::error file=${file},line=${issue.line ?? 1}::${escape(formatIssue(issue))}`;
}

/** The known name that is most similar to a misspelt one, or undefined when none is similar. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const plain = new Map(known.map((candidate) => [candidate.toLowerCase(), candidate]));
  if (plain.size === 0) return undefined;
  const best = closest(name.toLowerCase(), [...plain.keys()]);
  const near =
    distance(name.toLowerCase(), best) <= Math.min(best.length - 1, Math.max(2, Math.ceil(name.length / 3)));
  return near ? plain.get(best) : undefined;
}
