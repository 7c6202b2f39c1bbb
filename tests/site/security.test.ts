import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PAGES, read } from './dist.ts';

const files = Object.values(PAGES);

/** The policy of a page, by directive. */
function policyOf(file: string): Record<string, string[]> {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(read(file))?.[1] ?? '';
  return parse(policy);
}

function parse(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

/** The header file, by path and header name. */
function headers(): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let path = '';
  for (const line of read('_headers').trimEnd().split('\n')) {
    if (!line.startsWith(' ')) rules[(path = line)] = {};
    else {
      const [name = '', ...value] = line.trim().split(': ');
      Object.assign(rules[path] ?? {}, { [name]: value.join(': ') });
    }
  }
  return rules;
}

describe.each(files)('The policy of %s', (file) => {
  const policy = policyOf(file);

  it('stands before anything that it is about', () => {
    expect(read(file)).toMatch(/<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  });

  it('has no unsafe source, and no source for scripts and styles but the site and hashes', () => {
    expect(Object.values(policy).flat().join(' ')).not.toContain('unsafe');
    for (const directive of ['script-src', 'style-src']) {
      expect(policy[directive]?.[0]).toBe("'self'");
      for (const source of policy[directive]?.slice(1) ?? [])
        expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
    }
  });

  it('names every script and style of the page, and no other', () => {
    for (const [tag, directive] of [
      ['script', 'script-src'],
      ['style', 'style-src'],
    ] as const) {
      const texts = [...read(file).matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'g'))]
        .filter(([, attributes = '', text]) => text && !attributes.includes('ld+json'))
        .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      const hashes = policy[directive]?.filter((source) => source.includes('sha256'));
      expect(new Set(hashes)).toEqual(new Set(texts));
      expect(texts.length).toBeGreaterThan(0);
    }
  });

  it('is limited to the site and the host of the video', () => {
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
    });
    expect([undefined, 'https://www.youtube-nocookie.com']).toContain(policy['frame-src']?.join());
  });
});

describe('The header file', () => {
  const all = headers()['/*'] ?? {};
  const policy = parse(all['Content-Security-Policy'] ?? '');

  it('forbids frames of other sites', () => {
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  it('allows what the pages allow, and nothing else', () => {
    for (const directive of ['script-src', 'style-src']) {
      const allowed = new Set(files.flatMap((file) => policyOf(file)[directive] ?? []));
      expect(new Set(policy[directive])).toEqual(allowed);
    }
    expect({ ...policy, 'script-src': [], 'style-src': [] }).toEqual({
      ...policyOf('index.html'),
      'frame-ancestors': ["'none'"],
      'script-src': [],
      'style-src': [],
    });
  });

  it('sends nosniff, a referrer policy under which the video plays, HSTS and a permissions policy', () => {
    expect(all['X-Content-Type-Options']).toBe('nosniff');
    expect(all['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
    expect(all['Strict-Transport-Security']).toMatch(/^max-age=31536000/);
    expect(all['Permissions-Policy']).toContain('autoplay=(self "https://www.youtube-nocookie.com")');
    expect(all['Permissions-Policy']).toContain('camera=()');
  });

  it('has no line that is too long for the hosts that read it (2,000 characters)', () => {
    for (const line of read('_headers').split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });

  it('lets hashed files be kept for a year', () => {
    expect(headers()['/_astro/*']).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
  });
});
