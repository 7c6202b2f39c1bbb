import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { lineAt, MOST_ALIKE, type Issue } from './issue.ts';

/** The text of a content file, and what is wrong with its characters. */
export interface TextFile {
  /** Without a byte order mark. Empty if the file cannot be checked further. */
  text: string;
  issues: Issue[];
}

const SAVE_AS_UTF8 = 'Save it again in your editor and choose "UTF-8" (without "BOM") as its encoding.';
const PLAIN_TEXT = 'Copy its words into a file of a plain text editor, such as VS Code or Notepad.';
const FROM_HISTORY =
  'Something was pasted here by mistake. Delete it, or restore the last version from the history.';

/** What makes a file unreadable. The pattern is tested against the whole text. */
const UNREADABLE: [pattern: RegExp, problem: string, fix: string][] = [
  [/^\{\\rtf/, 'is formatted text (RTF)', PLAIN_TEXT],
  [/^\s*<(!doctype|html|head|body)\b/i, 'is a web page (HTML)', PLAIN_TEXT],
  [
    /^(<{7}|>{7}|={7}$)/m,
    'contains two versions of the same lines',
    'Keep one of them and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  // The content has lines of 300 characters and five levels of brackets. Far more takes too long to diagnose.
  [/.{5000}/, 'has more than 5000 characters on one line', FROM_HISTORY],
  [/([[{]\s*){50}/, 'has more than 50 brackets inside each other', FROM_HISTORY],
];

/** Characters that cannot be seen. The joiners are part of Indian scripts and of emoji. */
const INVISIBLE =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\xa0\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd]|(?<![\p{Mn}\p{Mc}\p{Lo}\p{Extended_Pictographic}\ufe0f])[\u200c\u200d]/gu;

const NAMES: Record<string, string> = {
  '00A0': 'a no-break space',
  '00AD': 'a soft hyphen',
  '200B': 'a zero-width space',
};

/**
 * Reads a content file as text.
 * @throws Error if the file cannot be opened.
 */
export function readTextFile(path: string, file: string): TextFile {
  const bytes = readFileSync(path);
  const start = bytes.toString('latin1', 0, 4);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const issue = (problem: string, fix: string, offset = 0): Issue => ({
    file,
    line: lineAt(text, offset),
    field: '',
    problem,
    fix,
  });
  if (/^(\xff\xfe|\xfe\xff)/.test(start))
    return { text: '', issues: [issue('is saved as UTF-16, which the site cannot read', SAVE_AS_UTF8)] };
  if (/^(PK\x03\x04|\xd0\xcf\x11\xe0)/.test(start))
    return { text: '', issues: [issue('is a Word document', PLAIN_TEXT)] };
  for (const [pattern, problem, fix] of UNREADABLE) {
    const found = pattern.exec(text);
    if (found) return { text: '', issues: [issue(problem, fix, found.index)] };
  }
  if (!isUtf8(bytes)) {
    const problem = 'is not saved as UTF-8: a character on this line is lost';
    return { text, issues: [issue(problem, SAVE_AS_UTF8, text.indexOf('\uFFFD'))] };
  }
  const mark = bytes[0] === 0xef ? [issue('begins with an invisible character (a "BOM")', SAVE_AS_UTF8)] : [];
  const invisible = [...text.matchAll(INVISIBLE).take(MOST_ALIKE)].map(({ 0: character, index }) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const [before = ''] = text
      .slice(Math.max(0, index - 20), index)
      .split('\n')
      .slice(-1);
    const fix = 'Delete it together with the characters beside it, and type these again.';
    return issue(
      `contains ${NAMES[code] ?? 'an invisible character'} (U+${code}) after: ${before.trim()}`,
      fix,
      index,
    );
  });
  return { text, issues: [...mark, ...onePerLine(invisible)] };
}

function onePerLine(issues: readonly Issue[]): Issue[] {
  return issues.filter(({ line }, index) => issues.findIndex((other) => other.line === line) === index);
}
