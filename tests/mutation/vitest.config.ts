import { defineConfig } from 'vitest/config';
import { GROUPS } from './groups.ts';

/** The tests of the group of modules that run.ts mutates. */
export default defineConfig({
  test: {
    include: GROUPS[process.env['MUTATION_GROUP'] ?? '']?.tests ?? [],
    setupFiles: 'tests/mutation/setup.ts',
    testTimeout: 60_000,
  },
});
