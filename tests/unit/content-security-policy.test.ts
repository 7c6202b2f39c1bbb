import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, pageSources } from '../../src/build/pages/content-security-policy.ts';

const NONE = { scripts: [], styles: [], frames: [] };
const SERVERS = { TRIPS_SERVER_URL: '', CALLBACK_URL: '' };
const sourcesOf = (directive: string, servers: Partial<typeof SERVERS> = {}) =>
  new RegExp(`${directive} ([^;]*)`).exec(contentSecurityPolicy({ ...SERVERS, ...servers }, NONE))?.[1];

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
  ])('with the servers "%s" and "%s" lets the site ask %s', (TRIPS_SERVER_URL, CALLBACK_URL, sources) => {
    expect(sourcesOf('connect-src', { TRIPS_SERVER_URL, CALLBACK_URL })).toBe(sources);
  });

  it('allows pictures of other hosts only where a trips server names them', () => {
    expect(sourcesOf('img-src')).toBe("'self' data:");
    expect(sourcesOf('img-src', { TRIPS_SERVER_URL: 'https://api.club.example' })).toBe(
      "'self' https: data:",
    );
  });
});

describe('The frames of a page', () => {
  const framesOf = (html: string) => {
    const sources = pageSources({ file: 'index.html', html }, new Set());
    return /frame-src ([^;]*)/.exec(contentSecurityPolicy(SERVERS, sources))?.[1];
  };

  it('come from the host of the videos, where the page has one, and from nowhere else', () => {
    expect(framesOf('<div data-youtube="https://www.youtube-nocookie.com/embed/x"></div>')).toBe(
      'https://www.youtube-nocookie.com',
    );
    expect(framesOf('<p>words</p>')).toBeUndefined();
  });
});

describe('The inline scripts of a page', () => {
  const OWN = new Set(['alert(1)', '{}']);
  const sources = (html: string) => pageSources({ file: 'trips/index.html', html }, OWN);

  it('are named once each by their hashes, styles too; data are not', () => {
    const { scripts, styles } = sources(
      [
        '<style>a{}</style><style>a{}</style><script src="/x.js"></script><script>alert(1)</script>',
        '<script>alert(1)</script><script type="application/ld+json">{"a":1}</script>',
        '<script type="speculationrules">{}</script>',
      ].join(''),
    );
    expect(styles).toEqual(["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"]);
    expect(scripts).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
    ]);
  });

  it.each([
    ['<p>words</p><script>steal()</script>', 'steal()'],
    ['<!--><script>steal()</script>-->', 'steal()'],
    ['<script type="module">steal()</script>', 'steal()'],
    ['<script type="speculationrules">{"prerender":[]}</script>', '{"prerender":[]}'],
    ['<template><script>steal()</script></template>', 'steal()'],
    ['<svg><script>steal()</script></svg>', 'steal()'],
  ])('that the project has not written end the build: %s', (html, beginning) => {
    expect(() => sources(html)).toThrow(
      `trips/index.html has a script that is not part of the project: ${beginning}`,
    );
  });

  it('are none where only an attribute, a comment or a text looks like one', () => {
    const html = [
      '<meta content="Trips </head> <script>alert(2)</script>"><!-- <script>alert(2)</script> -->',
      '<p>&lt;script>alert(2)&lt;/script></p><title><script>alert(2)</script></title>',
    ].join('');
    expect(sources(html)).toEqual(NONE);
  });
});
