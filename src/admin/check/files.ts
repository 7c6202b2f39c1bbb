import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { issueOf, type Issue } from './messages.ts';

/** The files that the check reads. */
export interface Files {
  /** The paths of the files in `content/`, relative to the project root. */
  names: readonly string[];
  read: (file: string) => Buffer;
}

/** Returns the files in `content/` of a folder on the disk. */
export function filesIn(root: string): Files {
  const names = globSync('content/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
  return { names, read: (file) => readFileSync(join(root, file)) };
}

/** The problem and the fix of a file that does not exist. */
export const MISSING =
  'is missing\nRestore it from the history: the site needs this file, with exactly this name.';

const NOT_UTF8 =
  'is not saved as UTF-8, and letters are lost\nSave it again in your editor and choose "UTF-8" (without "BOM") as its encoding.';

const TWO_VERSIONS =
  'contains two versions of the same lines\nKeep one of them and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';

/** Returns the text of a content file, or the reason why it cannot be checked further. */
export function readText(files: Files, file: string): string | Issue {
  if (!files.names.includes(file)) return issueOf(file, MISSING);
  const text = files.read(file).toString();
  if (text.trim() === '') return issueOf(file, 'is empty\nRestore its last version from the history.');
  if (/^\ufeff|[\ufffd\0]/.test(text)) return issueOf(file, NOT_UTF8);
  const merge = /^(<{7}|>{7}) /m.exec(text);
  if (merge) return issueOf(file, TWO_VERSIONS, text.slice(0, merge.index).split('\n').length);
  return text;
}
