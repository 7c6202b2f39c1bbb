import { describe, expect, it } from 'vitest';
import { open, linksIn, textsIn, valuesIn } from './dist.ts';

describe.each([
  ['/terms-of-service', 'Terms of service', '2026-11-22', 'Eligibility, Support, Complaints, Fees'],
  ['/privacy-policy', 'Privacy policy', '2026-11-22', 'What we keep, How to complain'],
  ['/accessibility-statement', 'Accessibility statement', '2026-10-01', 'Tell us about a problem'],
  ['/hi/terms-of-service', 'सेवा की शर्तें', '2026-11-22', 'कौन रजिस्टर कर सकता है, मदद, शिकायत, कीमत'],
])('The page %s', (path, title, updated, sections) => {
  const page = open(path);

  it('has the title and the date of its text', () => {
    expect(textsIn(page, 'h1')).toEqual([title]);
    expect(valuesIn(page, 'main time', 'datetime')).toEqual([updated]);
  });

  it('has numbered headings, and a list of contents that names them and leads to them', () => {
    const names = sections.split(', ');
    const ids = names.map((name) => name.toLowerCase().replaceAll(' ', '-'));
    expect(textsIn(page, 'main .text h2')).toEqual(names.map((name, index) => `${index + 1} ${name} #`));
    expect(valuesIn(page, 'main .text h2', 'id')).toEqual(ids);
    expect(linksIn(page, '.contents')).toEqual(names.map((name, index) => [name, `#${ids[index]}`]));
  });
});
