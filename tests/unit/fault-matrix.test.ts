import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CONFIG = 'tests/e2e/playwright.config.ts';
const TIMEOUT_MS = 60_000;

/** The rows of the tables of tests/README.md that name a proof: the case and the tests. */
const rows = readFileSync('tests/README.md', 'utf8')
  .split('## The fault matrix')[1]
  ?.split('\n')
  .map((line) => line.split(' | '))
  .filter((cells) => cells.length === 3 && cells[2]?.includes('`'))
  .map(([name = '', , proofs = '']) => ({
    name: name.replace('| ', ''),
    proofs: [...proofs.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title),
  }));

describe(
  'The fault matrix',
  () => {
    const tests = execFileSync('npx', ['playwright', 'test', '--config', CONFIG, '--list'], {
      encoding: 'utf8',
    });

    it('has a row for every case', () => {
      expect(rows).toHaveLength(51);
    });

    it.each(rows ?? [])('names tests that there are for: $name', ({ proofs }) => {
      expect(proofs.filter((title) => !tests.includes(title))).toEqual([]);
    });
  },
  TIMEOUT_MS,
);
