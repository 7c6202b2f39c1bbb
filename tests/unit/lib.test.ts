import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absoluteUrl, href } from '#content-model/urls.ts';
import { formatRupees } from '#content-model/format.ts';
import { pathTo, sectionOf } from '#content-model/section-ids.ts';
import { dialled } from '#content-model/telephone.ts';

describe('A price', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [28500, '₹28,500'],
    [102500, '₹1,02,500'],
    [12345678, '₹1,23,45,678'],
    [499.5, '₹499.50'],
  ])('of %d is written %s, in Indian digit groups', (amount, written) => {
    expect(formatRupees(amount)).toBe(written);
  });

  it('keeps every digit of every whole amount', () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(formatRupees(amount).replace(/[₹,]/g, '')).toBe(String(amount));
      }),
    );
  });
});

describe('A telephone number', () => {
  it.each([
    ['+91 98765 43210', '+919876543210'],
    ['+91-98765-43210', '+919876543210'],
    ['+91\u00A098765\u00A043210', '+919876543210'],
    ['98765 43210', '+919876543210'],
    ['080 2345 6780', '+918023456780'],
    ['(011) 2345 6789', '+911123456789'],
    ['1800 123 4567', '18001234567'],
    ['1860-11-4000', '1860114000'],
    ['+44 20 7946 0000', '+442079460000'],
    ['+91 98765 4321', ''],
    ['+91 98765 432100', ''],
    ['0091 98765 43210', ''],
    ['98765', ''],
    ['+९१ ९८७६५ ४३२१०', ''],
    ['call us', ''],
    ['', ''],
    ['+91 (0) 98765 43210', '+919876543210'],
    ['+44 (0)20 7946 0958', '+442079460958'],
  ])('displayed as "%s" is dialled as "%s"', (displayed, number) => {
    expect(dialled(displayed)).toBe(number);
  });
});

describe('A section', () => {
  it.each([
    ['trips', 'trips', '/trips'],
    ['_trips', 'trips', '/trips'],
    ['_offerings', '_offering', '/#_offering'],
    ['_about', '_about', '/#_about'],
  ] as const)('named %s is %s, at the address %s', (id, section, path) => {
    expect(sectionOf(id)).toBe(section);
    expect(pathTo(id)).toBe(path);
  });

  it('with an unknown name is none', () => {
    expect(sectionOf('_nowhere')).toBeUndefined();
  });
});

describe('An address', () => {
  it.each([
    ['/', '/trips', '/trips'],
    ['/club', '/trips', '/club/trips'],
    ['/club/', '/#_about', '/club/#_about'],
    ['/club', '/', '/club/'],
  ] as const)('under the base %s leads from %s to %s', (base, path, address) => {
    expect(href(path, base)).toBe(address);
  });

  it.each([
    ['/', '/', 'https://www.club.example/'],
    ['/trips/', '/', 'https://www.club.example/trips'],
    ['/club/', '/club/', 'https://www.club.example/club/'],
    ['/club/trips', '/club/', 'https://www.club.example/club/trips'],
    ['https://pictures.example/a.jpg', '/', 'https://pictures.example/a.jpg'],
  ])('of %s, where %s is the landing page, is absolute as %s', (path, home, address) => {
    expect(absoluteUrl(path, 'https://www.club.example', home)).toBe(address);
  });
});
