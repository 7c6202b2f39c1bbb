import { beforeAll, describe, expect, it, vi } from 'vitest';
import { completeLegalHtml, fillFacts } from '#content-model/legal/legal-html.ts';

const FACTS = { companyName: 'A & B Ltd', email: 'a@b.example', phone: '+91 00000', address: 'Delhi' };
const LINKS = { email: 'mailto:a@b.example', phone: 'tel:+9100000' };
const complete = (html: string, language: 'en' | 'hi' = 'en') =>
  completeLegalHtml(html, language, FACTS, LINKS, 'Link to {heading}');

describe('A legal text', () => {
  beforeAll(() => {
    vi.stubEnv('BASE_URL', '/club/');
  });

  it('has its second-level headings numbered and linked to themselves', () => {
    const html = '<h2 id="fees">Fees\nand more</h2><h2 id="say-x">Say <code>"x"</code></h2>';
    expect(complete(html)).toBe(
      '<h2 id="fees">1 Fees\nand more <a class="target heading-link" href="#fees" aria-label="Link to Fees\nand more">#</a></h2>' +
        '<h2 id="say-x">2 Say <code>"x"</code> <a class="target heading-link" href="#say-x" aria-label="Link to Say &#34;x&#34;">#</a></h2>',
    );
  });

  it.each([
    ['facts as text, not as markup', '{{companyName}}', 'A &#38; B Ltd'],
    ['the telephone number as a link', '{{phone}}', '<a href="tel:+9100000">+91 00000</a>'],
    ['blanks in the braces of a fact', '{{ email }}', '<a href="mailto:a@b.example">a@b.example</a>'],
    [
      'no link within a link',
      '<a href="/trips">Trips: <em>{{phone}}</em></a> {{phone}}',
      '<a href="/club/trips">Trips: <em>+91 00000</em></a> <a href="tel:+9100000">+91 00000</a>',
    ],
    ['links to other sites as they are', '<a href="https://x.example">', '<a href="https://x.example">'],
    ['a number and the word that it counts on one line', 'within 30 days', 'within 30\u00A0days'],
    ['a number and its Hindi word on one line', '18 साल से कम', '18\u00A0साल से कम'],
    ['two numbers with their words', '5 days/4 nights', '5\u00A0days/4\u00A0nights'],
    ['numbers that count nothing as they are', 'the Act of 2023 and 110 024', 'the Act of 2023 and 110 024'],
  ])('has %s', (_, html, completed) => {
    expect(complete(html)).toBe(completed);
  });

  it('has its English facts marked where it is in Hindi, but no element within a tag', () => {
    const html = 'पता: {{address}} {{email}} <a href="mailto:{{email}}">लिखें</a>';
    const email = '<a href="mailto:a@b.example" lang="en">a@b.example</a>';
    expect(complete(html, 'hi')).toBe(
      `पता: <span lang="en">Delhi</span> ${email} <a href="mailto:a@b.example">लिखें</a>`,
    );
  });

  it('has its facts filled in where it is listed by its headings', () => {
    expect(fillFacts('Changes {{companyName}}', FACTS)).toBe('Changes A & B Ltd');
  });

  it('is refused when it contains an unknown variable', () => {
    expect(() => complete('{{fax}}')).toThrow(/\{\{fax\}\}.*\{\{companyName\}\}/);
  });
});
