import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { lineAt, type Issue } from './issue.ts';

const SAVE_AS_UTF8 = 'Save it again in your editor and choose "UTF-8" (without "BOM") as its encoding.';

/** The text of a content file, and issues with its encoding. */
export interface ReadText {
  text: string;
  issues: Issue[];
}

/**
 * Reads a content file as text without a byte order mark. The text is empty if it cannot be checked further.
 * @throws Error if the file cannot be opened.
 */
export function readText(path: string, file: string): ReadText {
  const bytes = readFileSync(path);
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const text = bytes.toString(isUtf16 ? 'utf16le' : 'utf8');
  const issue = (problem: string, fix = SAVE_AS_UTF8, line = 1) => [{ file, line, field: '', problem, fix }];

  if (isUtf16) return { text: '', issues: issue('is saved as UTF-16, which the site cannot read') };
  if (!isUtf8(bytes)) {
    const line = lineAt(text, text.indexOf('\uFFFD'));
    return {
      text,
      issues: issue('is not saved as UTF-8: a character on this line is lost', SAVE_AS_UTF8, line),
    };
  }
  if (text.startsWith('\uFEFF')) {
    return { text: text.slice(1), issues: issue('begins with an invisible character (a "BOM")') };
  }
  const conflict = /^(<{7}|>{7})/m.exec(text);
  if (conflict) {
    return {
      text: '',
      issues: issue(
        'contains two versions of the same lines',
        'Keep one of them and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
        lineAt(text, conflict.index),
      ),
    };
  }
  return { text, issues: [] };
}
