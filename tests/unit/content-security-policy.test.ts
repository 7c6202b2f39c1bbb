import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineSources } from '../../src/build/content-security-policy';

const NONE = { scripts: [], styles: [] };
const connections = (TRIPS_SERVER_URL: string, CALLBACK_URL: string) =>
  /connect-src ([^;]*)/.exec(contentSecurityPolicy({ TRIPS_SERVER_URL, CALLBACK_URL }, NONE))?.[1];

describe('The Content-Security-Policy', () => {
  it.each([
    ['', '', "'self'"],
    ['https://api.club.example/v1', '', "'self' https://api.club.example"],
    ['https://api.club.example', 'https://api.club.example/callback', "'self' https://api.club.example"],
    [
      '',
      'https://script.google.com/macros/s/A/exec',
      "'self' https://script.google.com https://script.googleusercontent.com",
    ],
  ])('with the servers "%s" and "%s" lets the site ask %s', (trips, callback, sources) => {
    expect(connections(trips, callback)).toBe(sources);
  });

  it('names each inline script and style once, by its hash, and no data', () => {
    const html = [
      '<style>a{}</style><style>a{}</style><script src="/x.js"></script><script>alert(1)</script>',
      '<script type="application/ld+json">{"a":1}</script><script type="speculationrules">{}</script>',
    ].join('');
    const { scripts, styles } = inlineSources(html);
    expect(styles).toEqual(["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"]);
    expect(scripts).toHaveLength(2);
  });
});
