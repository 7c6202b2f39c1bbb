import { describe, expect, it } from 'vitest';
import { open, linksIn, textsIn, valuesIn } from './dist.ts';

describe.each([
  {
    path: '/terms-of-service',
    title: 'Terms of service',
    updated: '2026-11-22',
    sections: [
      ['Eligibility', '#eligibility'],
      ['Support', '#support'],
      ['Complaints', '#complaints'],
      ['Fees', '#fees'],
    ],
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    updated: '2026-11-22',
    sections: [
      ['What we keep', '#what-we-keep'],
      ['How to complain', '#how-to-complain'],
    ],
  },
  {
    path: '/accessibility-statement',
    title: 'Accessibility statement',
    updated: '2026-10-01',
    sections: [['Tell us about a problem', '#tell-us-about-a-problem']],
  },
  {
    path: '/hi/terms-of-service',
    title: 'सेवा की शर्तें',
    updated: '2026-11-22',
    sections: [
      ['कौन रजिस्टर कर सकता है', '#कौन-रजिस्टर-कर-सकता-है'],
      ['मदद', '#मदद'],
      ['शिकायत', '#शिकायत'],
      ['कीमत', '#कीमत'],
    ],
  },
])('The page $path', ({ path, title, updated, sections }) => {
  const page = open(path);

  it('has the title and the date of its text', () => {
    expect(textsIn(page, 'h1')).toEqual([title]);
    expect(valuesIn(page, 'main time', 'datetime')).toEqual([updated]);
  });

  it('has numbered headings, and a list of contents that names them and leads to them', () => {
    expect(textsIn(page, 'main .text h2')).toEqual(sections.map(([name], index) => `${index + 1} ${name} #`));
    expect(valuesIn(page, 'main .text h2', 'id')).toEqual(sections.map(([, hash]) => hash?.slice(1)));
    expect(linksIn(page, '.contents')).toEqual(sections);
  });
});
