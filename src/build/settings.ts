import { envField } from 'astro/config';
import { z } from 'astro/zod';

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const HOST = String.raw`https://(${LABEL}(\.${LABEL})*|\[[0-9a-f:.]+\])`;
const LOCAL_HOST = String.raw`http://(localhost|127(\.\d+){3}|\[::1\])`;

/** Addresses are written into the policy and the header file, so they have no characters of their syntax. */
const ADDRESS = new RegExp(String.raw`^(${HOST}|${LOCAL_HOST})(:\d+)?(/[\w.~%/-]*)?$`, 'i');

const address = () =>
  z
    .string()
    .regex(ADDRESS, 'It must be an address that begins with https://, without user name, spaces, ? and #.')
    .refine((text) => URL.canParse(text), 'It is not an address.');

/** Each setting with its rule, its purpose and a valid example for the error message. */
const SETTINGS = {
  SITE_URL: address()
    .regex(/^\w+:\/\/[^/]+\/?$/, 'It must not have a path.')
    .meta({ description: 'the web address of the site', example: 'https://www.khushparivaar.example' }),
  BASE_PATH: z
    .string()
    .regex(/^(\/[\w-][\w.-]*)*\/?$/, 'It must begin with / and have letters, digits, dots, - and _ only.')
    .meta({ description: 'the base path of the site', example: '/club' }),
  TRIPS_SERVER_URL: address()
    .regex(/(?<!\/trips\/upcoming\/?)$/, 'Leave /trips/upcoming out, because the site adds it.')
    .meta({
      description: 'the server that answers GET /trips/upcoming',
      example: 'https://api.khushparivaar.example',
    }),
  TRIPS_BEARER_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]+$/, 'It must be one word.')
    .meta({
      description: 'the public credential that the trips server expects',
      example: 'eyJhbGciOi.eyJyb2.c2ln',
    }),
  CALLBACK_URL: address()
    .regex(
      /^(?!https:\/\/[^/]*\.google\.com\/)|\/exec$/,
      'Copy the web address of the deployment: it ends in /exec.',
    )
    .meta({
      description: 'the receiver that stores callback requests',
      example: 'https://script.google.com/macros/s/AKfycbExample/exec',
    }),
  EDITOR_REPOSITORY: z
    .string()
    .regex(/^[\w-]+\/[\w.-]+$/, 'It must be the owner, a slash and the name, as on github.com.')
    .meta({
      description: 'the GitHub repository that the published editor changes',
      example: 'khush-parivaar/website',
    }),
  EDITOR_BRANCH: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*$/, 'It must have letters, digits, dots, -, _ and / only.')
    .meta({ description: 'the branch of that repository which is published', example: 'main' }),
  LAUNCH: z
    .literal('yes', 'Write yes, or leave it out.')
    .meta({ description: 'the order to build only when nothing is open', example: 'yes' }),
};

export type Settings = Record<keyof typeof SETTINGS, string>;

/** The settings that scripts in the browser use, as an `astro:env` schema. All are public and optional. */
export const envSchema = Object.fromEntries(
  (['TRIPS_SERVER_URL', 'TRIPS_BEARER_TOKEN', 'CALLBACK_URL'] satisfies (keyof Settings)[]).map((name) => [
    name,
    envField.string({ context: 'client', access: 'public', default: '' }),
  ]),
);

/**
 * Returns every setting, '' if it is unset. An unset SITE_URL is the address that Netlify or Cloudflare Pages
 * gives the site.
 * @throws Error with the name, the purpose, the fix and a valid example of each invalid setting.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const values = Object.entries(SETTINGS).map(
    ([name, rule]) => [name, env[name]?.trim() ?? '', rule] as const,
  );
  const problems = values.flatMap(([name, value, rule]) => {
    const { error } = value === '' ? {} : rule.safeParse(value);
    const { description, example } = rule.meta() ?? {};
    if (!error) return [];
    return `  ${name} is "${value}", which cannot be used as ${description}. ${error.issues[0]?.message}\n    Write for example: ${name}=${String(example)}`;
  });
  if (problems.length > 0) {
    throw new Error(
      `Some settings (environment or .env file) are not valid:\n${problems.join('\n')}\n  Every setting may also be empty.`,
    );
  }
  const settings = Object.fromEntries(values) as Settings;
  const ofHost = env['URL']?.trim() || env['CF_PAGES_URL']?.trim() || '';
  const fallback = address().safeParse(ofHost).success ? new URL(ofHost).origin : '';
  return { ...settings, SITE_URL: settings.SITE_URL || fallback };
}
