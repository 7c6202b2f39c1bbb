import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  version: string;
  license?: string;
  hasInstallScript?: boolean;
}

/** The licences that every dependency may have. They set no condition for a site that is built with it. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'OFL-1.1',
  'Python-2.0',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
];

/** Licences with conditions that these packages do not touch: they run unchanged and are not published. */
const TOOLS: Record<string, RegExp> = {
  'MPL-2.0': /^(axe-core|@axe-core\/playwright|lightningcss(-.+)?)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-win32-/,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-wasm32$/,
  'CC-BY-4.0': /^caniuse-lite$/,
  // The permissive licence of the Bitstream Vera fonts.
  'SEE LICENSE IN README.md AND LICENSE': /^dejavu-fonts-ttf$/,
};

const { allowScripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Every package that npm can install, on any platform. */
const installed = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, locked]) => ({ name: path.replace(/^.*node_modules\//, ''), ...locked }));

/** Returns a sentence with the fix if nobody has accepted the licence of a package. */
function licenceProblem({ name, version, license = 'no licence' }: LockedPackage & { name: string }) {
  if (PERMISSIVE.includes(license) || TOOLS[license]?.test(name)) return [];
  return `${name}@${version} has ${license}: read it, and add it to the lists in tests/unit/dependencies.test.ts, or use another package`;
}

describe('Every dependency', () => {
  it('has a licence that somebody has accepted', () => {
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.flatMap(licenceProblem)).toEqual([]);
  });

  it('that wants to run an install script is listed under allowScripts of package.json', () => {
    const withScript = installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(withScript.filter((name) => !(name in allowScripts))).toEqual([]);
  });

  it('that is listed under allowScripts still has an install script', () => {
    const names = installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(Object.keys(allowScripts).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('of package.json has an exact version', () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

describe('The Node of the npm scripts', () => {
  it('has an even major version, which gets long-term support', () => {
    expect(Number(dependencies['node']?.split('.')[0]) % 2).toBe(0);
  });

  it('has the major version of its types', () => {
    expect(devDependencies['@types/node']?.split('.')[0]).toBe(dependencies['node']?.split('.')[0]);
  });
});
