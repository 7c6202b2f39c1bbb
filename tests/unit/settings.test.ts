import { describe, expect, it } from 'vitest';
import { openSettings } from '../../src/build/launch-checklist';
import { readLaunch, readSettings } from '../../src/build/settings';

describe('The settings', () => {
  it('may all be unset', () => {
    expect(Object.values(readSettings({})).every((value) => value === '')).toBe(true);
  });

  it.each([
    ['SITE_URL', 'https://club.example'],
    ['BASE_PATH', '/club'],
    ['BASE_PATH', '/'],
    ['TRIPS_SERVER_URL', 'https://api.club.example/v1'],
    ['TRIPS_BEARER_TOKEN', 'abc.def-_/+=='],
    ['CALLBACK_URL', 'https://script.google.com/macros/s/AKfy/exec'],
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
  ])('refuse %s=%s, naming it and showing one that would do', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`${name} is "${value.replace(/[?()/.]/g, '\\$&')}".*\\n.*Write for example: ${name}=`),
    );
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

  it('an address without https is open', () => {
    expect(openSettings({ ...SETTLED, SITE_URL: 'http://khushparivaar.in' })).toHaveLength(1);
  });

  it.each(['yes', 'YES', 'true', '1'])('LAUNCH=%s asks for it', (value) => {
    expect(readLaunch({ LAUNCH: value })).toBe('yes');
  });

  it.each([undefined, '', 'no'])('LAUNCH=%s does not', (value) => {
    expect(readLaunch({ LAUNCH: value })).toBe('');
  });

  it('LAUNCH says what it can be', () => {
    expect(() => readLaunch({ LAUNCH: 'ja' })).toThrow(/LAUNCH is "ja".*LAUNCH=yes/);
  });
});
