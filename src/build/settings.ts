import { envField } from 'astro/config';

interface Setting {
  /** What it is for, as told to someone who typed it wrongly. */
  purpose: string;
  /** A value that would be accepted. */
  example: string;
  accepts: (value: string) => boolean;
}

const SETTINGS = {
  SITE_URL: {
    purpose: 'the address at which the site will live',
    example: 'https://www.khushparivaar.example',
    accepts: (value) => isWebAddress(value) && new URL(value).pathname === '/',
  },
  BASE_PATH: {
    purpose: 'the folder of that address in which the site lives',
    example: '/club',
    accepts: (value) => /^(\/[\w-][\w.-]*)*\/?$/.test(value),
  },
  TRIPS_SERVER_URL: {
    purpose: 'the server that answers GET /trips/upcoming',
    example: 'https://api.khushparivaar.example',
    accepts: isWebAddress,
  },
  TRIPS_BEARER_TOKEN: {
    purpose: 'the public credential that the trips server expects',
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiVVNFUiJ9.c2lnbmF0dXJl',
    accepts: (value) => /^[\w.~+/=-]+$/.test(value),
  },
  CALLBACK_URL: {
    purpose: 'the spreadsheet script that takes callback requests',
    example: 'https://script.google.com/macros/s/AKfycbExample/exec',
    accepts: (value) => isWebAddress(value) && (!/\.google\.com\//.test(value) || value.endsWith('/exec')),
  },
} satisfies Record<string, Setting>;

type SettingName = keyof typeof SETTINGS;

/** The settings as an `astro:env` schema. All are public by nature and optional, because the site can serve itself. */
export const envSchema = Object.fromEntries(
  Object.keys(SETTINGS).map((name) => [
    name,
    envField.string({ context: 'client', access: 'public', default: '' }),
  ]),
);

/**
 * Gives every setting as text, '' where it is unset.
 * @throws Error naming each malformed setting, what it is for and a value that would do.
 */
export function readSettings(env: Record<string, string | undefined>): Record<SettingName, string> {
  const names = Object.keys(SETTINGS) as SettingName[];
  const values = names.map((name) => [name, env[name]?.trim() ?? ''] as const);
  const faults = values
    .filter(([name, value]) => value !== '' && !SETTINGS[name].accepts(value))
    .map(([name, value]) => {
      const { purpose, example } = SETTINGS[name];
      return `  ${name} is "${value}", which cannot be used as ${purpose}.\n    Write for example: ${name}=${example}`;
    });
  if (faults.length > 0) {
    throw new Error(
      `The settings (environment or .env file) need mending:\n${faults.join('\n')}\n  A setting may also be left empty.`,
    );
  }
  return Object.fromEntries(values) as Record<SettingName, string>;
}

/**
 * Gives the setting LAUNCH, which is no part of the site: `yes`, or '' where it is unset or `no`.
 * @throws Error where it is anything else: a lock that is not shut must not look so.
 */
export function readLaunch(env: Record<string, string | undefined>): 'yes' | '' {
  const value = env['LAUNCH']?.trim().toLowerCase() ?? '';
  if (['', 'no', 'false', '0'].includes(value)) return '';
  if (['yes', 'true', '1'].includes(value)) return 'yes';
  throw new Error(`The setting LAUNCH is "${value}". Write LAUNCH=yes or leave it out.`);
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^/]/.test(value) && URL.canParse(value) && !/[?#]/.test(value);
}
