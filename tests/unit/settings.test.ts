import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refuseUnknownOptions } from '../../src/build/command-line.ts';
import { openSettings } from '../../src/content-tools/launch/launch-checklist.ts';
import { readEnvironment, readLaunch, readSettings } from '../../src/build/settings.ts';

describe('The settings', () => {
  it('may all be unset', () => {
    expect(Object.values(readSettings({})).every((value) => value === '')).toBe(true);
  });

  it.each([
    ['SITE_URL', 'https://club.example'],
    ['BASE_PATH', '/club'],
    ['BASE_PATH', '/'],
    ['TRIPS_SERVER_URL', 'https://api.club.example/v1'],
    ['TRIPS_SERVER_URL', 'https://api.club.example:8443'],
    ['TRIPS_SERVER_URL', 'https://203.0.113.7'],
    ['TRIPS_SERVER_URL', 'https://[2001:db8::7]'],
    ['TRIPS_SERVER_URL', 'http://localhost:3000'],
    ['TRIPS_SERVER_URL', 'http://127.0.0.1:3000'],
    ['TRIPS_SERVER_URL', 'http://[::1]:3000'],
    ['TRIPS_BEARER_TOKEN', 'abc.def-_/+=='],
    ['CALLBACK_URL', 'https://script.google.com/macros/s/AKfy/exec'],
    ['EDITOR_REPOSITORY', 'khush-parivaar/club.website'],
    ['EDITOR_BRANCH', 'release/2027'],
  ])('take %s=%s', (name, value) => {
    expect(readSettings({ [name]: value })).toMatchObject({ [name]: value });
  });

  it.each([
    ['SITE_URL', 'club.example'],
    ['SITE_URL', 'https://club.example/folder'],
    ['BASE_PATH', 'club'],
    ['BASE_PATH', '/my club'],
    ['BASE_PATH', '/../club'],
    ['SITE_URL', 'https:/club.example'],
    ['TRIPS_SERVER_URL', 'api.club.example'],
    ['TRIPS_SERVER_URL', 'ftp://api.club.example'],
    ['TRIPS_SERVER_URL', 'https://api.club.example?x=1'],
    ['CALLBACK_URL', 'https://script.google.com/macros/s/AKfy/dev'],
    ['CALLBACK_URL', 'https://docs.google.com/spreadsheets/d/AKfy/edit'],
    ['TRIPS_BEARER_TOKEN', 'two words'],
    ['CALLBACK_URL', 'javascript:alert(1)'],
    ['TRIPS_SERVER_URL', 'http://api.club.example'],
    ['TRIPS_SERVER_URL', 'https://user:secret@api.club.example'],
    ['TRIPS_SERVER_URL', 'https://*.club.example'],
    ['TRIPS_SERVER_URL', 'https://api.club.example;script-src'],
    ['TRIPS_SERVER_URL', 'https://api.club.example/"onload="'],
    ['TRIPS_SERVER_URL', 'https://api.club.example/a b'],
    ['TRIPS_SERVER_URL', 'https://api,club.example'],
    ['TRIPS_SERVER_URL', 'https://api_club.example'],
    ['TRIPS_SERVER_URL', 'https://-api.club.example'],
    ['TRIPS_SERVER_URL', 'https://[2001:db8::7'],
    ['SITE_URL', 'https://club.example.'],
    ['EDITOR_REPOSITORY', 'website'],
    ['EDITOR_REPOSITORY', 'https://github.com/khush-parivaar/website'],
    ['EDITOR_BRANCH', 'two words'],
    ['EDITOR_BRANCH', '/main'],
  ])('refuse %s=%s, naming it and showing one that would do', (name, value) => {
    const refuse = () => readSettings({ [name]: value });
    expect(refuse).toThrow(`${name} is "${value}", which cannot be used as`);
    expect(refuse).toThrow(`Write for example: ${name}=`);
  });

  it('say what to leave out of a trips server that ends in its path', () => {
    expect(() => readSettings({ TRIPS_SERVER_URL: 'https://api.club.example/trips/upcoming' })).toThrow(
      'Leave /trips/upcoming out, because the site adds it.',
    );
  });

  it.each([
    [
      'SITE_URL',
      { SITE_URL: 'https://club.example', URL: 'https://club.netlify.example' },
      'https://club.example',
    ],
    ['Netlify', { URL: 'https://club.netlify.example' }, 'https://club.netlify.example'],
    ['Cloudflare Pages', { CF_PAGES_URL: 'https://a1b2.pages.example' }, 'https://a1b2.pages.example'],
    ['nobody', {}, ''],
    ['nobody that can be understood', { URL: 'not an address' }, ''],
  ])('take the address that %s names', (_, env, address) => {
    expect(readSettings(env).SITE_URL).toBe(address);
  });

  it.each([
    [['node', 'astro', 'build'], 'production'],
    [['node', 'astro', 'preview'], 'production'],
    [['node', 'astro', 'dev'], 'development'],
    [['node', 'astro', 'build', '--mode', 'staging'], 'staging'],
    [['node', 'astro', 'dev', '--mode=staging'], 'staging'],
  ])('of %j are read from the files of the mode %s, as the site’s code is', (argv, mode) => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'));
    for (const name of ['production', 'development', 'staging']) {
      writeFileSync(join(folder, `.env.${name}`), `CALLBACK_URL=https://${name}.club.example\n`);
    }
    expect(readEnvironment(argv, folder)['CALLBACK_URL']).toBe(`https://${mode}.club.example`);
    rmSync(folder, { recursive: true });
  });

  it('name every malformed one at once', () => {
    expect(() => readSettings({ SITE_URL: 'x', CALLBACK_URL: 'y' })).toThrow(/SITE_URL[\s\S]*CALLBACK_URL/);
  });
});

