import { envField } from 'astro/config';

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const HOST = String.raw`https://(${LABEL}(\.${LABEL})*|\[[0-9a-f:.]+\])`;
const LOCAL_HOST = String.raw`http://(localhost|127(\.\d+){3}|\[::1\])`;

/** Addresses are written into the policy and the header file: characters of their syntax are not allowed. */
const ADDRESS = new RegExp(String.raw`^(${HOST}|${LOCAL_HOST})(:\d+)?(/[\w.~%/-]*)?$`, 'i');
const AN_ADDRESS = 'an address that begins with https://, without user name, spaces, ? and #';
const isAddress = (text: string) => ADDRESS.test(text) && URL.canParse(text);

/** What each setting must be, a valid example (if it is an address, so is the setting), and its rule. */
const SETTINGS = {
  SITE_URL: [`${AN_ADDRESS}, and without a path`, 'https://www.khushparivaar.example', /^\w+:..[^/]+\/?$/],
  BASE_PATH: ['a / with letters, digits, dots, - and _ only', '/club', /^(\/[\w-][\w.-]*)*\/?$/],
  TRIPS_SERVER_URL: [
    `${AN_ADDRESS}, and without /trips/upcoming, which the site adds`,
    'https://api.khushparivaar.example',
    /(?<!\/trips\/upcoming\/?)$/,
  ],
  TRIPS_BEARER_TOKEN: ['one word', 'eyJhbGciOi.eyJyb2.c2ln', /^[\w.~+/=-]+$/],
  CALLBACK_URL: [
    `${AN_ADDRESS}; that of a Google script is the address of its deployment, which ends in /exec`,
    'https://script.google.com/macros/s/AKfycbExample/exec',
    /^(?!https:\/\/[^/]*\.google\.com\/)|\/exec$/,
  ],
  EDITOR_REPOSITORY: ['owner/name, as on github.com', 'khush-parivaar/website', /^[\w-]+\/[\w.-]+$/],
  EDITOR_BRANCH: ['a branch with letters, digits, dots, -, _ and / only', 'main', /^[\w.-]+(\/[\w.-]+)*$/],
  LAUNCH: ['yes, or left out', 'yes', /^yes$/],
} as const;

export type Settings = Record<keyof typeof SETTINGS, string>;

/** The settings that scripts in the browser use, as an `astro:env` schema. All are public and optional. */
export const envSchema = Object.fromEntries(
  (['TRIPS_SERVER_URL', 'TRIPS_BEARER_TOKEN', 'CALLBACK_URL'] satisfies (keyof Settings)[]).map((name) => [
    name,
    envField.string({ context: 'client', access: 'public', default: '' }),
  ]),
);

/**
 * Every setting, '' if it is unset. An address is written as browsers do. SITE_URL is an origin, and that of
 * Netlify or Cloudflare Pages if it is unset; TRIPS_SERVER_URL does not end in a slash.
 * @throws Error with the name, the fix and a valid example of each invalid setting.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read = (name: string) => {
    const text = (env[name] ?? '').trim();
    return isAddress(text) ? new URL(text).href : text;
  };
  const problems = Object.entries(SETTINGS).flatMap(([name, [what, example, rule]]) => {
    const value = read(name);
    const isValid = rule.test(value) && (!isAddress(example) || isAddress(value));
    if (value === '' || isValid) return [];
    return `  ${name} is "${env[name]?.trim()}". It must be ${what}.\n    Write for example: ${name}=${example}\n`;
  });
  if (problems.length > 0)
    throw new Error(`Some settings (environment or .env file) are not valid:\n${problems.join('')}`);
  const settings = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, read(name)])) as Settings;
  const site = [settings.SITE_URL, read('URL') || read('CF_PAGES_URL')].find(isAddress);
  return {
    ...settings,
    SITE_URL: site ? new URL(site).origin : '',
    TRIPS_SERVER_URL: settings.TRIPS_SERVER_URL.replace(/\/+$/, ''),
  };
}
