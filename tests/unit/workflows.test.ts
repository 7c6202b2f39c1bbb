import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

const FILES = globSync('.github/workflows/*.yml');

it.each(FILES)('The workflow %s asks no event for the repository, and hides no failure', (file) => {
  // GitHub documents no payload for `schedule`.
  const hiding = /github\.event\.repository|continue-on-error|\|\| true\b.*/g;
  expect(readFileSync(file, 'utf8').match(hiding)).toBeNull();
});

interface Workflow {
  jobs: Record<string, { steps: { id?: string; run?: string }[] }>;
}

/** Runs a step of a workflow with a `gh` that answers. Returns its status, its outputs and its words. */
function run(file: string, job: string, id: string, hasPages: string, env: Record<string, string> = {}) {
  const { jobs } = parse(readFileSync(`.github/workflows/${file}`, 'utf8')) as Workflow;
  const script = jobs[job]?.steps.find((step) => step.id === id)?.run ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [gh, output] = [join(folder, 'gh'), join(folder, 'output')];
  writeFileSync(output, '');
  writeFileSync(gh, `#!/bin/sh\ncase "$2" in */pages) echo https://club.example/;; *) ${hasPages};; esac\n`);
  chmodSync(gh, 0o755);
  const { status, stdout } = spawnSync('bash', ['-e', '-c', script], {
    encoding: 'utf8',
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      GITHUB_REPOSITORY: 'a/b',
      GITHUB_OUTPUT: output,
      ...env,
    },
  });
  return [status, readFileSync(output, 'utf8').trim(), stdout.trim()];
}

it.each([
  ['GitHub Pages is enabled', 'echo true', [0, 'enabled=true', '']],
  ['it is not', 'echo false', [0, 'enabled=false', expect.stringMatching(/^::notice::Nothing is published/)]],
  ['GitHub does not say', 'echo', [1, '', expect.stringMatching(/^::error::GitHub does not say/)]],
  ['GitHub does not answer', 'exit 1', [1, '', '']],
])('The publication goes on, says why not, or fails, when %s', (_, answer, expected) => {
  expect(run('publish.yml', 'pages', 'ask', answer)).toEqual(expected);
});

it.each([
  ['of the variable', 'echo false', 'https://a.example', [0, 'url=https://a.example', '']],
  ['of GitHub Pages', 'echo true', '', [0, 'url=https://club.example/', '']],
  ['of nothing, and says so', 'echo false', '', [0, 'url=', expect.stringMatching(/^::warning::No site/)]],
])('The probe asks for the site %s', (_, answer, SITE_URL, expected) => {
  expect(run('probe.yml', 'probe', 'site', answer, { SITE_URL })).toEqual(expected);
});
