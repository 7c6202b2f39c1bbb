import { envField } from 'astro/config';
import { loadEnv } from 'vite';
import { optionsOf } from './command-line.ts';

interface Setting {
  /** What it is for, as told to someone who typed it wrongly. */
  purpose: string;
  /** A value that would be accepted. */
  example: string;
  /** What is wrong with a value, with the fix; undefined where nothing is. */
  problem: (value: string) => string | undefined;
}

const SETTINGS = {
  SITE_URL: {
    purpose: 'the address at which the site will live',
    example: 'https://www.khushparivaar.example',
    problem: (value) =>
      addressProblem(value) ?? (new URL(value).pathname === '/' ? undefined : 'It must have no folder.'),
  },
  BASE_PATH: {
    purpose: 'the folder of that address in which the site lives',
    example: '/club',
    problem: (value) =>
      /^(\/[\w-][\w.-]*)*\/?$/.test(value)
        ? undefined
        : 'It must begin with / and have no blanks or other signs.',
  },
  TRIPS_SERVER_URL: {
    purpose: 'the server that answers GET /trips/upcoming',
    example: 'https://api.khushparivaar.example',
    problem: (value) =>
      addressProblem(value) ??
      (/\/trips\/upcoming\/?$/.test(value) ? 'Leave /trips/upcoming out: the site adds it.' : undefined),
  },
  TRIPS_BEARER_TOKEN: {
    purpose: 'the public credential that the trips server expects',
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiVVNFUiJ9.c2lnbmF0dXJl',
    problem: (value) => (/^[\w.~+/=-]+$/.test(value) ? undefined : 'It must be one word.'),
  },
  CALLBACK_URL: {
    purpose: 'the spreadsheet script that takes callback requests',
    example: 'https://script.google.com/macros/s/AKfycbExample/exec',
    problem: (value) =>
      addressProblem(value) ??
      (/^https:\/\/[^/]*\.google\.com\//.test(value) && !value.endsWith('/exec')
        ? 'Copy the web address of the deployment: it ends in /exec.'
        : undefined),
  },
} satisfies Record<string, Setting>;

type SettingName = keyof typeof SETTINGS;

/**
 * The settings that the browser reads, as an `astro:env` schema. All are public and optional: the site can
 * serve itself.
 */
export const envSchema = Object.fromEntries(
  (['TRIPS_SERVER_URL', 'TRIPS_BEARER_TOKEN', 'CALLBACK_URL'] satisfies SettingName[]).map((name) => [
    name,
    envField.string({ context: 'client', access: 'public', default: '' }),
  ]),
);

/**
 * The environment variables and the lines of `.env` files, in the mode that Vite uses for the code of the
 * site: Astro's commands `dev` and `build`, or the option `--mode`.
 */
export function readEnvironment(argv: readonly string[], folder: string): Record<string, string> {
  const { mode } = optionsOf(argv);
  const usual = argv[2] === 'dev' ? 'development' : 'production';
  return loadEnv(typeof mode === 'string' ? mode : usual, folder, '');
}

/**
 * Every setting as text, '' where it is unset. An unset SITE_URL is the address that Netlify or Cloudflare
 * Pages names.
 * @throws Error naming each malformed setting, what it is for, the fix and a value that would do.
 */
export function readSettings(env: Record<string, string | undefined>): Record<SettingName, string> {
  const names = Object.keys(SETTINGS) as SettingName[];
  const values = names.map((name) => [name, env[name]?.trim() ?? ''] as const);
  const problems = values.flatMap(([name, value]) => {
    const { purpose, example, problem } = SETTINGS[name];
    const found = value && problem(value);
    if (!found) return [];
    return `  ${name} is "${value}", which cannot be used as ${purpose}. ${found}\n    Write for example: ${name}=${example}`;
  });
  if (problems.length > 0) {
    throw new Error(
      `The settings (environment or .env file) need a change:\n${problems.join('\n')}\n  A setting may also be left empty.`,
    );
  }
  const settings = Object.fromEntries(values) as Record<SettingName, string>;
  return { ...settings, SITE_URL: settings.SITE_URL || addressOfHost(env) };
}

/** The address that the host of the build names, or '' (decision 33). */
function addressOfHost({
  URL: netlify,
  CF_PAGES_URL: cloudflare,
}: Record<string, string | undefined>): string {
  const address = netlify?.trim() || cloudflare?.trim() || '';
  return addressProblem(address) === undefined ? new URL(address).origin : '';
}

/**
 * The setting LAUNCH, which is no part of the site: `yes`, or '' where it is unset or `no`.
 * @throws Error where it is anything else: a lock that is not closed must not look closed.
 */
export function readLaunch(env: Record<string, string | undefined>): 'yes' | '' {
  const value = env['LAUNCH']?.trim().toLowerCase() ?? '';
  if (['', 'no', 'false', '0'].includes(value)) return '';
  if (['yes', 'true', '1'].includes(value)) return 'yes';
  throw new Error(`The setting LAUNCH is "${value}". Write LAUNCH=yes or leave it out.`);
}

const HOST_NAME = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
const BRACKETED_IP = /^\[[0-9a-f:.]+\]$/i;
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

/**
 * What is wrong with a web address. It is written into the site's policy and headers, so that no character of
 * it may have a meaning there.
 */
function addressProblem(value: string): string | undefined {
  const [, scheme = '', authority = ''] = /^(https?):\/\/([^/?#]*)/.exec(value) ?? [];
  if (!scheme || !URL.canParse(value)) return 'It must be a web address that begins with https://';
  if (/[\s;,"'*<>\\]/.test(value)) return 'It must have no blanks, quotation marks, commas, * or ;';
  if (/[?#]/.test(value)) return 'It must end before any ? or #.';
  if (authority.includes('@')) return 'It must have no user name or password.';
  const host = authority.replace(/:\d+$/, '');
  if (!HOST_NAME.test(host) && !BRACKETED_IP.test(host)) {
    return 'Its host name must have letters, digits, dots and hyphens only.';
  }
  if (scheme === 'http' && !LOCAL_HOST.test(host)) return 'It must begin with https://';
  return undefined;
}
