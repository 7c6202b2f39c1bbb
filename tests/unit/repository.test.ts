import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

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

it('Every dependency has a licence that somebody has read and added to the lists above', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; license?: string }>;
  };
  /** Every package that npm can install, on any platform. */
  const installed = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({ name: path.replace(/^.*node_modules\//, ''), ...locked }));
  expect(installed.length).toBeGreaterThan(100);
  const others = installed.filter(
    ({ name, license = '' }) => !PERMISSIVE.includes(license) && !TOOLS[license]?.test(name),
  );
  expect(others.map(({ name, version, license }) => `${name}@${version} has ${license}`)).toEqual([]);
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

it('A build that is started in another folder reads the files of the project', () => {
  const config = pathToFileURL(resolve('astro.config.mjs')).href;
  const code = `await import(${JSON.stringify(config)}); console.log(process.cwd())`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  expect(stdout.trim(), stderr).toBe(resolve());
}, 60_000);
