import { describe, expect, it, vi } from 'vitest';
import { openSettings, receiverPoints } from '../../src/content-tools/launch/integration.ts';
import { readSettings } from '../../src/build/settings.ts';

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
    ['LAUNCH', 'yes'],
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
    ['LAUNCH', 'ja'],
    ['LAUNCH', 'no'],
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

  it('name every malformed one at once', () => {
    expect(() => readSettings({ SITE_URL: 'x', CALLBACK_URL: 'y' })).toThrow(/SITE_URL[\s\S]*CALLBACK_URL/);
  });
});

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

  it.each([
    ['ready', { status: 'ready' }, 0],
    ['something else', '<html>Sign in</html>', 1],
    ['nothing', null, 1],
  ])('a receiver that answers with %s is asked', async (_, answer, points) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
    expect(await receiverPoints(SETTLED.CALLBACK_URL)).toHaveLength(points);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await receiverPoints(SETTLED.CALLBACK_URL)).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('an address without https is open', () => {
    expect(openSettings({ ...SETTLED, SITE_URL: 'http://khushparivaar.in' })).toHaveLength(1);
  });
});
