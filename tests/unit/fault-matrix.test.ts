import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TIMEOUT_MS = 60_000;

const LIST_E2E = ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--list'];
const LIST_UNIT = [
  ...['vitest', 'list', '--config', 'tests/vitest.config.ts', '--project', 'unit'],
  // Not this file, which would list the tests again.
  ...['--exclude', '**/fault-matrix.test.ts'],
];

/** The rows of the tables of a section of tests/README.md that name a proof: the case and the tests. */
function rowsOf(section: string) {
  const [, text = ''] = readFileSync('tests/README.md', 'utf8').split(`\n## ${section}\n`);
  return (text.split('\n## ')[0] ?? '')
    .split('\n')
    .map((line) => line.split(' | '))
    .filter((cells) => cells.length === 3 && cells[2]?.includes('`'))
    .map(([name = '', , proofs = '']) => ({
      name: name.replace('| ', ''),
      proofs: [...proofs.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title),
    }));
}

describe.each([
  ['fault', 51, LIST_E2E],
  ['attack', 39, LIST_UNIT],
])(
  'The %s matrix',
  (name, cases, list) => {
    // Vitest separates the parts of a title by `>` and prints the parameters of its tests as `%s`.
    const tests = execFileSync('npx', list, { encoding: 'utf8' })
      .replaceAll(' > ', ' › ')
      .replaceAll('%s', '…');
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
