import { globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  uses?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps?: Step[];
}

interface Workflow {
  permissions?: unknown;
  concurrency?: unknown;
  jobs: Record<string, Job>;
}

/** The permissions to write, by workflow and job. Everything else only reads. */
const WRITERS: Record<string, string[]> = { 'publish.yml deploy': ['pages', 'id-token'] };

const FOLDER = '.github/workflows';

describe.each(globSync('*.yml', { cwd: FOLDER }))('The workflow %s', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const workflow = load(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps ?? []);

  it('uses every action by the hash of a commit, with its version beside it', () => {
    const uses = [...text.matchAll(/\buses: (.+)$/gm)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((action) => !/^(\.\/.+|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(action))).toEqual(
      [],
    );
  });

  it('gives no permission to all jobs', () => {
    expect(workflow.permissions).toEqual({});
  });

  it('lets each job write only where it must', () => {
    for (const [name, { permissions }] of jobs) {
      const granted = Object.entries(permissions ?? { 'no permissions': 'write' });
      const written = granted.filter(([, access]) => access !== 'read').map(([scope]) => scope);
      expect(written, name).toEqual(WRITERS[`${file} ${name}`] ?? []);
    }
  });

  it('keeps no credential in a checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false);
  });

  it('inserts no expression into a command', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  it('limits the time of each job', () => {
    const unlimited = jobs.filter(([, job]) => !job.uses && !job['timeout-minutes']);
    expect(unlimited.map(([name]) => name)).toEqual([]);
  });

  it('says what happens to a run when the next one begins', () => {
    expect(workflow.concurrency).toMatchObject({ 'cancel-in-progress': expect.any(Boolean) as boolean });
  });
});

describe('The workflow that publishes', () => {
  it('uses no cache, which a run on another branch may have filled', () => {
    const { jobs } = load(readFileSync(`${FOLDER}/publish.yml`, 'utf8')) as Workflow;
    const setups = Object.values(jobs)
      .flatMap(({ steps = [] }) => steps)
      .filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(setups.map((step) => step.with?.['package-manager-cache'])).toEqual([false]);
  });

  it('publishes files whose names begin with a dot', () => {
    const { jobs } = load(readFileSync(`${FOLDER}/publish.yml`, 'utf8')) as Workflow;
    const upload = jobs['build']?.steps?.find(({ uses }) =>
      uses?.startsWith('actions/upload-pages-artifact@'),
    );
    expect(upload?.with?.['include-hidden-files']).toBe(true);
  });
});
