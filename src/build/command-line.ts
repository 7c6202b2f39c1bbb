import { parseArgs } from 'node:util';
import { nearest } from '../lib/nearest-name.ts';

/** The options of `astro build`, and `--launch`, which this project adds. */
const BUILD_OPTIONS = [
  ...['launch', 'mode', 'outDir', 'root', 'config', 'site', 'base', 'force', 'devOutput', 'teardown'],
  ...['verbose', 'silent', 'help', 'version'],
];

/**
 * Returns the options of a command line, e.g. `{ mode: 'staging' }` for `astro build --mode staging`, and
 * `{ launch: false }` for `--no-launch`.
 */
export function optionsOf(argv: readonly string[]): Record<string, string | boolean | undefined> {
  const options = { mode: { type: 'string' as const }, outDir: { type: 'string' as const } };
  const args = argv.slice(2);
  const { values } = parseArgs({ args, strict: false, allowPositionals: true, allowNegative: true, options });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? true : value]),
  );
}

/**
 * Rejects unknown options, because with `--lanch` the build would skip the checks of `--launch`.
 * @throws Error with the name of an option that `astro build` does not have.
 */
export function refuseUnknownOptions(argv: readonly string[]): void {
  if (argv[2] !== 'build') return;
  const unknown = Object.keys(optionsOf(argv)).find((name) => !BUILD_OPTIONS.includes(name));
  if (unknown === undefined) return;
  const suggestion = nearest(unknown, BUILD_OPTIONS);
  const fix = suggestion
    ? `Did you mean --${suggestion}?`
    : `The options are: --${BUILD_OPTIONS.join(', --')}.`;
  throw new Error(`The option --${unknown} is not known. ${fix}`);
}
