import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TIMEOUT_MS = 60_000;

/** The titles of all tests, one a line. `›` separates their parts, and `…` stands for a parameter. */
const tests = [
  'playwright test --config tests/e2e/playwright.config.ts --list',
  // Not this file, which would list the tests again.
  'vitest list --config tests/vitest.config.ts --project unit --project content --exclude **/fault-matrix.test.ts',
]
  .map((list) => execFileSync('npx', list.split(' '), { encoding: 'utf8' }))
  .join('\n')
  .replaceAll(' > ', ' › ')
  .replaceAll(/%[dsj]/g, '…');

/** The rows of the tables of a section of tests/README.md that name a proof: the case and its tests. */
function rowsOf(section: string) {
  const [, text = ''] = readFileSync('tests/README.md', 'utf8').split(`\n## ${section}\n`);
  return (text.split('\n## ')[0] ?? '')
    .split('\n')
    .map((line) => line.split(' | '))
    .filter((cells) => cells.length >= 3 && cells[2]?.includes('`'))
    .map(([name = '', , proofs = '']) => ({
      name: name.replace('| ', ''),
      proofs: [...proofs.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title),
    }));
}

describe.each([
  ['fault', 58],
  ['attack', 22],
])(
  'The %s matrix',
  (name, cases) => {
    const rows = rowsOf(`The ${name} matrix`);

    it('has a row for every case', () => {
      expect(rows).toHaveLength(cases);
    });

    it.each(rows)('names tests that there are for: $name', ({ proofs }) => {
      expect(proofs.filter((title) => !tests.includes(title))).toEqual([]);
    });
  },
  TIMEOUT_MS,
);
