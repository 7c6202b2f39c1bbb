import { describe, expect, it } from 'vitest';
import { absolute } from '../../src/seo/absolute-url.ts';
import { jsonLd } from '../../src/seo/structured-data/json-ld.ts';
import { openingHours } from '../../src/seo/structured-data/opening-hours.ts';
import { postalAddress } from '../../src/seo/structured-data/postal-address.ts';
import { touristTrip } from '../../src/seo/structured-data/tourist-trip.ts';

describe('An absolute address', () => {
  const SITE = 'https://www.club.example';

  it.each([
    ['/', '/', 'https://www.club.example/'],
    ['/trips/', '/', 'https://www.club.example/trips'],
    ['/club/', '/club/', 'https://www.club.example/club/'],
    ['/club/trips', '/club/', 'https://www.club.example/club/trips'],
    ['https://pictures.example/a.jpg', '/', 'https://pictures.example/a.jpg'],
  ])('of %s, where %s is the landing page, is %s', (path, home, address) => {
    expect(absolute(path, SITE, home)).toBe(address);
  });
});

describe('JSON-LD', () => {
  it('cannot be ended by a text in it', () => {
    const text = jsonLd([{ '@type': 'TouristTrip', name: '</script><script>alert(1)</script>' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script>' }] });
  });
});

describe('An address in one line', () => {
  it('is read in its parts', () => {
    expect(postalAddress('House 00, Lajpat Nagar II, New Delhi 110024')).toMatchObject({
      streetAddress: 'House 00, Lajpat Nagar II',
      addressLocality: 'New Delhi',
      postalCode: '110024',
      addressCountry: 'IN',
    });
  });

  it('may write the PIN code in two groups after a dash', () => {
    expect(postalAddress('5 MG Road, Pune - 411 001')).toMatchObject({
      addressLocality: 'Pune',
      postalCode: '411001',
    });
  });

  it('stays whole where it ends otherwise', () => {
    expect(postalAddress('Behind the temple, Pushkar')).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Behind the temple, Pushkar',
      addressCountry: 'IN',
    });
  });
});

describe('Hours in one line', () => {
  it('are read as the specification writes them', () => {
    expect(openingHours('Monday to Friday, 9:00AM to 05:00PM')).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '17:00',
    });
  });

  it('know noon from midnight', () => {
    expect(openingHours('Saturday to Sunday, 12:00 AM to 12:30 PM')).toMatchObject({
      opens: '00:00',
      closes: '12:30',
    });
  });

  it.each(['by appointment', 'Someday to Friday, 9:00AM to 05:00PM', 'Friday to Monday, 9:00AM to 05:00PM'])(
    'are left out when written as "%s"',
    (line) => {
      expect(openingHours(line)).toBeUndefined();
    },
  );
});

describe('A trip', () => {
  it('departs and arrives on its days in India, and its offer ends when it begins', () => {
    const facts = { title: 'Lamps', cities: 'Sarnath', cost: 28500 };
    const times = { startTime: Date.UTC(2027, 0, 17, 18, 30), endTime: Date.UTC(2027, 0, 22, 18, 29, 59) };
    const trip = touristTrip(
      { ...facts, ...times },
      { page: 'https://a.example/trips', image: undefined, clubId: '#club' },
    );
    expect(trip).toMatchObject({
      departureTime: '2027-01-18T00:00:00+05:30',
      arrivalTime: '2027-01-22T23:59:59+05:30',
      offers: { validThrough: '2027-01-18', price: 28500, priceCurrency: 'INR' },
    });
  });
});
