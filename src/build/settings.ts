import { envField } from 'astro/config';
import { loadEnv } from 'vite';
import { optionsOf } from './command-line.ts';

interface Setting {
  /** The purpose, for the error message. */
  purpose: string;
  /** A valid value. */
  example: string;
  /** Returns the fix for an invalid value, or undefined for a valid one. */
  problem: (value: string) => string | undefined;
}

const SETTINGS = {
  SITE_URL: {
    purpose: 'the web address of the site',
    example: 'https://www.khushparivaar.example',
    problem: (value) =>
      addressProblem(value) ?? (new URL(value).pathname === '/' ? undefined : 'It must not have a path.'),
  },
  BASE_PATH: {
    purpose: 'the base path of the site',
    example: '/club',
    problem: (value) =>
      /^(\/[\w-][\w.-]*)*\/?$/.test(value)
        ? undefined
        : 'It must begin with / and contain only letters, digits, dots, hyphens and underscores.',
  },
  TRIPS_SERVER_URL: {
    purpose: 'the server that answers GET /trips/upcoming',
    example: 'https://api.khushparivaar.example',
    problem: (value) =>
      addressProblem(value) ??
      (/\/trips\/upcoming\/?$/.test(value)
        ? 'Leave /trips/upcoming out, because the site adds it.'
        : undefined),
  },
  TRIPS_BEARER_TOKEN: {
    purpose: 'the public credential that the trips server expects',
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiVVNFUiJ9.c2lnbmF0dXJl',
    problem: (value) => (/^[\w.~+/=-]+$/.test(value) ? undefined : 'It must be one word.'),
  },
  CALLBACK_URL: {
    purpose: 'the spreadsheet script that stores callback requests',
    example: 'https://script.google.com/macros/s/AKfycbExample/exec',
    problem: (value) =>
      addressProblem(value) ??
      (/^https:\/\/[^/]*\.google\.com\//.test(value) && !value.endsWith('/exec')
        ? 'Copy the web address of the deployment: it ends in /exec.'
        : undefined),
  },
  EDITOR_REPOSITORY: {
    purpose: 'the GitHub repository that the published editor changes',
    example: 'khush-parivaar/website',
    problem: (value) =>
      /^[\w-]+\/[\w.-]+$/.test(value)
        ? undefined
        : 'It must be the owner, a slash and the name, as in the address of the repository on github.com.',
  },
  EDITOR_BRANCH: {
    purpose: 'the branch of that repository which is published',
    example: 'main',
    problem: (value) =>
      /^[\w.-]+(\/[\w.-]+)*$/.test(value)
        ? undefined
        : 'It must contain only letters, digits, dots, hyphens, underscores and slashes.',
  },
} satisfies Record<string, Setting>;

type SettingName = keyof typeof SETTINGS;

/** The settings that scripts in the browser use, as an `astro:env` schema. All are public and optional. */
export const envSchema = Object.fromEntries(
  (['TRIPS_SERVER_URL', 'TRIPS_BEARER_TOKEN', 'CALLBACK_URL'] satisfies SettingName[]).map((name) => [
    name,
    envField.string({ context: 'client', access: 'public', default: '' }),
  ]),
);

/**
 * Returns the environment variables and the entries of the `.env` files in `folder`, in the same mode as
 * Vite: the option `--mode`, or the default mode of the Astro command.
 */
export function readEnvironment(argv: readonly string[], folder: string): Record<string, string> {
  const { mode } = optionsOf(argv);
  const defaultMode = argv[2] === 'dev' ? 'development' : 'production';
  return loadEnv(typeof mode === 'string' ? mode : defaultMode, folder, '');
}

/**
 * Returns every setting, '' if it is unset. An unset SITE_URL defaults to the address that Netlify or
 * Cloudflare Pages gives the site.
 * @throws Error with the name, the purpose, the fix and a valid example of each invalid setting.
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
      `Some settings (environment or .env file) are not valid:\n${problems.join('\n')}\n  Every setting may also be empty.`,
    );
  }
  const settings = Object.fromEntries(values) as Record<SettingName, string>;
  return { ...settings, SITE_URL: settings.SITE_URL || addressOfHost(env) };
}

/** Returns the address from the environment variables of Netlify or Cloudflare Pages, or ''. */
function addressOfHost({
  URL: netlify,
  CF_PAGES_URL: cloudflare,
}: Record<string, string | undefined>): string {
  const address = netlify?.trim() || cloudflare?.trim() || '';
  return addressProblem(address) === undefined ? new URL(address).origin : '';
}

/**
 * Returns the option `--launch` or else the setting LAUNCH: `yes`, or '' if it is unset or `no`. npm passes
 * the option of `npm run build --launch` on as an environment variable, which is empty for `--no-launch`.
 * @throws Error for any other value, because a misspelt one would silently disable the launch checks.
 */
export function readLaunch(env: Record<string, string | undefined>, argv: readonly string[]): 'yes' | '' {
  const setting = optionsOf(argv)['launch'] ?? env['npm_config_launch'] ?? env['LAUNCH'] ?? '';
  const value = String(setting).trim().toLowerCase();
  if (['', 'no', 'false', '0'].includes(value)) return '';
  if (['yes', 'true', '1'].includes(value)) return 'yes';
  throw new Error(`The setting LAUNCH is "${value}". Write LAUNCH=yes or leave it out.`);
}

const HOST_NAME = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
const BRACKETED_IP = /^\[[0-9a-f:.]+\]$/i;
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

/**
 * Returns the fix for an invalid web address, or undefined. Addresses are written into the
 * Content-Security-Policy and the header file, so they must not contain characters with a meaning there.
 */
function addressProblem(value: string): string | undefined {
  const [, scheme = '', authority = ''] = /^(https?):\/\/([^/?#]*)/.exec(value) ?? [];
  if (!scheme || !URL.canParse(value)) return 'It must be a web address that begins with https://';
  if (/[\s;,"'*<>\\]/.test(value)) return 'It must not contain spaces, quotation marks, commas, * or ;';
  if (/[?#]/.test(value)) return 'It must end before any ? or #.';
  if (authority.includes('@')) return 'It must not contain a user name or password.';
  const host = authority.replace(/:\d+$/, '');
  if (!HOST_NAME.test(host) && !BRACKETED_IP.test(host)) {
    return 'Its host name must contain only letters, digits, dots and hyphens.';
  }
  if (scheme === 'http' && !LOCAL_HOST.test(host)) return 'It must begin with https://';
  return undefined;
}
