import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/build/settings';

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