describe('The command line', () => {
  const build =
    (...options: string[]) =>
    () =>
      refuseUnknownOptions(['node', 'astro', 'build', ...options]);

  it.each([
    [[]],
    [['--launch']],
    [['--no-launch']],
    [['--outDir', 'elsewhere']],
    [['--mode=staging', '--force']],
  ])('may be %j', (options) => {
    expect(build(...options)).not.toThrow();
  });

  it('is refused with an option that does not exist, and says which was meant', () => {
    expect(build('--lanch')).toThrow('The option --lanch is not known. Did you mean --launch?');
    expect(build('--zzzzzzzzzz')).toThrow('The options are: --launch');
  });
});

const BUILD = ['node', 'astro', 'build'];

describe('Before a launch', () => {
  const SETTLED = {
    SITE_URL: 'https://www.khushparivaar.in',
    TRIPS_SERVER_URL: '',
    CALLBACK_URL: 'https://script.google.com/macros/s/AKfy/exec',
  };

  it('nothing is open when site and callback have addresses that visitors reach', () => {
    expect(openSettings(SETTLED)).toEqual([]);
    expect(openSettings({ ...SETTLED, TRIPS_SERVER_URL: 'https://api.khushparivaar.in' })).toEqual([]);
  });

  it.each([
    ['SITE_URL', 'http://127.0.0.1:3000'],
    ['SITE_URL', 'https://LOCALHOST'],
    ['SITE_URL', 'http://192.168.1.20'],
    ['SITE_URL', 'https://example.com'],
    ['CALLBACK_URL', 'http://localhost:4321/callback'],
    ['CALLBACK_URL', 'https://sheet.example/exec'],
    ['TRIPS_SERVER_URL', 'http://localhost:3000'],
  ])('%s=%s is open, since no visitor can reach it', (name, address) => {
    expect(openSettings({ ...SETTLED, [name]: address })).toEqual([
      `setting ${name} is ${address}, which no visitor can reach`,
    ]);
  });

  it('an address without https is open', () => {
    expect(openSettings({ ...SETTLED, SITE_URL: 'http://khushparivaar.in' })).toHaveLength(1);
  });

  it.each(['yes', 'YES', 'true', '1'])('LAUNCH=%s asks for it', (value) => {
    expect(readLaunch({ LAUNCH: value }, BUILD)).toBe('yes');
  });

  it.each([undefined, '', 'no'])('LAUNCH=%s does not', (value) => {
    expect(readLaunch({ LAUNCH: value }, BUILD)).toBe('');
  });

  it.each([
    [['--launch'], {}],
    [['--launch'], { LAUNCH: 'no' }],
    [[], { npm_config_launch: 'true' }],
  ])('the options %j with the environment %j ask for it', (options, env) => {
    expect(readLaunch(env, [...BUILD, ...options])).toBe('yes');
  });

  it.each([
    [['--no-launch'], {}],
    [['--no-launch'], { LAUNCH: 'yes' }],
    [['--launch=no'], {}],
    [[], { npm_config_launch: '' }],
    [[], { npm_config_launch: 'false' }],
    [[], { npm_config_launch: '', LAUNCH: 'yes' }],
  ])('the options %j with the environment %j do not', (options, env) => {
    expect(readLaunch(env, [...BUILD, ...options])).toBe('');
  });

  it('LAUNCH says what it can be', () => {
    expect(() => readLaunch({ LAUNCH: 'ja' }, BUILD)).toThrow(/LAUNCH is "ja".*LAUNCH=yes/);
  });
});
