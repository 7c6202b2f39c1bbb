import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { formatIssue } from '../../src/content-tools/check/issue.ts';
import { mistakes, mistakesInHindi } from './mistakes.ts';
import { standardContent } from './standard.ts';

const filesIn = (top: string) =>
  globSync('content/**/*', { cwd: top, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe.each([
  ['English', mistakes, standardContent(false)],
  ['two languages', mistakesInHindi, standardContent(true)],
])('The check of content in %s', (_, cases, top) => {
  const saved = new Map(filesIn(top).map((file) => [file, readFileSync(file)]));

  function restore() {
    for (const file of filesIn(top)) if (!saved.has(file)) rmSync(file);
    for (const [file, bytes] of saved) {
      const now = globSync(file, { withFileTypes: true })[0];
      if (now?.isFile() && readFileSync(file).equals(bytes)) continue;
      rmSync(file, { recursive: true, force: true });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  }

  it('finds nothing wrong as it is', async () => {
    expect((await checkContent(top)).map(formatIssue)).toEqual([]);
  });

  it.each(cases)(
    'has a message: $severity, $file, $edit.what',
    async ({ file, edit, severity, says, count }) => {
      edit.apply(join(top, file));
      const issues = await checkContent(top).finally(restore);
      expect(issues.map(formatIssue).join('\n')).toMatch(says);
      const severities = issues.map((issue) => issue.severity ?? 'error');
      expect(severities).toEqual(Array(count || issues.length).fill(severity));
    },
  );
});
