import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it, onTestFinished } from 'vitest';

interface LockedPackage {
  version: string;
  license?: string;
  hasInstallScript?: boolean;
}

/** The licences that every dependency may have. They set no condition for a site that is built with it. */
const PERMISSIVE = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT'],
  ...['MIT AND OFL-1.1', 'OFL-1.1', 'Python-2.0', '(MIT AND Zlib)', '(MIT OR CC0-1.0)'],
  '(MIT OR GPL-3.0-or-later)',
];

/** Licences with conditions that these packages do not touch: they run unchanged and are not published. */
const TOOLS: Record<string, RegExp> = {
  'MPL-2.0': /^(axe-core|@axe-core\/playwright|ical\.js|lightningcss(-.+)?)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-win32-/,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-wasm32$/,
  'CC-BY-4.0': /^caniuse-lite$/,
  // The permissive licence of the Bitstream Vera fonts.
  'SEE LICENSE IN README.md AND LICENSE': /^dejavu-fonts-ttf$/,
};

const { version, allowScripts, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as { version: string } & Record<
  'allowScripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

describe('Every dependency', () => {
  /** Every package that npm can install, on any platform. */
  const installed = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({ name: path.replace(/^.*node_modules\//, ''), ...locked }));

  it('has a licence that somebody has read and added to the lists above', () => {
    expect(installed.length).toBeGreaterThan(100);
    const others = installed.filter(
      ({ name, license = '' }) => !PERMISSIVE.includes(license) && !TOOLS[license]?.test(name),
    );
    expect(others.map(({ name, version, license }) => `${name}@${version} has ${license}`)).toEqual([]);
  });

  it('that wants to run an install script is listed under allowScripts of package.json, and no other', () => {
    const names = installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect([...new Set(names)].sort()).toEqual(Object.keys(allowScripts).sort());
  });

  it('of package.json has an exact version', () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

it('The Node of the npm scripts has long-term support, and the major version of its types', () => {
  const [node, types] = [dependencies['node'], devDependencies['@types/node']].map((text) =>
    parseInt(text ?? ''),
  );
  expect(Number(node) % 2).toBe(0);
  expect(types).toBe(node);
});

describe('The changelog', () => {
  const changelog = readFileSync('.github/CHANGELOG.md', 'utf8');
  const [, unreleased, ...versions] = changelog.split(/^## /m);

  it('begins with what is not released yet, and has the version of package.json with a date as its newest', () => {
    expect(unreleased).toMatch(/^\[Unreleased\]\n/);
    expect(versions[0]).toMatch(new RegExp(`^${RegExp.escape(version)} - \\d{4}-\\d\\d-\\d\\d\\n`));
  });

  it('begins each version but the first one with what an owner must do', () => {
    for (const text of versions.slice(0, -1)) expect(text).toMatch(/^.*\n\n### What you must do\n/);
  });

  it('has no other kinds of changes than those of its form', () => {
    const kinds = changelog.match(/(?<=^### ).*$/gm) ?? [];
    const known = ['What you must do', 'Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect(kinds.filter((kind) => !known.includes(kind))).toEqual([]);
  });
});

it.each(
  globSync(['README.md', '{src,tests,.github}/**/*.md'], {
    exclude: ['**/node_modules', 'tests/fixtures/**'],
  }),
)('The document %s links to files that exist', (file) => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)];
  const targets = links.map(([, target = '']) => join(dirname(file), target));
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  permissions?: unknown;
  concurrency?: unknown;
  jobs: Record<
    string,
    { uses?: string; permissions?: Record<string, string>; 'timeout-minutes'?: number; steps?: Step[] }
  >;
}

/** The permissions to write, by workflow and job. Everything else only reads. */
const WRITERS: Record<string, string[]> = { 'publish.yml deploy': ['pages', 'id-token'] };

describe.each(globSync('*.yml', { cwd: '.github/workflows' }))('The workflow %s', (file) => {
  const text = readFileSync(`.github/workflows/${file}`, 'utf8');
  const { permissions, concurrency, jobs } = load(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);

  it('uses every action by the hash of a commit, with its version beside it', () => {
    const actions = text.match(/(?<=\buses: ).+$/gm) ?? [];
    expect(actions).not.toEqual([]);
    const pinned = /^(\.\/.+|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
    expect(actions.filter((action) => !pinned.test(action))).toEqual([]);
  });

  it('lets each job write only where it must', () => {
    expect(permissions).toEqual({});
    for (const [name, job] of Object.entries(jobs)) {
      const granted = Object.entries(job.permissions ?? { 'no permissions': 'write' });
      const written = granted.filter(([, access]) => access !== 'read').map(([scope]) => scope);
      expect(written, name).toEqual(WRITERS[`${file} ${name}`] ?? []);
    }
  });

  it('keeps no credential in a checkout, and inserts no expression into a command', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false);
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  it('limits the time of each job, and says what happens to a run when the next one begins', () => {
    const unlimited = Object.entries(jobs).filter(([, job]) => !job.uses && !job['timeout-minutes']);
    expect(unlimited).toEqual([]);
    expect(concurrency).toMatchObject({ 'cancel-in-progress': expect.any(Boolean) as boolean });
  });
});

it('The workflow that publishes uses no cache, which another branch may have filled, and all dot files', () => {
  const { jobs } = load(readFileSync('.github/workflows/publish.yml', 'utf8')) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  const settingOf = (action: string, name: string) =>
    steps.filter(({ uses }) => uses?.startsWith(`actions/${action}@`)).map((step) => step.with?.[name]);
  expect(settingOf('setup-node', 'package-manager-cache')).toEqual([false]);
  expect(settingOf('upload-pages-artifact', 'include-hidden-files')).toEqual([true]);
});

it('A checkout by Git for Windows has the line ends of the repository, and leaves pictures as they are', () => {
  const top = mkdtempSync(join(tmpdir(), 'checkout-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const windows = ['-c', 'core.autocrlf=true', '-c', 'core.safecrlf=false'];
  const git = (...args: string[]) => execFileSync('git', [...windows, ...args], { cwd: top });
  // Two bytes 13 and 10, and the byte 0 of a binary file.
  const picture = Buffer.from([13, 10, 0, 10]);
  git('init', '--quiet');
  copyFileSync('.gitattributes', join(top, '.gitattributes'));
  writeFileSync(join(top, 'run'), 'one\ntwo\n');
  writeFileSync(join(top, 'picture'), picture);
  git('add', '.');
  for (const file of ['run', 'picture']) rmSync(join(top, file));
  git('checkout-index', '--all', '--force');
  expect(readFileSync(join(top, 'run'), 'utf8')).toBe('one\ntwo\n');
  expect(readFileSync(join(top, 'picture'))).toEqual(picture);
});
