import { describe, expect, it } from 'vitest';
import { readSettings } from '#build/settings.ts';
import { isBuiltByHostingProvider } from '#receiver/hosting-provider.ts';

describe('The settings', () => {
  it('may all be unset', () => {
    expect(Object.values(readSettings({})).every((value) => value === '')).toBe(true);
  });

  const TAKEN = {
    SITE_URL: 'https://club.example',
    BASE_PATH: '/club /',
    TRIPS_SERVER_URL: `https://api.club.example/v1 https://api.club.example:8443 https://203.0.113.7
      https://[2001:db8::7] http://localhost:3000 http://127.0.0.1:3000 http://[::1]:3000`,
    TRIPS_BEARER_TOKEN: 'abc.def-_/+==',
    CALLBACK_URL: 'https://script.google.com/macros/s/AKfy/exec',
    EDITOR_REPOSITORY: 'khush-parivaar/club.website',
    EDITOR_BRANCH: 'release/2027',
    LAUNCH: 'yes',
  };

  it.each(Object.entries(TAKEN))('take as %s: %s', (name, values) => {
    for (const value of values.split(/\s+/))
      expect(readSettings({ [name]: value })).toMatchObject({ [name]: value });
  });

  it.each([
    ['SITE_URL', 'https://Club.Example/', 'https://club.example'],
    ['SITE_URL', ' https://club.example:443 ', 'https://club.example'],
    ['TRIPS_SERVER_URL', 'HTTPS://api.club.example/v1//', 'https://api.club.example/v1'],
    ['TRIPS_SERVER_URL', 'http://localhost:3000/', 'http://localhost:3000'],
    [
      'CALLBACK_URL',
      'https://Script.Google.com/macros/s/AKfy/exec\n',
      'https://script.google.com/macros/s/AKfy/exec',
    ],
    ['CALLBACK_URL', 'https://calls.club.example/callback/', 'https://calls.club.example/callback/'],
  ])('take as %s %j, and write it %s', (name, value, written) => {
    expect(readSettings({ [name]: value })).toMatchObject({ [name]: written });
  });

  const REFUSED = {
    SITE_URL: `club.example https://club.example/folder https://club.example/?from=mail https://club.example#top
      https:/club.example https://club.example.`,
    BASE_PATH: 'club /my+club /../club',
    TRIPS_SERVER_URL: `api.club.example ftp://api.club.example http://api.club.example https://api.club.example?x=1
      https://user:secret@api.club.example https://*.club.example https://api.club.example;script-src
      https://api.club.example/"onload=" https://api.club.example/a+b https://api,club.example
      https://api_club.example https://-api.club.example https://[2001:db8::7`,
    TRIPS_BEARER_TOKEN: 'two,words',
    CALLBACK_URL: `https://script.google.com/macros/s/AKfy/dev javascript:alert(1)
      https://Docs.Google.com/spreadsheets/d/AKfy/edit`,
    EDITOR_REPOSITORY: 'website https://github.com/khush-parivaar/website',
    EDITOR_BRANCH: 'two,words /main',
    LAUNCH: 'ja no',
  };

  it.each(Object.entries(REFUSED))(
    'refuse as %s, naming it and showing one that would do: %s',
    (name, values) => {
      for (const value of [...values.split(/\s+/), 'two words']) {
        const refuse = () => readSettings({ [name]: value });
        expect(refuse).toThrow(`${name} is "${value}". It must be `);
        expect(refuse).toThrow(`Write for example: ${name}=`);
      }
    },
  );

  it('say what to leave out of a trips server that ends in its path', () => {
    for (const end of ['', '/'])
      expect(() =>
        readSettings({ TRIPS_SERVER_URL: `https://api.club.example/trips/upcoming${end}` }),
      ).toThrow('without /trips/upcoming, which the site adds');
  });

  it.each([
    ['SITE_URL', { SITE_URL: 'https://a.example', URL: 'https://b.netlify.example' }, 'https://a.example'],
    ['Netlify', { URL: 'https://club.netlify.example' }, 'https://club.netlify.example'],
    ['Cloudflare Pages', { CF_PAGES_URL: 'https://a1b2.pages.example' }, 'https://a1b2.pages.example'],
    ['nobody', {}, ''],
    ['nobody that can be understood', { URL: 'not an address' }, ''],
  ])('take the address that %s names', (_, env, address) => {
    expect(readSettings(env).SITE_URL).toBe(address);
  });

  it('name every malformed one at once', () => {
    expect(() => readSettings({ SITE_URL: 'x', CALLBACK_URL: 'y' })).toThrow(/SITE_URL[\s\S]*CALLBACK_URL/);
  });
});

describe('A hosting provider', () => {
  it.each(['NETLIFY', 'CF_PAGES', 'WORKERS_CI', 'GITHUB_PAGES'])('is known by its variable %s', (name) => {
    expect(isBuiltByHostingProvider({ [name]: 'true' })).toBe(true);
    expect(isBuiltByHostingProvider({ [name]: '', CI: 'true' })).toBe(false);
  });
});
