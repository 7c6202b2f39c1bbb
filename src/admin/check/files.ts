import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { issueOf, lineAt, type Issue, type Path } from './messages.ts';

/** The files in `content/`, by their paths relative to the project root. */
export interface Files {
  names: readonly string[];
  read: (file: string) => Buffer;
}

export function filesIn(root: string): Files {
  const names = globSync('content/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
  return { names, read: (file) => readFileSync(join(root, file)) };
}

const MISSING = 'is missing\nRestore it from the history: the site needs this file, with exactly this name.';

/** Texts that cannot be read, by the problem and the fix. U+FFFD replaces bytes that are not UTF-8. */
const UNREADABLE: Record<string, RegExp> = {
  'is empty\nRestore its last version from the history.': /^\s*$/,
  'is not saved as UTF-8\nSave it again in your editor and choose "UTF-8" (without "BOM") as its encoding.':
    /^\ufeff|[\ufffd\0]/,
  'contains two versions of the same lines\nKeep one of them and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.':
    /^(<{7}|>{7}) /m,
};

/** The text of a content file, or the reason why it cannot be checked further. */
export function readText(files: Files, file: string): string | Issue {
  if (!files.names.includes(file)) return issueOf(file, MISSING);
  const text = files.read(file).toString();
  for (const [message, pattern] of Object.entries(UNREADABLE)) {
    const found = pattern.exec(text);
    if (found) return issueOf(file, message, lineAt(text, found.index));
  }
  return text;
}

const NO_YAML =
  'has a line between the two --- that cannot be read\nEach line is a name, a colon, a space and a text, without a tab. A text with a colon in it must be between quotes ("…").';

/**
 * Parses YAML, or JSON that is valid, with the lines of its fields: JSON is a part of YAML.
 * @param firstLine the line of the file in which the text begins
 */
export function readSource(file: string, text: string, firstLine = 1) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, customTags: ['timestamp'], prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const lineOf = (path: Path): number => {
    const node = path.length > 0 ? document.getIn(path, true) : document.contents;
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 0 ? lineOf(path.slice(0, -1)) : firstLine;
  };
  const issues = document.errors.map(({ code, pos: [offset] }) => {
    if (code !== 'DUPLICATE_KEY') return issueOf(file, NO_YAML, lineAt(offset));
    const [name] = /\w+/.exec(text.slice(offset)) ?? [];
    return issueOf(file, 'is here twice\nDelete one of the two.', lineAt(offset), name);
  });
  return { value: document.toJS() as unknown, lineOf, issues };
}
