import { globSync } from 'node:fs';
import type { Issue } from './issue.ts';

/**
 * Files that lie in `content/` by right though the site does not read them: the guide, and what computers
 * leave behind.
 */
const LEFT_ALONE = /(^|\/)(\.|Thumbs\.db$|desktop\.ini$)|^content\/(README\.md$|guide\/)/;

/** Tells of the files in `content/` that nothing reads. */
export function unreadFiles(top: string, read: readonly string[], pictures: readonly string[]): Issue[] {
  const known = new Set([...read, ...pictures]);
  return globSync('content/**/*', { cwd: top, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(top.length + 1))
    .filter((file) => !known.has(file) && !LEFT_ALONE.test(file))
    .sort()
    .map((file) => ({
      file,
      field: '',
      problem: 'is not used anywhere on the site',
      fix: file.startsWith('content/images/')
        ? 'Name it in one of the files, or delete it.'
        : 'Its name may have a typing slip. If you do not need it, delete it.',
      severity: 'note',
    }));
}
