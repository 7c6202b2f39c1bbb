import { describe, expect, it } from 'vitest';
import { open, linksIn, textsIn, valuesIn } from './dist.ts';

const BAR = {
  '/': [
    ['Home', '/#_landing'],
    ['About', '/#_about'],
    ['Trips', '/trips'],
    ['Sessions', '/#_popular'],
    ['Mentors', '/#_mentors'],
    ['Contact Us', '/#_contact'],
  ],
  '/hi': [
    ['होम', '/hi#_landing'],
    ['परिचय', '/hi#_about'],
    ['यात्राएँ', '/hi/trips'],
    ['सेशन', '/hi#_popular'],
    ['गुरुजन', '/hi#_mentors'],
    ['संपर्क करें', '/hi#_contact'],
  ],
};
const PLACES_TO_GO = ['Home', 'Trips', 'Sessions', 'Contact Us', 'होम', 'यात्राएँ', 'सेशन', 'संपर्क करें'];

describe.each([
  ['/', '/'],
  ['/trips', '/'],
  ['/privacy-policy', '/'],
  ['/404', '/'],
  ['/hi', '/hi'],
  ['/hi/trips', '/hi'],
] as const)('The page %s', (path, home) => {
  const page = open(path);

  it('has the items of the navigation in their order, in the bar and in the menu', () => {
    expect(linksIn(page, '.navbar nav')).toEqual(BAR[home]);
    expect(linksIn(page, '.sidebar nav')).toEqual(BAR[home]);
  });

  it('begins with a link to its content, which can take the focus', () => {
    expect(linksIn(page, 'body')[0]?.[1]).toBe('#main');
    expect(page.querySelector('main#main')?.getAttribute('tabindex')).toBe('-1');
  });

  it('has the link to the other language and the text sizes in its menu, the link first', () => {
    const other = home === '/' ? 'हिंदी' : 'English';
    const [link] = page.querySelectorAll('.sidebar a');
    expect(link?.ariaLabel ?? link?.textContent.trim()).toBe(other);
    const sizes = ['100', '125', '150'];
    expect(valuesIn(page, '.sidebar [role=group] button', 'data-text-size-button')).toEqual(sizes);
  });
});

describe('The footer', () => {
  const page = open('/trips');

  it('has the useful links in their order', () => {
    expect(textsIn(page, 'footer h2')).toEqual(['USEFUL LINKS', 'CONTACT US']);
    expect(linksIn(page, 'footer nav')).toEqual([
      ['Home', '/#_landing'],
      ['About', '/#_about'],
      ['Trips', '/trips'],
      ['Our Offerings', '/#_offering'],
      ['Popular Sessions', '/#_popular'],
      ['Mentors', '/#_mentors'],
      ['Contact Us', '/#_contact'],
      ['Terms of service', '/terms-of-service'],
      ['Privacy policy', '/privacy-policy'],
    ]);
  });

  it('has the compliance statement, the registered address, two telephone links and a mail link', () => {
    const [text = ''] = textsIn(page, 'footer');
    expect(text).toContain('Khush Parivaar is run by Khush Parivaar Clubs Private Limited, a company');
    expect(text).toContain('12 Ring Road, Lajpat Nagar II, New Delhi 110024');
    expect(linksIn(page, 'footer address')).toEqual([
      ['+91 98111 23456', 'tel:+919811123456'],
      ['1800 123 4567', 'tel:18001234567'],
      ['namaste@khushparivaar.in', 'mailto:namaste@khushparivaar.in'],
    ]);
  });

  it('leads to the accessibility statement, apart from the useful links', () => {
    expect(linksIn(page, 'footer')).toContainEqual(['Accessibility', '/accessibility-statement']);
  });
});

describe('The page for a wrong address', () => {
  it('has four places to go in each language', () => {
    expect(linksIn(open('/404'), 'main')).toEqual(
      ['/#_landing', '/trips', '/#_popular', '/#_contact']
        .concat(['/hi#_landing', '/hi/trips', '/hi#_popular', '/hi#_contact'])
        .map((address, index) => [PLACES_TO_GO[index], address]),
    );
  });
});
