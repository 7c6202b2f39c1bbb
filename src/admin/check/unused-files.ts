import { globSync } from 'node:fs';
import { issueOf, type Issue } from './issue.ts';

/** Files in `content/` that the site does not read and that are no mistake: the guide and system files. */
const IGNORED = /(^|\/)(\.|~|Thumbs\.db$|desktop\.ini$)|^content\/(README\.md$|guide\/)/;

/** Returns a note for each file in `content/` that is not among those that the site uses. */
export function unusedFiles(projectRoot: string, used: readonly string[]): Issue[] {
  const files = globSync('content/**/*', { cwd: projectRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(projectRoot.length + 1));
  const unused = files.filter((file) => !used.includes(file) && !IGNORED.test(file)).sort();
  return unused.map((file) => {
    const fix = file.startsWith('content/images/')
      ? 'Write its name in one of the files, or delete it.'
      : 'Its name may have a typing error. If you do not need it, delete it.';
    return issueOf(file, `is not used anywhere on the site\n${fix}`);
  });
}
