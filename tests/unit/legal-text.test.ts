import { describe, expect, it } from 'vitest';
import { fillFacts, completeLegalHtml } from '../../src/lib/legal-text.ts';

const options = {
  language: 'en' as const,
  facts: {
    companyName: 'A & B Ltd',
    email: 'a@b.example',
    phone: '+91 00000',
    address: 'Delhi',
    openHours: '9 to 5',
  },
  links: { email: 'mailto:a@b.example', phone: 'tel:+9100000' },
  linkToSection: 'Link to {heading}',
  href: (path: string) => `/club${path}`,
};

describe('A legal text', () => {
  it('has its second-level headings numbered and linked to themselves', () => {
    const html = completeLegalHtml(
      '<h2 id="eligibility">Eligibility</h2><h2 id="changes">Changes</h2>',
      options,
    );
    expect(html).toContain('<h2 id="eligibility">1 Eligibility ');
    expect(html).toContain('<h2 id="changes">2 Changes ');
    expect(html).toContain('href="#changes" aria-label="Link to Changes"');
  });

  it('has its facts filled in, as text and not as markup', () => {
    expect(completeLegalHtml('<p>{{companyName}}</p>', options)).toBe('<p>A &#38; B Ltd</p>');
  });

  it('has its English facts marked where it is in Hindi, but no element within a tag', () => {
    const html = '<p>पता: {{address}}</p><a href="mailto:{{email}}">लिखें</a>';
    expect(completeLegalHtml(html, { ...options, language: 'hi' })).toBe(
      '<p>पता: <span lang="en">Delhi</span></p><a href="mailto:a@b.example">लिखें</a>',
    );
  });

  it('has its mail address and its telephone number as links, in both languages', () => {
    expect(completeLegalHtml('<p>{{phone}}</p>', options)).toBe(
      '<p><a href="tel:+9100000">+91 00000</a></p>',
    );
    expect(completeLegalHtml('<p>{{email}}</p>', { ...options, language: 'hi' })).toBe(
      '<p><a href="mailto:a@b.example" lang="en">a@b.example</a></p>',
    );
  });

  it('has no link within a link', () => {
    const html = '<a href="/trips">Trips: <em>{{phone}}</em></a> {{phone}}';
    expect(completeLegalHtml(html, options)).toBe(
      '<a href="/club/trips">Trips: <em>+91 00000</em></a> <a href="tel:+9100000">+91 00000</a>',
    );
  });

  it.each([
    ['within 30 days', 'within 30\u00A0days'],
    ['18 साल से कम', '18\u00A0साल से कम'],
    ['5 days/4 nights', '5\u00A0days/4\u00A0nights'],
    ['the Act of 2023 and 110 024', 'the Act of 2023 and 110 024'],
  ])('keeps a number with the word that it counts: %s', (text, kept) => {
    expect(completeLegalHtml(`<p>${text}</p>`, options)).toBe(`<p>${kept}</p>`);
  });

  it('has its facts filled in where it is listed by its headings', () => {
    expect(fillFacts('Changes {{companyName}}', options.facts)).toBe('Changes A & B Ltd');
  });

  it('names a heading with quotes in it to screen readers', () => {
    const html = completeLegalHtml('<h2 id="say-x">Say <code>"x"</code></h2>', options);
    expect(html).toContain('aria-label="Link to Say &#34;x&#34;"');
  });

  it('has a heading of two lines numbered too', () => {
    expect(completeLegalHtml('<h2 id="a-b">A\nB</h2>', options)).toContain('<h2 id="a-b">1 A\nB ');
  });

  it('has links within the site under the base path, and others left alone', () => {
    expect(completeLegalHtml('<a href="/trips">', options)).toBe('<a href="/club/trips">');
    expect(completeLegalHtml('<a href="https://x.example">', options)).toBe('<a href="https://x.example">');
  });

  it.each(['{{ email }}', '{{email }}'])('may ask for a fact as %s', (asked) => {
    expect(completeLegalHtml(asked, options)).toContain('>a@b.example</a>');
  });

  it('is refused when it contains an unknown variable', () => {
    expect(() => completeLegalHtml('{{fax}}', options)).toThrow(/\{\{fax\}\}.*\{\{companyName\}\}/);
  });
});
