import { describe, expect, it } from 'vitest';
import type { JsonFile } from '../../src/content-tools/check/json-file.ts';
import type { LegalFile } from '../../src/content-tools/check/legal-file.ts';
import { linkIssues, linksOf, unlinkedNotes } from '../../src/content-tools/check/links.ts';

const text = (page: string, anchors: string[] | undefined, urls: string[] = []): LegalFile => ({
  file: `content/legal${page}.md`,
  page,
  anchors,
  links: urls.map((url, index) => ({ url, line: index + 7 })),
  text: '',
  value: {},
  lineOf: () => undefined,
  issues: [],
});
const navigation = (footer: unknown): JsonFile => ({
  file: 'content/navigation.json',
  path: 'navigation',
  media: [],
  value: footer,
  lineOf: (path) => Number(path[2]) + 3,
  issues: [],
});

const TEXTS = [text('/refunds', ['cash', 'cards']), text('/privacy', undefined)];
const problemOf = (url: string, languages: ('en' | 'hi')[] = ['en', 'hi']) =>
  linkIssues([{ file: 'a', line: 1, field: 'A link', from: '/refunds', url }], TEXTS, languages).map(
    ({ problem, fix }) => `${problem}\n${fix}`,
  );

describe('The links of the content', () => {
  it('are those of the footer that begin with a slash, for all pages', () => {
    const links = [
      { page: '/refunds' },
      { page: 'refunds' },
      { section: '_about' },
      { page: 5 },
      { page: '/x' },
    ];
    expect(linksOf([navigation({ footer: { links } })], [])).toEqual([
      {
        file: 'content/navigation.json',
        line: 3,
        field: 'footer, links, entry 1, page',
        from: '',
        url: '/refunds',
      },
      {
        file: 'content/navigation.json',
        line: 7,
        field: 'footer, links, entry 5, page',
        from: '',
        url: '/x',
      },
    ]);
  });

  it('are none in a file without a footer', () => {
    expect(linksOf([navigation(undefined), navigation({})], [])).toEqual([]);
  });

  it('are those of a legal text, from its page', () => {
    expect(linksOf([], [text('/refunds', [], ['#cash', '/trips'])])).toEqual([
      { file: 'content/legal/refunds.md', line: 7, field: 'A link', from: '/refunds', url: '#cash' },
      { file: 'content/legal/refunds.md', line: 8, field: 'A link', from: '/refunds', url: '/trips' },
    ]);
  });
});

describe('A link', () => {
  it.each([
    '/refunds',
    '/refunds#cards',
    '#cash',
    '/privacy#anything',
    '/',
    '/#_about',
    '/trips',
    'https://club.example',
    'https://www.club-of-all.example/a?b#c',
    'https://club.example?b',
    'https://club.example#c',
    'mailto:hello@club.example',
    'tel:+919876543210',
    'tel:1800123',
  ])('to %s is right', (url) => {
    expect(problemOf(url)).toEqual([]);
  });

  it.each([
    ['', /^has no address\n/],
    ['/{{email}}', /fact in braces/],
    ['/a}', /fact in braces/],
    ['/%7bemail', /fact in braces/],
    [
      'http://club.example',
      /not encrypted\nWrite https:\/\/ before it: \[words\]\(https:\/\/club\.example\)$/,
    ],
    ['http://localhost:4321/refunds', /your own computer\nWrite only the path: \/refunds$/],
    ['/hi', /another language: is this meant/],
    ['/hi/trips', /another language: is this meant/],
    ['//club.example', /no address that browsers/],
    ['https://club', /no address that browsers/],
    ['https://club.example:x', /no address that browsers/],
    ['HTTPS:x', /no address that browsers/],
    ['mailto:hello', /no address that browsers/],
    ['mailto:@club.example', /no address that browsers/],
    ['mailto:hello@club', /no address that browsers/],
    ['tel:98 76', /no address that browsers/],
    ['tel:', /no address that browsers/],
    ['javascript:alert(1)', /no address that browsers/],
    ['see https://club.example', /no address that browsers|no such page/],
    ['/x:y', /no such page/],
    ['/far-away.com/abc', /no such page\nThe pages are/],
    ['../../refunds', /no such page\nDid you mean \/refunds\?$/],
    ['/refund', /no such page\nDid you mean \/refunds\?$/],
    ['./refunds.md', /no such page\nDid you mean \/refunds\?$/],
    ['../refunds.html', /no such page\nDid you mean \/refunds\?$/],
    ['refunds/', /no such page\nDid you mean \/refunds\?$/],
    [
      '/quite-something-else',
      /no such page\nThe pages are: \/, \/trips, \/hi, \/hi\/trips, \/refunds, \/privacy\.$/,
    ],
    ['www.club.com', /no such page\nWrite https:\/\/ before it: https:\/\/www\.club\.com$/],
    ['club.org/a', /no such page\nWrite https:\/\/ before it: https:\/\/club\.org\/a$/],
    ['club-of-all.co.in', /Write https:\/\/ before it: https:\/\/club-of-all\.co\.in$/],
    [
      '/refunds#card',
      /^leads to \/refunds#card, and \/refunds has no heading .*\nDid you mean \/refunds#cards\?$/,
    ],
    ['#card', /^leads to #card, and \/refunds has no heading .*\nDid you mean #cards\?$/],
    ['/refunds#elsewhere', /no heading .*\nThe headings there are: #cash, #cards\.$/],
    ['/refunds#', /no heading/],
  ])('to "%s" is told', (url, problem) => {
    expect(problemOf(url)).toEqual([expect.stringMatching(problem)]);
  });

  it('to a page in a language that there is not is told', () => {
    expect(problemOf('/hi/trips', ['en'])).toHaveLength(1);
  });

  it('is told at its place', () => {
    const link = { file: 'content/legal/a.md', line: 9, field: 'A link', from: '', url: '' };
    expect(linkIssues([link], TEXTS, ['en'])).toMatchObject([
      { file: 'content/legal/a.md', line: 9, field: 'A link' },
    ]);
  });
});

describe('A legal text', () => {
  const noted = (texts: LegalFile[], footer: string[] = []) => {
    const links = footer.map((page) => ({ page }));
    return unlinkedNotes(texts, linksOf([navigation({ footer: { links } })], texts)).map(({ file }) => file);
  };

  it('that no link leads to is noted, with its path', () => {
    expect(unlinkedNotes([text('/refunds', [])], [])).toMatchObject([
      { file: 'content/legal/refunds.md', fix: expect.stringContaining('a link to /refunds in') as string },
    ]);
  });

  it('that only links to itself is noted', () => {
    expect(noted([text('/refunds', [], ['/refunds#cash'])])).toEqual(['content/legal/refunds.md']);
  });

  it.each([
    ['the footer', [text('/refunds', [])], ['/x', '/refunds']],
    ['a heading’s link in the footer', [text('/refunds', [])], ['/refunds#cash']],
  ])('that %s leads to is not noted', (_, texts, footer) => {
    expect(noted(texts, footer)).toEqual([]);
  });

  it('that no link among others leads to is noted', () => {
    expect(noted([text('/refunds', []), text('/cash', [], ['/trips'])], ['/cash'])).toEqual([
      'content/legal/refunds.md',
    ]);
  });

  it('that another text leads to is not noted', () => {
    expect(noted([text('/refunds', []), text('/cash', [], ['/refunds'])], ['/cash'])).toEqual([]);
  });

  it.each(['/terms-of-service', '/privacy-policy', '/hi/refunds'])('%s needs no link', (page) => {
    expect(noted([text(page, [])])).toEqual([]);
  });
});
