import { describe, expect, it } from 'vitest';
import type { JsonFile } from '../../src/content-tools/check/json-file.ts';
import type { LegalFile } from '../../src/content-tools/check/legal-file.ts';
import { linkIssues, linksOf, unlinkedNotes } from '../../src/content-tools/check/links.ts';

/** A legal text with these anchors, and links from line 7 on. */
const text = (page: string, anchors: string[] | undefined, ...urls: string[]): LegalFile => ({
  file: `content/legal${page}.md`,
  page,
  anchors,
  links: urls.map((url, index) => ({ url, line: index + 7 })),
  text: '',
  value: {},
  lineOf: () => undefined,
  issues: [],
});
const navigation = (value: unknown): JsonFile => ({
  file: 'content/navigation.json',
  path: 'navigation',
  media: [],
  value,
  lineOf: (path) => Number(path[2]) + 3,
  issues: [],
});

describe('The links of the content', () => {
  it('are those of the footer that begin with a slash, for all pages', () => {
    const links = [
      { page: '/refunds' },
      { page: 'refunds' },
      { section: '_about' },
      { page: 5 },
      { page: '/x' },
    ];
    const place = { file: 'content/navigation.json', from: '' };
    expect(linksOf([navigation({ footer: { links } })], [])).toEqual([
      { ...place, line: 3, field: 'footer, links, entry 1, page', url: '/refunds' },
      { ...place, line: 7, field: 'footer, links, entry 5, page', url: '/x' },
    ]);
    expect(linksOf([navigation(undefined), navigation({})], [])).toEqual([]);
  });

  it('are those of a legal text, from its page', () => {
    const place = { file: 'content/legal/refunds.md', field: 'A link', from: '/refunds' };
    expect(linksOf([], [text('/refunds', [], '#cash', '/trips')])).toEqual([
      { ...place, line: 7, url: '#cash' },
      { ...place, line: 8, url: '/trips' },
    ]);
  });
});

describe('A link on the page /refunds', () => {
  const TEXTS = [text('/refunds', ['cash', 'cards']), text('/hi/refunds', []), text('/privacy', undefined)];
  const problemOf = (url: string) => {
    const link = { file: 'a.md', line: 9, field: 'A link', from: '/refunds', url };
    return linkIssues([link], TEXTS, ['en', 'hi']).map(({ problem, fix, ...place }) => {
      expect(place).toMatchObject({ file: 'a.md', line: 9, field: 'A link' });
      return `${problem}\n${fix}`;
    });
  };

  it.each(
    `/ /#_about /trips /refunds /refunds#cards #cash /privacy#anything /hi/refunds https://club.example
    https://www.club-of-all.example/a?b#c https://club.example?b https://club.example#c mailto:hello@club.example
    tel:+919876543210 tel:1800123`.split(/\s+/),
  )('to %s is right', (url) => {
    expect(problemOf(url)).toEqual([]);
  });

  it.each(
    `//club.example https://club https://club.example:x HTTPS:x mailto:hello mailto:hello@club mailto:@club.example
    tel: tel:98+76 javascript:alert(1)`.split(/\s+/),
  )('to %s is wrong: no browser can rely on it', (url) => {
    expect(problemOf(url)).toEqual([expect.stringMatching(/no address that browsers/)]);
  });

  it.each([
    ['/{{email}}', /fact in braces/],
    ['/a}', /fact in braces/],
    ['/%7bemail', /fact in braces/],
    ['http://club.example', /not encrypted\n.*: \[words\]\(https:\/\/club\.example\)$/],
    ['/hi', /another language: is this meant/],
    ['/hi/trips', /another language: is this meant/],
    ['see https://club.example', /no such page/],
    ['/x:y', /no such page/],
    ['/far-away.com/abc', /no such page\nThe pages are/],
    ['../../refunds', /no such page\nDid you mean \/refunds\?$/],
    ['../refunds.html', /no such page\nDid you mean \/refunds\?$/],
    ['refunds/', /no such page\nDid you mean \/refunds\?$/],
    [
      '/something-else',
      /\nThe pages are: \/, \/trips, \/hi, \/hi\/trips, \/refunds, \/hi\/refunds, \/privacy\.$/,
    ],
    ['club.org/a', /no such page\nWrite https:\/\/ before it: https:\/\/club\.org\/a$/],
    ['club-of-all.co.in', /Write https:\/\/ before it: https:\/\/club-of-all\.co\.in$/],
    [
      '/refunds#card',
      /^leads to \/refunds#card, and \/refunds has no heading .*\nDid you mean \/refunds#cards\?$/,
    ],
    ['/refunds#elsewhere', /no heading .*\nThe headings there are: #cash, #cards\.$/],
    ['/refunds#', /no heading/],
  ])('to "%s" is wrong', (url, problem) => {
    expect(problemOf(url)).toEqual([expect.stringMatching(problem)]);
  });

  it('to a page in a language that the site does not have is wrong', () => {
    const link = { file: 'a.md', line: 9, field: 'A link', from: '', url: '/hi/trips' };
    expect(linkIssues([link], TEXTS, ['en'])[0]?.problem).toMatch(/no such page/);
  });
});

describe('A legal text', () => {
  /** The notes about legal texts with a footer that links to these pages. */
  const noted = (texts: LegalFile[], ...footer: string[]) => {
    const links = footer.map((page) => ({ page }));
    return unlinkedNotes(texts, linksOf([navigation({ footer: { links } })], texts));
  };

  it('to which no link leads is noted, with its path', () => {
    const notes = noted([text('/refunds', [], '/refunds#cash'), text('/cash', [], '/trips')], '/cash');
    expect(notes).toMatchObject([
      { file: 'content/legal/refunds.md', fix: expect.stringContaining('a link to /refunds in') as string },
    ]);
  });

  it.each([
    ['the footer leads', [text('/refunds', [])], ['/x', '/refunds']],
    ['a link to a heading leads', [text('/refunds', [])], ['/refunds#cash']],
    ['another text leads', [text('/refunds', []), text('/cash', [], '/refunds')], ['/cash']],
    ['every page leads', [text('/terms-of-service', []), text('/privacy-policy', [])], []],
    ['the English page leads', [text('/hi/refunds', [])], []],
  ])('to which %s is not noted', (_, texts, footer) => {
    expect(noted(texts, ...footer)).toEqual([]);
  });
});
