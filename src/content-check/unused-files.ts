import { globSync } from 'node:fs';
import type { Issue } from './issue.ts';

/** Files in `content/` that the site does not read and that are no mistake: the guide and system files. */
const IGNORED = /(^|\/)(\.|Thumbs\.db$|desktop\.ini$)|^content\/(README\.md$|guide\/)/;

/** Returns a note for each file in `content/` that the site does not use. */
export function unusedFiles(
  projectRoot: string,
  read: readonly string[],
  pictures: readonly string[],
): Issue[] {
  const known = new Set([...read, ...pictures]);
  return globSync('content/**/*', { cwd: projectRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(projectRoot.length + 1))
    .filter((file) => !known.has(file) && !IGNORED.test(file))
    .sort()
    .map((file) => ({
      file,
      field: '',
      problem: 'is not used anywhere on the site',
      fix: file.startsWith('content/images/')
        ? 'Write its name in one of the files, or delete it.'
        : 'Its name may have a typing error. If you do not need it, delete it.',
      severity: 'note',
    }));
}
