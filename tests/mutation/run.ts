import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { copyProjectTo } from '../project-copy.ts';
import { GROUPS } from './groups.ts';

// Changes one detail of the pure modules at a time, in a copy of the project, and runs the tests, which must
// notice it. All groups, or some of them: npm run test:mutation -- dates rupees

const TOP = resolve('.cache/mutation/project');
const REPORTS = resolve('.cache/mutation/reports');

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(GROUPS);

rmSync(TOP, { recursive: true, force: true });
mkdirSync(join(TOP, '.cache'), { recursive: true });
copyProjectTo(TOP);
cpSync('tests', join(TOP, 'tests'), { recursive: true });
process.chdir(TOP);
// A test that is stopped leaves its temporary files.
process.env['TMPDIR'] = join(TOP, '.cache');
// The random cases are for mistakes that nobody has thought of. Some of them are enough here.
process.env['FUZZ_RUNS'] = '100';

for (const name of names) {
  const group = GROUPS[name];
  if (!group) throw new Error(`There is no group ${name}, but ${Object.keys(GROUPS).join(', ')}`);
  process.env['MUTATION_GROUP'] = name;
  console.log(name);
  await new Stryker({
    configFile: 'tests/mutation/stryker.config.json',
    mutate: group.mutate,
    mutator: { excludedMutations: group.excluded ?? [] },
    htmlReporter: { fileName: join(REPORTS, `${name}.html`) },
    jsonReporter: { fileName: join(REPORTS, `${name}.json`) },
  }).runMutationTest();
}
