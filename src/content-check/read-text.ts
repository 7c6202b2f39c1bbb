import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { lineAt, type Issue } from './issue.ts';

const SAVE_AS_UTF8 = 'Save it again in your editor and choose "UTF-8" (without "BOM") as its encoding.';

/** The text of a file of `content/`, and what is wrong with how it was saved. */
export interface ReadText {
  text: string;
  issues: Issue[];
}

/**
 * Reads a text file of `content/`; the text is without byte order mark and may be read further whatever is
 * wrong.
 * @throws Error where the file cannot be opened.
 */
export function readText(path: string, file: string): ReadText {
  const bytes = readFileSync(path);
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const text = bytes.toString(wide ? 'utf16le' : 'utf8');
  const issue = (problem: string, fix = SAVE_AS_UTF8, line = 1) => [{ file, line, field: '', problem, fix }];

  if (wide) return { text: '', issues: issue('is saved as UTF-16, which the site cannot read') };
  if (!isUtf8(bytes)) {
    const line = lineAt(text, text.indexOf('\uFFFD'));
    return {
      text,
      issues: issue('is not saved as UTF-8: a letter of this line is lost', SAVE_AS_UTF8, line),
    };
  }
  if (text.startsWith('\uFEFF')) {
    return { text: text.slice(1), issues: issue('begins with an invisible sign (a "BOM")') };
  }
  const conflict = /^(<{7}|>{7})/m.exec(text);
  if (conflict) {
    return {
      text: '',
      issues: issue(
        'holds two versions of the same lines',
        'Keep one of them and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
        lineAt(text, conflict.index),
      ),
    };
  }
  return { text, issues: [] };
}
