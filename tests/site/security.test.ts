import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headerFile } from '#build/html/headers.ts';
import { htmlOf, read, ROUTES } from './dist.ts';

/** The sources of each directive of a policy. */
const parse = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const policyOf = (route: string) =>
  parse(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(htmlOf(route))?.[1] ?? '');

/** The hashes of the scripts or styles in the HTML of a page. */
const hashesOf = (route: string, tag: 'script' | 'style') =>
  [...htmlOf(route).matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]+?)</${tag}>`, 'g'))]
    .filter(([, attributes = '']) => !attributes.includes('ld+json'))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

describe.each(ROUTES)('The policy of %s', (route) => {
  it('stands before everything that it applies to', () => {
    expect(htmlOf(route)).toMatch(/<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  });

  it('allows the scripts and styles of the page by their hashes, the files of the site, and the player', () => {
    const policy = policyOf(route);
    for (const tag of ['script', 'style'] as const) {
      expect(hashesOf(route, tag).length).toBeGreaterThan(0);
      expect(new Set(policy[`${tag}-src`])).toEqual(new Set(["'self'", ...hashesOf(route, tag)]));
    }
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
    });
    expect(Object.values(policy).flat()).not.toContain("'unsafe-inline'");
    expect([undefined, 'https://www.youtube-nocookie.com']).toContain(policy['frame-src']?.join());
  });
});

describe('The file _headers', () => {
  const lines = read('_headers').split('\n');
  const header = (name: string) =>
    lines.find((line) => line.startsWith(`  ${name}: `))?.slice(name.length + 4) ?? '';

  it('forbids frames of other sites, which a page cannot do, and has no rule for single pages', () => {
    expect(header('Content-Security-Policy')).toBe("frame-ancestors 'none'");
    expect(lines.filter((line) => line.startsWith('/'))).toEqual(['/*', '/_astro/*']);
  });

  it('has the base path before every path, and lets browsers keep the files with a hash for a year', () => {
    const rules = headerFile('/club/').split('\n');
    expect(rules.filter((line) => line.startsWith('/'))).toEqual(['/club/*', '/club/_astro/*']);
    expect(rules.slice(rules.indexOf('/club/_astro/*') + 1)).toEqual([
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ]);
  });

  it('sends nosniff, a referrer policy under which the video plays, HSTS and a permissions policy', () => {
    expect(header('X-Content-Type-Options')).toBe('nosniff');
    expect(header('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(header('Strict-Transport-Security')).toMatch(/^max-age=31536000/);
    expect(header('Permissions-Policy')).toMatch(
      /autoplay=\(self "https:\/\/www.youtube-nocookie.com"\).*camera=\(\)/,
    );
  });

  it('has at most the 2,000 characters in a line that hosting providers read', () => {
    expect(lines.filter(({ length }) => length > 2000)).toEqual([]);
  });

  it.each([
    ['nginx.conf', /add_header ([\w-]+) ([^;]+) always;/g],
    ['Caddyfile', /^\theader ([A-Z][\w-]+) (.+)$/gm],
  ])('has the headers for all files that %s sends', (file, shape) => {
    const configuration = readFileSync(`.github/hosting/${file}`, 'utf8');
    const sent = [...configuration.matchAll(shape)]
      .filter(([, name]) => name !== 'Cache-Control')
      .map(([, name, value = '']) => `  ${name}: ${value.replace(/^(["'`])(.*)\1$/, '$2')}`);
    const [, ...everywhere] = lines.slice(0, lines.indexOf('/_astro/*')).filter(Boolean);
    expect(sent).toHaveLength(6);
    expect(sent.toSorted()).toEqual(everywhere.toSorted());
  });

  it('lets browsers keep files with a hash in their name for a year', () => {
    expect(lines[lines.indexOf('/_astro/*') + 1]).toBe(
      '  Cache-Control: public, max-age=31536000, immutable',
    );
  });
});
