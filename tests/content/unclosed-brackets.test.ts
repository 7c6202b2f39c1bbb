import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../src/content-tools/check/json-syntax.ts';

/**
 * Gives, for each line of a JSON file that holds only a closing bracket, its place and that of the line that
 * opens it.
 */
function closers(lines: string[]): { closer: number; opener: number }[] {
  const open: number[] = [];
  return lines.flatMap((line, index) => {
    const brackets = line.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/[{}[\]]/g) ?? [];
    const found = /^\s*[\]}],?$/.test(line) ? [{ closer: index, opener: open.at(-1) ?? 0 }] : [];
    for (const bracket of brackets) {
      if (/[{[]/.test(bracket)) open.push(index);
      else open.pop();
    }
    return found;
  });
}

const cases = globSync('content/**/*.json')
  .sort()
  .flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return closers(lines).map(({ closer, opener }) => ({
      file,
      line: closer + 1,
      lines,
      opener: opener + 1,
    }));
  });

describe('A line with nothing but a closing bracket', () => {
  it('stands in most files of content/', () => {
    expect(cases.length).toBeGreaterThan(50);
  });

  it.each(cases)(
    'is missed at the line that opens it: line $line of $file',
    ({ file, line, lines, opener }) => {
      const { issues } = readJson(lines.toSpliced(line - 1, 1).join('\n'), file);
      const [{ problem = '', fix = '' } = {}] = issues;
      expect(issues).toMatchObject([{ file, line: opener }]);
      expect(problem).toMatch(/^The bracket . on this line is never closed$/);
      expect(fix).toMatch(
        line < lines.length - 1 ? new RegExp(`before line ${line}\\b`) : /at the end of the file/,
      );
    },
  );
});
